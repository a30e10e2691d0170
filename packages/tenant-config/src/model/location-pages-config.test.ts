import { describe, it } from 'vitest'
import { expectSetting } from './setting.contract.ts'

describe('locationPages', () => {
  it('shows or hides locations by lists of dealership slugs [CFG-058]', () => {
    for (const list of ['showDealerships', 'hideDealerships']) {
      expectSetting(`locationPages.${list}`, {
        fallback: [],
        accepts: [['example-motors']],
        refuses: [['unknown-dealer'], 'example-motors'],
      })
    }
  })

  it("links 'Get Directions' second, or 'View Location Details' [CFG-089]", () => {
    expectSetting('locationPages.secondLink', {
      fallback: 'Get Directions',
      accepts: ['View Location Details'],
      refuses: ['Map'],
    })
  })

  it('takes one service location with its booking page [CFG-090]', () => {
    expectSetting('locationPages.serviceEnquiry', {
      fallback: null,
      accepts: [{ locationId: 1, bookingUrl: '/service' }],
      refuses: [{ locationId: 99, bookingUrl: '/service' }, { locationId: 1 }, 1],
    })
  })
})
