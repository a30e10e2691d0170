import { aSite } from '@forecourt/tenant-config/testing'
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
  it('names a dealership once that is called as its site is', () => {
    const place = { name: 'Harbour', address: '', phone: '', hours: [] }
    const brand = aMailBrand({ siteName: 'Harbour', place })
    expect(formatMailText(link, brand).match(/^Harbour$/gm)).toHaveLength(1)
  })

  it('numbers the steps from 1', () => {
    const content = { ...link, steps: ['Open the link', 'Choose a time'] }
    expect(formatMailText(content, aMailBrand())).toContain('1. Open the link\n2. Choose a time')
  })
})

describe('createLeadMail', () => {
  const outgoing = { siteId: 'harbour', deliveryId: 'd', attempt: 1, lead: reservation.lead }
  const site = aSite({ timeZone: 'Australia/Brisbane' })
  const create = (format: 'text' | 'adf', brand: ReturnType<typeof aMailBrand> | null) =>
    createLeadMail(outgoing, { to: 'sales@harbour.example', format, site, brand })

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

  it('speaks to a person: names of dealership, place and services, the loan, days and times in words [FIN-096]', () => {
    const told = aSite({
      forms: { additionalServices: [{ value: 'video', label: 'Send me a video' }] },
    })
    const payload = {
      dealership_slug: 'example-motors',
      appointment_date: '2026-11-30',
      appointment_time: '14:00',
      distribution_location: 'example-motors',
      additional_services: ['video'],
      purchasePrice: '32,500',
      loanTerm: '5',
      selfAssessedCreditScore: 'DECENT',
      whoIsHelping: 'Jo',
    }
    const asked = { ...outgoing, lead: aLead({ payload, received_at: '2026-11-29T16:04:00.000Z' }) }
    const to = { to: 'a@b.example', site: told, brand: aMailBrand() }
    const { text, html = '' } = createLeadMail(asked, { ...to, format: 'text' })
    for (const [term, details] of [
      ['Dealership', 'Example Motors'],
      ['Mobile', '0412 345 678'],
      ['Preferred day', 'Monday 30 November 2026'],
      ['Preferred time', '2:00 pm'],
      ['Preferred place', 'Example Motors'],
      ['Additional services', 'Send me a video'],
      ['Amount to finance', '$32,500'],
      ['Loan term', '5 years'],
      ['Credit history', 'Decent'],
      ['Helped by', 'Jo'],
      ['Received', 'Monday 30 November 2026, 2:04 am'],
    ]) {
      expect(text).toContain(`${term}: ${details}\n`)
      expect(html).toContain(`>${details}</td>`)
    }
    const adf = createLeadMail(asked, { ...to, format: 'adf' }).text
    for (const words of ['Amount to finance: $32,500', 'Credit history: Decent', 'Helped by: Jo'])
      expect(adf).toContain(words)
  })

  it('says when a lead came by the clock of the place that answers it [D-71]', () => {
    const perth = site.locations.map((each) => ({
      ...each,
      address: { ...each.address, state: 'wa' as const },
    }))
    const lead = aLead({ received_at: '2026-11-29T16:04:00.000Z' })
    const west = { ...site, locations: perth }
    const { text } = createLeadMail(
      { ...outgoing, lead },
      { to: 'a@b.example', format: 'text', site: west },
    )
    expect(text).toContain('Received: Monday 30 November 2026, 12:04 am\n')
  })

  it('shows what a sender typed where it is no day, time or choice of the site', () => {
    const payload = { appointment_date: '2026-13-40', appointment_time: 'noon', loanTerm: 'long' }
    const lead = aLead({ payload: { ...payload, distribution_location: 'gone' } })
    const options = { to: 'a@b.example', format: 'text', site } as const
    const { text } = createLeadMail({ ...outgoing, lead }, options)
    for (const words of [...Object.values(payload), 'gone']) expect(text).toContain(`: ${words}\n`)
  })

  it('names the vehicle in its subject where the sender told its number alone', () => {
    const { subject } = create('text', null)
    expect(subject).toBe('Vehicle Enquiry: 2021 Toyota Corolla Ascent Sport U10482')
  })

  it('says in its subject what became of a lead before, and gives a landline as one [D-57]', () => {
    const payload = {
      category: 'Test Drive',
      subcategory: 'Test drive cancelled',
      phone: '0255504600',
    }
    const mail = (format: 'text' | 'adf') =>
      createLeadMail(
        { ...outgoing, lead: aLead({ payload }) },
        { to: 'sales@harbour.example', format, site, brand: null },
      )
    expect(mail('text').subject).toBe('Test drive cancelled')
    expect(mail('text').text).toContain('\nPhone: 02 5550 4600\n')
    expect(mail('adf').text).toContain('<phone type="voice">0255504600</phone>')
  })

  it('says how to unsubscribe somebody who agreed to marketing, and nothing else of it', () => {
    const unsubscribeUrl = 'https://harbour.example/unsubscribe?token=a.b'
    const told = (marketing: { isWelcome: boolean; unsubscribeUrl: string | null }) =>
      createLeadMail(
        { ...outgoing, marketing },
        { to: 'sales@harbour.example', format: 'text', site, brand: null },
      ).text
    expect(told({ isWelcome: true, unsubscribeUrl })).toContain(
      `Agreed to marketing: yes\nTo unsubscribe: ${unsubscribeUrl}\n`,
    )
    expect(told({ isWelcome: false, unsubscribeUrl: null })).toMatch(
      /Agreed to marketing: no\nLead: /,
    )
  })
})
