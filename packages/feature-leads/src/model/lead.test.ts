import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { createConsent, createLeadPayload } from './lead.ts'

const context = {
  url: 'http://harbour.localhost/contact',
  userAgent: 'Mozilla/5.0',
  attributes: { visited_pages: ['/', '/contact'], linked_query_params: { utm_source: 'news' } },
}

describe('createLeadPayload', () => {
  it('adds url, source, user agent, car and dealership of the car [DATA-054]', () => {
    const enquiry = anEnquiry({ car_id: 40817, car_dealership_id: 1 })
    expect(createLeadPayload(enquiry, context)).toMatchObject({
      url: 'http://harbour.localhost/contact',
      source: 'Website',
      user_agent: 'Mozilla/5.0',
      car_id: 40817,
      car_dealership_id: 1,
    })
  })

  it('adds visited pages and linked query parameters [DATA-055]', () => {
    expect(createLeadPayload(anEnquiry(), context).lead_attributes).toEqual({
      visited_pages: ['/', '/contact'],
      linked_query_params: { utm_source: 'news' },
    })
  })

  it('sends a careers enquiry as a general one with a subcategory [LEAD-014]', () => {
    const careers = anEnquiry({ category: 'Careers Enquiry', subcategory: 'x' })
    expect(createLeadPayload(careers, context)).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    })
    const parts = anEnquiry({ category: 'Parts Enquiry', subcategory: 'x' })
    expect(createLeadPayload(parts, context)).toMatchObject({
      category: 'Parts Enquiry',
      subcategory: 'x',
    })
  })

  it('sends the normalised phone [D-57]', () => {
    expect(createLeadPayload(anEnquiry({ phone: '+61 412 345 678' }), context).phone).toBe(
      '0412345678',
    )
  })

  it('cuts a long address instead of refusing it', () => {
    const long = { ...context, url: `http://x/${'y'.repeat(5000)}`, userAgent: 'z'.repeat(900) }
    const payload = createLeadPayload(anEnquiry(), long)
    expect(payload.url).toHaveLength(2000)
    expect(payload.user_agent).toHaveLength(500)
  })
})

describe('createConsent', () => {
  it('holds value, version of the wording, page and time [PLUS-034]', () => {
    const at = new Date('2026-11-20T01:02:03.000Z')
    expect(createConsent(anEnquiry(), '/contact', at)).toEqual({
      value: true,
      wording_version: '2026-11',
      page: '/contact',
      at: '2026-11-20T01:02:03.000Z',
    })
    expect(createConsent(anEnquiry({ opt_in: false, opt_in_version: '' }), '', at)).toMatchObject({
      value: false,
      wording_version: null,
    })
  })
})
