import { describe, expect, it } from 'vitest'
import { aJourneyAnswers, aLead, aLeadOffer, aMailBrand } from '../../testing/index.ts'
import { createJourneyMail } from '../journey/journey-mail.ts'
import { createLeadJourney } from '../journey/lead-journey.ts'
import { createLeadMail } from '../lead-mail.ts'
import { createReservationMail } from '../reserve/reservation-mail.ts'
import { composeMail, formatMailText } from './compose-mail.ts'

const offer = aLeadOffer({ picture_url: 'https://harbour.example/images/a.jpg' })
const lead = aLead({ offer })
const reservation = {
  id: '7a6b5c4d-1111-4222-8333-444455556666',
  amountCents: 20_000,
  lead: {
    ...lead,
    payload: { ...lead.payload, journey: createLeadJourney(aJourneyAnswers()) },
  },
}
const receipt = createReservationMail(reservation, 'Refunded in full within 7 days.')
const link = createJourneyMail({
  siteName: 'Harbour',
  carName: offer.name,
  url: 'https://harbour.example/checkout-journey?car_id=a&link=b',
  offer: null,
})

describe('composeMail', () => {
  it('says the same as text and in the look of the dealer', () => {
    const { text, html = '', subject } = composeMail('a@example.com', receipt, aMailBrand())
    expect(subject).toContain(offer.name)
    for (const words of [
      'R-7A6B5C4D',
      '$200',
      offer.name,
      'The rest',
      'By finance',
      'Refunded in full within 7 days.',
      'Harbour Toyota',
      '1243 Kingsford Smith Drive, Hamilton QLD 4007',
      '07 7010 4100',
      'Sunday: Closed',
    ])
      expect([text, html]).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
    expect(html).toContain('bgcolor="#0b4f6c"')
  })

  it('asks the web for the logo and the picture of the vehicle, and for nothing else', () => {
    const brand = aMailBrand({ logoUrl: 'https://harbour.example/mail-logo.png' })
    const { html = '' } = composeMail('a@example.com', receipt, brand)
    expect([...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      'https://harbour.example/mail-logo.png',
      'https://harbour.example/images/a.jpg',
    ])
    expect(html).not.toMatch(/<(?:script|link|style|iframe)|url\(|@import/)
  })

  it('keeps its own texts out of its markup, and names only addresses of the web', () => {
    const hostile = {
      ...link,
      heading: '<script>alert(1)</script>',
      action: { label: '"Go"', url: 'javascript:alert(1)' },
    }
    const { html = '' } = composeMail('a@example.com', hostile, aMailBrand())
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('&quot;Go&quot;')
  })

  it('leads to the purchase by a whole address [PLUS-109]', () => {
    expect(formatMailText(link, aMailBrand({ place: null }))).toContain(
      'https://harbour.example/checkout-journey?car_id=a&link=b',
    )
    const { html = '' } = composeMail('a@example.com', link, aMailBrand({ place: null }))
    expect(html).toContain('href="https://harbour.example/checkout-journey?car_id=a&amp;link=b"')
  })
})

describe('formatMailText', () => {
  it('numbers the steps from 1', () => {
    const content = { ...link, steps: ['Open the link', 'Choose a time'] }
    expect(formatMailText(content, aMailBrand())).toContain('1. Open the link\n2. Choose a time')
  })
})

describe('createLeadMail', () => {
  const outgoing = { siteId: 'harbour', deliveryId: 'd', attempt: 1, lead: reservation.lead }
  const vendor = { name: 'Harbour', phone: '', url: 'https://harbour.example' }
  const create = (format: 'text' | 'adf', brand: ReturnType<typeof aMailBrand> | null) =>
    createLeadMail(outgoing, { to: 'sales@harbour.example', format, vendor, brand })

  it('has the look of the dealer beside the same words, for people alone [PLUS-032]', () => {
    const mail = create('text', aMailBrand())
    expect(mail.text).toBe(create('text', null).text)
    for (const words of [offer.name, 'ann.lee@example.com', 'Is it still available?'])
      expect(mail.html).toContain(words)
    expect([create('adf', aMailBrand()), create('text', null)].map(({ html }) => html)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('says how to unsubscribe somebody who agreed to marketing, and nothing else of it', () => {
    const unsubscribeUrl = 'https://harbour.example/unsubscribe?token=a.b'
    const told = (marketing: { isWelcome: boolean; unsubscribeUrl: string | null }) =>
      createLeadMail(
        { ...outgoing, marketing },
        { to: 'sales@harbour.example', format: 'text', vendor, brand: null },
      ).text
    expect(told({ isWelcome: true, unsubscribeUrl })).toContain(
      `Agreed to marketing: yes\nTo unsubscribe: ${unsubscribeUrl}\n`,
    )
    expect(told({ isWelcome: false, unsubscribeUrl: null })).toMatch(
      /Agreed to marketing: no\nReceived: /,
    )
  })
})
