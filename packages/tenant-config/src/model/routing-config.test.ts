import { describe, expect, it } from 'vitest'
import { stockTypeSlugs } from './index.ts'
import { contradictions } from './setting.contract.ts'

describe('stockTypeSlugs', () => {
  it('are used-cars, demo-cars and new-cars [CFG-021]', () => {
    expect(stockTypeSlugs).toEqual({ used: 'used-cars', demo: 'demo-cars', new: 'new-cars' })
  })
})

describe('routing', () => {
  it('searches stock below /search, or /used-car on used-only sites [CFG-022]', () => {
    expect(
      contradictions('routing.stockBasePath', {
        fallback: '/search',
        accepts: ['/used-car'],
        refuses: ['/stock', 'search'],
      }),
    ).toEqual([])
  })

  it('reserves at checkout, or buy-online for one brand variant [CFG-023]', () => {
    expect(
      contradictions('routing.reservePath', {
        fallback: 'checkout',
        accepts: ['buy-online', '/contact', 'https://pay.example.com/reserve?car={slug}'],
        refuses: ['reserve', '//pay.example.com/', 'http://pay.example.com/', '/pay/{vin}'],
      }),
    ).toEqual([])
  })

  it('has /finance as finance page, which another page overrides [CFG-024]', () => {
    expect(
      contradictions('routing.financePage', {
        fallback: '/finance',
        accepts: ['/pages/car-loans'],
        refuses: [
          'https://lender.example',
          '//lender.example',
          'finance',
          '/finance/',
          '/finance?x=1',
          '/finance#finance-form',
        ],
      }),
    ).toEqual([])
  })

  it('clears filters to /special-offers by default [CFG-025]', () => {
    expect(
      contradictions('routing.clearFiltersPath', {
        fallback: '/special-offers',
        accepts: ['/search'],
        refuses: ['special-offers', '/\\evil.example'],
      }),
    ).toEqual([])
  })

  it('has no garage routes of its own by default', () => {
    expect(
      contradictions('routing.garageRoutes', {
        fallback: [],
        accepts: [['/my-toyota']],
        refuses: [
          ['my-toyota'],
          '/my-toyota',
          ['/my-toyota/'],
          ['/my-toyota?x=1'],
          ['/search/my-toyota'],
          ['/api'],
          ['/'],
        ],
      }),
    ).toEqual([])
  })

  it('takes an external booking page per dealership and make', () => {
    expect(
      contradictions('routing.serviceBooking', {
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
      }),
    ).toEqual([])
  })
})
