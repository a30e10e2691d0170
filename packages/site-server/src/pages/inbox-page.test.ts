import { describe, expect, it } from 'vitest'
import { formatInbox } from './inbox-page.ts'

describe('formatInbox', () => {
  it('links an address up to the markup that follows it in a lead as ADF', async () => {
    const text = '<comments>https://a.example/?b=1&c=2</comments><url>https://a.example</url>'
    const mail = {
      siteId: 'a',
      to: 'crm@a.example',
      subject: 'Lead',
      text,
      messageId: 'a',
      at: new Date(0),
    }
    const site = { name: 'Example Motors', url: 'https://a.example' }
    const page = await formatInbox({ messages: [], mails: [mail] }, site).text()
    expect(page).toContain(
      '<a href="https://a.example/?b=1&amp;c=2">https://a.example/?b=1&amp;c=2</a>&lt;/comments&gt;',
    )
    expect(page).toContain('<a href="https://a.example">https://a.example</a>&lt;/url&gt;')
  })
})
