import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('vehiclePage.deliveryPrices', () => {
  it('has no regions and no bands by default, and refuses what no postcode can match [D-41]', () => {
    const region = { name: 'Brisbane', price: 350, postcodes: ['4000-4179', '4300'] }
    expect(
      contradictions('vehiclePage.deliveryPrices', {
        fallback: { regions: [], bands: [] },
        accepts: [
          { regions: [region], bands: [{ upToKm: 100, price: 0, name: null }] },
          { regions: [{ ...region, postcodes: ['4000-4000'] }], bands: [] },
        ],
        refuses: [
          { regions: [{ ...region, postcodes: ['400'] }] },
          { regions: [{ ...region, postcodes: ['4179-4000'] }] },
          { regions: [{ ...region, postcodes: [] }] },
          { regions: [{ ...region, price: -1 }] },
          { bands: [{ upToKm: 0, price: 100 }] },
        ],
      }),
    ).toEqual([])
  })
})

describe('vehiclePage.fuelDefaults', () => {
  it('starts from 1.70 a litre, 250 km a week and 10 L/100km [D-42]', () => {
    expect(
      contradictions('vehiclePage.fuelDefaults', {
        fallback: { priceDollars: 1.7, distanceKm: 250, litresPer100Km: 10 },
        accepts: [{ priceDollars: 2.05, distanceKm: 900, litresPer100Km: 32 }],
        refuses: [{ priceDollars: 0 }, { distanceKm: -1 }, { litresPer100Km: '10' }],
      }),
    ).toEqual([])
  })
})

describe('vehiclePage.reports', () => {
  it('has no addresses by default and takes only those a vehicle can fill in [D-88]', () => {
    expect(
      contradictions('vehiclePage.reports', {
        fallback: { carAnalysis: null, ppsr: null },
        accepts: [{ carAnalysis: 'https://reports.example/{vin}.pdf', ppsr: '/ppsr/{slug}' }],
        refuses: [
          { ppsr: 'http://reports.example/{vin}' },
          { ppsr: 'https://{vin}.example/' },
          { ppsr: '/ppsr/{price}' },
          { ppsr: '//elsewhere.example/{vin}' },
        ],
      }),
    ).toEqual([])
  })
})

describe('vehiclePage.banner', () => {
  it('has no links by default, and leads to paths and addresses', () => {
    const none = { latestOffers: null, bookService: null, sellYourCar: null }
    expect(
      contradictions('vehiclePage.banner', {
        fallback: none,
        accepts: [{ ...none, bookService: 'https://service.example/book' }],
        refuses: [{ bookService: 'service.example' }],
      }),
    ).toEqual([])
  })
})
