import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('locationPages', () => {
  it('shows or hides locations by lists of dealership slugs [CFG-058]', () => {
    for (const list of ['showDealerships', 'hideDealerships']) {
      expect(
        contradictions(`locationPages.${list}`, {
          fallback: [],
          accepts: [['example-motors']],
          refuses: [['unknown-dealer'], 'example-motors'],
        }),
      ).toEqual([])
    }
  })

  it("links 'Get Directions' second, or 'View Location Details'", () => {
    expect(
      contradictions('locationPages.secondLink', {
        fallback: 'Get Directions',
        accepts: ['View Location Details'],
        refuses: ['Map'],
      }),
    ).toEqual([])
  })

  it('takes one service location with its booking page', () => {
    expect(
      contradictions('locationPages.serviceEnquiry', {
        fallback: null,
        accepts: [{ locationId: 1, bookingUrl: '/service' }],
        refuses: [{ locationId: 99, bookingUrl: '/service' }, { locationId: 1 }, 1],
      }),
    ).toEqual([])
  })
})
