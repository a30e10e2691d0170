import { describe, expect, it } from 'vitest'
import { aLead } from '../testing/leads.ts'
import type { LeadPayload } from './lead.ts'
import { hasSameContent } from './sending-content.ts'

const { payload } = aLead()
const isSame = (change: Partial<LeadPayload>) => hasSameContent(payload, { ...payload, ...change })

describe('hasSameContent', () => {
  it.each<Partial<LeadPayload>>([
    { message: 'Another question' },
    { email: 'ann.leigh@example.com' },
    { opt_in: false },
    { car_id: 1 },
    { additional_services: ['finance'] },
  ])('tells %j from what was sent before [PLUS-092]', (change) => {
    expect(isSame(change)).toBe(false)
  })

  it('takes another page, browser and visit for the same sending [PLUS-092]', () => {
    const lead_attributes = { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } }
    expect(isSame({ url: 'http://x', user_agent: 'other', lead_attributes })).toBe(true)
  })

  it.each([undefined, null, '', false, []])('takes %j for a field that was left out', (empty) => {
    expect(isSame({ referring_page: empty } as Partial<LeadPayload>)).toBe(true)
  })

  it('takes fields in another order, or missing because they are empty, for the same', () => {
    const { postcode: _, ...rest } = payload
    const reordered = Object.fromEntries(Object.entries(rest).toReversed()) as LeadPayload
    expect(hasSameContent(payload, reordered)).toBe(true)
  })
})
