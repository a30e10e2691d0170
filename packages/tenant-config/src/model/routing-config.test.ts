import { describe, expect, it } from 'vitest'
import { stockTypeSlugs } from './index.ts'
import { expectSetting } from './setting.contract.ts'

describe('stockTypeSlugs', () => {
  it('are used-cars, demo-cars and new-cars [CFG-021]', () => {
    expect(stockTypeSlugs).toEqual({ used: 'used-cars', demo: 'demo-cars', new: 'new-cars' })
  })
})

describe('routing', () => {
  it('searches stock below /search, or /used-car on used-only sites [CFG-022]', () => {
    expectSetting('routing.stockBasePath', {
      fallback: '/search',
      accepts: ['/used-car'],
      refuses: ['/stock', 'search'],
    })
  })

  it('reserves at checkout, or buy-online for one brand variant [CFG-023]', () => {
    expectSetting('routing.reservePath', {
      fallback: 'checkout',
      accepts: ['buy-online'],
      refuses: ['/checkout'],
    })
  })

  it('has /finance as finance page, which another page overrides [CFG-024]', () => {
    expectSetting('routing.financePage', {
      fallback: '/finance',
      accepts: ['/pages/car-loans'],
      refuses: ['https://lender.example', '//lender.example', 'finance'],
    })
  })

  it('clears filters to /special-offers unless told otherwise [CFG-025]', () => {
    expectSetting('routing.clearFiltersPath', {
      fallback: '/special-offers',
      accepts: ['/search'],
      refuses: ['special-offers', '/\\evil.example'],
    })
  })

  it('has no garage routes of its own by default [CFG-026]', () => {
    expectSetting('routing.garageRoutes', {
      fallback: [],
      accepts: [['/my-toyota']],
      refuses: [['my-toyota'], '/my-toyota'],
    })
  })

  it('takes an external booking page per dealership and make [CFG-027]', () => {
    expectSetting('routing.serviceBooking', {
      fallback: [],
      accepts: [
        [
          {
            dealershipSlug: 'example-motors',
            make: 'Toyota',
            url: 'https://bookings.example/example-motors/toyota',
          },
        ],
      ],
      refuses: [[{ dealershipSlug: 'example-motors', make: 'Toyota', url: '/service' }]],
    })
  })
})
