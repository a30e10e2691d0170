import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aDigestLead, aDigestPeriod, someDigestRecords } from '../../testing/digest/digests.ts'
import { aMailBrand } from '../../testing/index.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { createDigestMail, listDigestRecipients } from './digest-mail.ts'
import type { DigestRecords } from './digest-store.ts'

const site = aSite({ id: 'harbour', name: 'Harbour' })
const create = (records: Partial<DigestRecords>, dealership: string | null = null) =>
  createDigestMail(site, aDigestPeriod, someDigestRecords(records), dealership)
const textOf = (records: Partial<DigestRecords>) => {
  const content = create(records)
  if (!content) throw new Error('expected a mail')
  return composeMail('sales@harbour.example', content, aMailBrand())
}

describe('createDigestMail', () => {
  it('is no mail on a day with nothing to tell', () => {
    expect(create({})).toBeNull()
  })

  it('counts the leads of the day before by kind, the most frequent first', () => {
    const leads = ['Test Drive', 'Vehicle Enquiry', 'Vehicle Enquiry'].map((category) =>
      aDigestLead({ category }),
    )
    const { subject, text, html = '' } = textOf({ leads })
    expect(subject).toBe('3 leads on Thursday 19 November')
    expect(text).toContain('Vehicle Enquiry: 2, Test Drive: 1')
    expect(html).toContain('Vehicle Enquiry: 2, Test Drive: 1')
  })

  it('tells a test drive that was cancelled from one that is new, and a payment from a question', () => {
    const leads = [
      aDigestLead({ category: 'Test Drive' }),
      aDigestLead({ category: 'Test Drive', subcategory: 'Test drive cancelled' }),
      aDigestLead({ category: 'General Enquiry', subcategory: 'Online payment' }),
    ]
    const { text } = textOf({ leads })
    expect(text).toContain(
      'General Enquiry (Online payment): 1, Test Drive: 1, Test drive cancelled: 1',
    )
    expect(text).toContain(`: Test drive cancelled: ${leads[1]?.lead.offer?.name}. Delivered.`)
  })

  it('names each with its time at the site, its name, vehicle and delivery, and no number or address', () => {
    const lead = aDigestLead({ name: 'Ann', last_name: 'Lee', category: 'Vehicle Enquiry' })
    const { text, html = '' } = textOf({ leads: [lead] })
    const line = `9:05 am, Ann Lee: Vehicle Enquiry: ${lead.lead.offer?.name}. Delivered.`
    expect(text).toContain(line)
    expect(html).toContain('9:05 am, Ann Lee')
    for (const hidden of [lead.lead.payload.email, lead.lead.payload.phone])
      expect(text + html).not.toContain(hidden)
  })

  it.each([
    [{ crm: 'dead', mail: 'delivered' }, 'Not delivered: crm.'],
    [{ crm: 'dead', dms: 'dead' }, 'Not delivered: crm, dms.'],
    [{ crm: 'pending', mail: 'delivered' }, 'On its way to crm.'],
    [{ crm: 'delivered', news: 'withheld' }, 'Delivered.'],
    [{}, 'Stored here only.'],
  ] as const)('says of deliveries %j: %s', (states, words) => {
    expect(textOf({ leads: [aDigestLead({}, states)] }).text).toContain(words)
  })

  it('warns of leads that did not arrive, and of none where all did', () => {
    const dead = aDigestLead({}, { crm: 'dead' })
    expect(textOf({ leads: [dead] }).text).toContain('1 lead has not reached every system')
    expect(textOf({ leads: [dead, dead] }).text).toContain('2 leads have not reached')
    expect(textOf({ leads: [aDigestLead()] }).text).not.toContain('not reached')
  })

  it('tells of test drives of today and of reservations, also without a lead of yesterday', () => {
    const { lead } = aDigestLead({ name: 'Bob', last_name: 'Ray' })
    const appointment = { locationId: -1, startsAt: '2026-11-20T00:30:00.000Z' }
    const { text, html = '' } = textOf({
      appointments: [{ lead, appointment }],
      reservations: [lead],
    })
    expect(text).toContain('0 leads on Thursday 19 November')
    expect(text).toContain(`Test drives today\n\n10:30 am, Bob Ray: ${lead.offer?.name}`)
    expect(text).toContain(`Reservations since yesterday\n\nBob Ray: ${lead.offer?.name}`)
    expect(html).toContain('Test drives today')
    expect(html).not.toContain('Yesterday’s leads')
  })

  it('tells a dealership of its own alone', () => {
    const leads = ['north', 'south'].map((dealership_slug) => aDigestLead({ dealership_slug }))
    expect(create({ leads }, 'north')?.heading).toBe('1 lead on Thursday 19 November')
    expect(create({ leads }, 'nobody')).toBeNull()
    const [known, ...others] = site.dealerships
    const own = aDigestLead({ dealership_slug: others[0]?.slug ?? known?.slug })
    expect(create({ leads: [own] }, own.lead.payload.dealership_slug)?.notes.at(-1)).toContain(
      `about the leads of ${(others[0] ?? known)?.name}.`,
    )
  })

  it('names a hundred leads and says how many more there are', () => {
    const leads = Array.from({ length: 101 }, () => aDigestLead())
    const content = create({ leads })
    expect(content?.sections?.[0]?.facts).toHaveLength(100)
    expect(content?.notes[0]).toBe('And 1 more lead.')
    expect(create({ leads: leads.slice(1) })?.notes).toHaveLength(1)
  })

  it('keeps what a visitor typed on one line and out of the markup', () => {
    const name = '<b>Ann</b>\r\nBcc: x@example.com'
    const { text, html = '' } = textOf({ leads: [aDigestLead({ name })] })
    expect(html).not.toContain('<b>')
    expect(text).not.toMatch(/^Bcc/m)
  })
})

describe('listDigestRecipients', () => {
  const target = (id: string, differences: object) => ({
    id,
    type: 'email' as const,
    to: `${id}@harbour.example`,
    ...differences,
  })
  const listOf = (delivery: object) => listDigestRecipients(aSite({ delivery }))

  it('is nobody by default', () => {
    expect(listOf({})).toEqual([])
  })

  it('is each mailbox in which people read leads, once, where the file names nobody', () => {
    const targets = [
      target('sales', {}),
      target('again', { to: 'sales@harbour.example' }),
      target('crm', { format: 'adf' }),
      target('news', { purpose: 'marketing' }),
    ]
    expect(listOf({ targets })).toEqual([{ to: 'sales@harbour.example', dealership: null }])
    expect(listOf({ targets, digest: { recipients: [] } })).toEqual([])
  })

  it('is whom the file names', () => {
    const recipients = [{ to: 'boss@harbour.example', dealership: null }]
    expect(listOf({ digest: { recipients } })).toEqual(recipients)
  })
})
