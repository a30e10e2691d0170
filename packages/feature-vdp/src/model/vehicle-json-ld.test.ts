import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createVehicleJsonLd } from './vehicle-json-ld.ts'

const site = aSite({ url: 'https://www.dealer.example', name: 'Dealer' })
const dataOf = (car: Parameters<typeof createVehicleJsonLd>[0]) =>
  createVehicleJsonLd(car, site) as Record<string, unknown> & { offers: Record<string, unknown> }
const offerOf = (car: Parameters<typeof createVehicleJsonLd>[0]) => dataOf(car).offers

describe('createVehicleJsonLd', () => {
  it('is a Car with an AUD Offer at the price and availability of the page [PLUS-050]', () => {
    const car = aCar({ price: 25_990, offer_price: 24_990, status: 'in_stock', car_type: 'used' })
    expect(createVehicleJsonLd(car, site)).toMatchObject({
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

  it.each([
    ['new', 'NewCondition'],
    ['used', 'UsedCondition'],
    ['demo', 'UsedCondition'],
  ] as const)('says of a %s car itself that it is in %s', (car_type, condition) => {
    const address = `https://schema.org/${condition}`
    expect(dataOf(aCar({ car_type }))).toHaveProperty('itemCondition', address)
    expect(dataOf(aCar({ car_type, price: null }))).toHaveProperty('itemCondition', address)
    expect(offerOf(aCar({ car_type }))).toHaveProperty('itemCondition', address)
  })

  it('has no offer where the page shows no price', () => {
    expect(dataOf(aCar({ price: null, offer_price: null }))).not.toHaveProperty('offers')
    expect(dataOf(aCar({ price: 10, offer_price: null }))).not.toHaveProperty('offers')
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
    expect(createVehicleJsonLd(aCar({ simple_body }), site)).toMatchObject({ '@type': type })
  })

  it('has photographs of the very car as its images, and no illustration [PLUS-079]', () => {
    const photo = (url: string) => ({ image: { url, thumb: { url } }, isVideo: false })
    const imagesOf = (...urls: string[]) =>
      createVehicleJsonLd(aCar({ images: urls.map(photo) }), site)['image' as never] as unknown
    expect(imagesOf('/images/vehicles/a.jpg', '/images/b.jpg')).toEqual([
      new URL('/images/b.jpg', site.url).href,
    ])
    expect(imagesOf('/images/vehicles/a.jpg')).toBeUndefined()
  })

  it('publishes no empty value', () => {
    const text = JSON.stringify(
      dataOf(
        aCar({
          badge: null,
          colour: '',
          km: null,
          vin: null,
          year: null,
          images: [],
          location_id: 99,
        }),
      ),
    )
    expect(text).not.toMatch(/null|undefined|NaN|""|\[\]|\{\}/)
  })
})

describe('availability of the offer', () => {
  it.each([
    [{ status: 'in_stock', sold: false, tag: null, reserved: false }, 'InStock'],
    [{ status: 'coming_soon', sold: false, tag: null, reserved: false }, 'PreOrder'],
    [{ status: 'in_stock', sold: false, tag: null, reserved: true }, 'Reserved'],
    [{ status: 'sold', sold: false, tag: null, reserved: false }, 'SoldOut'],
    [{ status: 'in_stock', sold: true, tag: null, reserved: true }, 'SoldOut'],
    [{ status: 'in_stock', sold: false, tag: 'Sold', reserved: false }, 'SoldOut'],
  ] as const)('of %j is %s', (car, availability) => {
    expect(offerOf(aCar(car))).toHaveProperty('availability', `https://schema.org/${availability}`)
  })
})

describe('seller', () => {
  it('has the address and number of the place the car stands at', () => {
    expect(offerOf(aCar({ location_id: 1 })).seller).toEqual({
      '@type': 'AutoDealer',
      name: aCar().dealership_name,
      telephone: '07 7010 0000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street',
        addressLocality: 'Fortitude Valley',
        addressRegion: 'QLD',
        postalCode: '4006',
        addressCountry: 'AU',
      },
    })
    expect(offerOf(aCar({ location_id: 99 })).seller).not.toHaveProperty('address')
  })
})
