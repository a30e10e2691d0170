import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripComments } from './plain-comments.ts'
import { commaLine, feedDescription, tabLine, type VehicleFeed } from './vehicle-feed.ts'
import { googleVehicleFeed } from './vehicle-feed-google.ts'
import { metaVehicleFeed } from './vehicle-feed-meta.ts'
import { createVehicleOffer } from './vehicle-offer.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const picture = (name: string) => ({
  image: { url: `/images/${name}.jpg`, thumb: { url: `/images/${name}.jpg` } },
  isVideo: false,
})
const sellable: Partial<Car> = {
  location_id: 1,
  images: [picture('front'), picture('rear')],
  dealercomments: 'One owner.',
}
const lineOf = (feed: VehicleFeed, car: Partial<Car> = {}) =>
  feed.line(createVehicleOffer(aCar({ ...sellable, ...car }), site))

/** Fields of a line, read back as RFC 4180 says. */
const commaFields = (line: string) =>
  [...line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
const tabFields = (line: string) => line.replace(/\n$/, '').split('\t')

const fieldsOf = (feed: VehicleFeed, car?: Partial<Car>) => {
  const read = feed === metaVehicleFeed ? commaFields : tabFields
  const values = read(lineOf(feed, car) ?? '')
  const names = read(feed.header)
  expect(values).toHaveLength(names.length)
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

describe.each([
  ['Google', googleVehicleFeed],
  ['Meta', metaVehicleFeed],
])('feed of %s', (_, feed) => {
  it('lists a priced car that can be bought', () => {
    expect(lineOf(feed)).not.toBeNull()
  })

  it.each<[string, Partial<Car>]>([
    ['sold', { status: 'sold', sold: true }],
    ['tagged as sold', { tag: 'SOLD' }],
    ['reserved', { reserved: true }],
    ['on its way', { status: 'coming_soon' }],
    ['without a price', { price: null, offer_price: null }],
    ['at a price of exactly 10 dollars', { price: 10, offer_price: null }],
    ['without a picture', { images: [] }],
    ['without a place', { location_id: null }],
    ['without a year', { year: null }],
    ['without a chassis number', { vin: null }],
    ['with a chassis number of 16 characters', { vin: 'JTNABAAE50A01234' }],
    ['without a reading', { km: null }],
    ['demonstrator without a reading', { km: null, car_type: 'demo' }],
  ])('leaves out a car %s [PLUS-053]', (_reason, car) => {
    expect(lineOf(feed, car)).toBeNull()
  })
})

describe('a new car without a reading', () => {
  it('is advertised with 0 km at its drive-away price [PLUS-053]', () => {
    const car = { car_type: 'new', km: null } as const
    expect(fieldsOf(googleVehicleFeed, car)).toMatchObject({ condition: 'new', mileage: '0 km' })
    expect(fieldsOf(metaVehicleFeed, car)).toMatchObject({
      state_of_vehicle: 'NEW',
      'mileage.value': '0',
      'mileage.unit': 'KM',
    })
  })

  it('keeps the reading it has', () => {
    expect(fieldsOf(googleVehicleFeed, { car_type: 'new', km: 12 }).mileage).toBe('12 km')
    expect(fieldsOf(metaVehicleFeed, { car_type: 'new', km: 12 })['mileage.value']).toBe('12')
  })
})

describe('googleVehicleFeed', () => {
  it('says what the service documents [PLUS-053]', () => {
    expect(fieldsOf(googleVehicleFeed, { price: 26_990, km: 5595 })).toMatchObject({
      VIN: 'JTNABAAE50A012345',
      store_code: '1',
      'vehicle_fulfillment(option:store_code)': 'in_store:1',
      google_product_category: '916',
      condition: 'used',
      price: '26990.00 AUD',
      vehicle_price_type: 'drive_away_price',
      mileage: '5595 km',
      body_style: 'hatchback',
      link: 'https://www.dealer.example/cars/2021-toyota-corolla-ascent-sport-u10482',
      image_link: 'https://www.dealer.example/images/front.jpg',
      additional_image_link: 'https://www.dealer.example/images/rear.jpg',
    })
  })

  it('takes photographs only, and no vehicle without one [PLUS-079]', () => {
    const images = [picture('vehicles/suv'), picture('front')]
    expect(fieldsOf(googleVehicleFeed, { images })).toMatchObject({
      image_link: 'https://www.dealer.example/images/front.jpg',
      additional_image_link: '',
    })
    expect(lineOf(googleVehicleFeed, { images: [picture('vehicles/suv')] })).toBeNull()
  })

  it('takes a price without charges for a used car and never for a new one', () => {
    const price_type = 'Excl. Government Charges'
    expect(fieldsOf(googleVehicleFeed, { price_type })).toHaveProperty(
      'vehicle_price_type',
      'excluding_government_charges_price',
    )
    expect(lineOf(googleVehicleFeed, { price_type, car_type: 'new' })).toBeNull()
    expect(lineOf(googleVehicleFeed, { price_type: null })).toBeNull()
  })

  it.each(['Heavy Truck', 'Motorcycle', 'Caravan', 'Motorhome', 'Bus', null])(
    'takes no %s',
    (simple_body) => {
      expect(lineOf(googleVehicleFeed, { simple_body })).toBeNull()
    },
  )
})

describe('metaVehicleFeed', () => {
  it('says what the service documents [PLUS-053]', () => {
    const fields = fieldsOf(metaVehicleFeed, { price: 26_990.5, offer_price: null })
    expect(fields).toMatchObject({
      vin: 'JTNABAAE50A012345',
      price: '26990.50 AUD',
      availability: 'AVAILABLE',
      state_of_vehicle: 'USED',
      'mileage.unit': 'KM',
      body_style: 'HATCHBACK',
      latitude: '-27.4579',
      'image[1].url': 'https://www.dealer.example/images/rear.jpg',
      'image[2].url': '',
    })
    expect(JSON.parse(fields.address ?? '')).toEqual({
      addr1: '1 Example Street',
      city: 'Fortitude Valley',
      region: 'QLD',
      postal_code: '4006',
      country: 'AU',
    })
  })

  it('tags a picture that is not of the very car as an illustration [PLUS-079]', () => {
    const images = [picture('vehicles/suv'), picture('front')]
    expect(fieldsOf(metaVehicleFeed, { images })).toMatchObject({
      'image[0].url': 'https://www.dealer.example/images/vehicles/suv.jpg',
      'image[0].tag[0]': 'Illustration',
      'image[1].url': 'https://www.dealer.example/images/front.jpg',
      'image[1].tag[0]': '',
      'image[2].url': '',
      'image[2].tag[0]': '',
    })
  })

  it('lists a caravan, which has no odometer', () => {
    expect(fieldsOf(metaVehicleFeed, { simple_body: 'Caravan', km: null })).toMatchObject({
      vehicle_type: 'RV_CAMPER',
      'mileage.value': '0',
    })
  })
})

describe('lines', () => {
  it('read back as they were written, whatever a dealer types', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (fields) => {
        expect(commaFields(commaLine(['first', ...fields]).replace(/\r\n$/, ''))).toHaveLength(
          fields.length + 1,
        )
        expect(tabFields(tabLine(fields))).toHaveLength(fields.length)
      }),
    )
  })
})

describe('feedDescription', () => {
  it('is the dealer’s words without markup, at most 5,000 characters', () => {
    const words = (dealercomments: string | null) =>
      feedDescription(createVehicleOffer(aCar({ dealercomments }), site))
    expect(words('<p>One&nbsp;owner.<br>Tom &amp; Co</p>')).toBe('One owner. Tom & Co')
    expect(words('x'.repeat(5001))).toHaveLength(5000)
    expect(words(null)).toMatch(/^2021 Toyota Corolla Ascent Sport at /)
  })
})

describe('stripComments', () => {
  it('leaves no tag and no double space', () => {
    expect(stripComments(' <ul>\n<li>Tow bar</li>\n<li>It&#39;s new</li></ul> ')).toBe(
      "Tow bar It's new",
    )
    expect(stripComments(null)).toBe('')
  })
})
