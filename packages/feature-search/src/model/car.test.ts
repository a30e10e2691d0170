import { describe, expect, it } from 'vitest'
import { aCar, someImages } from '../testing/index.ts'
import type { Car, CarHotspots, CarSpecifications } from './car.ts'

const missing = (value: object | null, ...keys: string[]) =>
  keys.filter((key) => !Object.hasOwn(value ?? {}, key))

const hotspot = { description: 'Tow bar', positions: [{ angle: 12, x: 40.5, y: 71 }] }
const hotspots: CarHotspots = { exterior: [hotspot], interior: [] }
const specifications: CarSpecifications = {
  body_width: '8',
  body_length: '21.5',
  tare_weight: '2350',
  axle_type: 'Tandem',
  sleeps: '4',
  aggregate_trailer_mass: '2900',
}

describe('Car', () => {
  it.each<[row: string, keys: (keyof Car)[]]>([
    [
      '[DATA-001]',
      ['id', 'slug', 'path', 'name', 'year', 'make', 'model', 'badge', 'series', 'variant'],
    ],
    [
      '[DATA-002]',
      [
        'vin',
        'nvic',
        'has_nvic',
        'regplate',
        'rego_expiry',
        'compliance_date',
        'build_date',
        'stocknum',
      ],
    ],
    [
      '[DATA-003]',
      ['price', 'before_price', 'offer_price', 'subscription_price', 'preorder', 'price_type'],
    ],
    ['[DATA-004]', ['km', 'car_type', 'status', 'sold', 'sold_date_timestamp', 'reserved']],
    ['[DATA-005]', ['tag', 'certified', 'created_at', 'views']],
    ['[DATA-006]', ['show_on_dealer_website', 'payment_processors']],
    [
      '[DATA-007]',
      [
        'colour',
        'interior_colour',
        'gearnum',
        'trans',
        'simple_transmission',
        'bodyconfiguration',
        'simple_body',
        'simple_drive',
        'drive',
      ],
    ],
    ['[DATA-008]', ['simple_fuel', 'fuel', 'engine_size', 'seats', 'doors', 'item_type']],
    [
      '[DATA-009]',
      [
        'private_suburb',
        'private_postcode',
        'dealership_id',
        'dealership_slug',
        'location_id',
        'location_name',
        'city',
        'state',
      ],
    ],
    [
      '[DATA-012]',
      ['thumbnails', 'primary_image_url', 'photos_count', 'video_url', 'external_video_url'],
    ],
    ['[DATA-015]', ['standardEquipment', 'dealercomments', 'file']],
  ])('has its fields %s', (_, keys) => {
    expect(missing(aCar(), ...keys)).toEqual([])
  })

  it('has a location with address and distribution locations [DATA-010]', () => {
    const { location } = aCar()
    expect(
      missing(location, 'id', 'name', 'slug', 'phone', 'address', 'distribution_locations'),
    ).toEqual([])
    expect(
      missing(location?.address ?? null, 'street', 'city', 'state', 'postcode', 'place_url', 'id'),
    ).toEqual([])
  })

  it('has pictures with thumbnails, or videos [DATA-011]', () => {
    const car = aCar({ images: [...someImages('/a.jpg'), { image: null, isVideo: true }] })
    expect(car.images).toEqual([
      { image: { url: '/a.jpg', thumb: { url: '/a.jpg' } }, isVideo: false },
      { image: null, isVideo: true },
    ])
  })

  it('has spin pictures, an interior, a code and hotspots by angle [DATA-014]', () => {
    const car = aCar({
      hotspots,
      spin_images: ['/1.jpg'],
      spin_interior_image: '/in.jpg',
      spin_code: 'x',
    })
    expect(missing(car, 'spin_images', 'spin_interior_image', 'spin_code', 'hotspots')).toEqual([])
    expect(car.hotspots?.exterior[0]).toMatchObject({
      description: 'Tow bar',
      positions: [{ angle: 12 }],
    })
  })

  it('has the sizes of a caravan [DATA-016]', () => {
    expect(aCar({ specifications }).specifications).toEqual(specifications)
  })

  it('has market prices of the state and the country [DATA-017]', () => {
    const autograb_data = { state_average_market_price: 27_000, average_market_price: 27_500 }
    expect(aCar({ autograb_data }).autograb_data).toEqual(autograb_data)
  })

  it('has a quote with its rates [DATA-018]', () => {
    const youxQuote = { weeklyRepaymentAmount: 95, advertisedRate: 7.5, comparisonRate: 8.1 }
    expect(aCar({ youxQuote }).youxQuote).toEqual(youxQuote)
  })

  it('has lender data keyed by provider [DATA-019]', () => {
    const car = aCar({ finance_lenders: { youx: { paymentWeek: '95' } } })
    expect(car.finance_lenders.youx).toEqual({ paymentWeek: '95' })
  })

  it('has a variant with engine, fuel and gears [DATA-020]', () => {
    expect(
      missing(
        aCar().variant,
        'cylinders',
        'enginesize',
        'enginesize_litres',
        'induction',
        'fuelconsumptioncombined',
        'fuelcapacity',
        'geartype',
      ),
    ).toEqual([])
  })

  it('has a variant with sizes, towing, torque, rating and body [DATA-021]', () => {
    expect(
      missing(
        aCar().variant,
        'grossvehiclemass',
        'vehiclelength',
        'vehicleheight',
        'vehiclewidth',
        'towingcapacitybraked',
        'torque',
        'ancaprating',
        'bodyconfiguration',
      ),
    ).toEqual([])
  })
})
