import { aCar } from '@forecourt/feature-search/testing'
import { describe, expect, it } from 'vitest'
import { offerAvailability, vehicleJsonLd } from './vehicle-json-ld.ts'

const site = { url: 'https://www.dealer.example', name: 'Dealer' }
const offerOf = (car: Parameters<typeof vehicleJsonLd>[0]) =>
  (vehicleJsonLd(car, site) as { offers: Record<string, unknown> }).offers

describe('vehicleJsonLd', () => {
  it('is a Car with an AUD Offer at the price and availability of the page [PLUS-050]', () => {
    const car = aCar({ price: 25_990, offer_price: 24_990, status: 'in_stock', car_type: 'used' })
    expect(vehicleJsonLd(car, site)).toMatchObject({
      '@type': 'Car',
      name: car.name,
      url: `https://www.dealer.example${car.path}`,
    })
    expect(offerOf(car)).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'AUD',
      price: 24_990,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
    })
  })

  it('states no price where the page shows none', () => {
    expect(offerOf(aCar({ price: 10, offer_price: null }))).not.toHaveProperty('price')
    expect(offerOf(aCar({ price: 11, offer_price: null }))).toHaveProperty('price', 11)
  })

  it.each([
    ['SUV', 'Car'],
    [null, 'Car'],
    ['Cruiser', 'Motorcycle'],
    ['Bus', 'BusOrCoach'],
    ['Prime Mover', 'Vehicle'],
    ['Caravan', 'Vehicle'],
  ])('of the body %s is a %s', (simple_body, type) => {
    expect(vehicleJsonLd(aCar({ simple_body }), site)).toMatchObject({ '@type': type })
  })

  it('publishes no empty value', () => {
    const text = JSON.stringify(
      vehicleJsonLd(aCar({ badge: null, colour: '', km: null, vin: null, year: null }), site),
    )
    expect(text).not.toMatch(/null|undefined|NaN|""/)
  })
})

describe('offerAvailability', () => {
  it.each([
    [{ status: 'in_stock', sold: false, tag: null }, 'InStock'],
    [{ status: 'coming_soon', sold: false, tag: null }, 'PreOrder'],
    [{ status: 'sold', sold: false, tag: null }, 'SoldOut'],
    [{ status: 'in_stock', sold: true, tag: null }, 'SoldOut'],
    [{ status: 'in_stock', sold: false, tag: 'Sold' }, 'SoldOut'],
  ] as const)('of %j is %s', (car, availability) => {
    expect(offerAvailability(car)).toBe(`https://schema.org/${availability}`)
  })
})
