import { describe, expect, it } from 'vitest'
import type { Car } from '../model/car.ts'
import { aCar, someImages } from '../testing/cars.ts'
import { importSite } from '../testing/feeds.ts'
import { draftCar } from './car-draft.ts'
import { forecourtJson } from './forecourt-json.ts'

const specifications = {
  body_width: '8',
  body_length: '19.5',
  tare_weight: '2150',
  axle_type: 'Tandem',
  sleeps: '4',
  aggregate_trailer_mass: '2800',
}
const van = aCar({
  stocknum: 'C100',
  item_type: 'Caravan',
  simple_body: 'Caravan',
  bodyconfiguration: 'Caravan',
  dealership_name: 'South Motors',
  location_id: 2,
  images: someImages('/1.jpg', '/2.jpg'),
  specifications,
})

const draft = (car: object, kind?: 'car' | 'caravan') => read(car, kind).car

function read(car: object, kind: 'car' | 'caravan' = 'caravan') {
  const result =
    forecourtJson.kind === 'lines' ? forecourtJson.readLine(1, JSON.stringify(car)) : null
  if (!result?.ok) throw new Error('the line was refused')
  const context = { site: { ...importSite, kind }, now: new Date('2026-11-28'), advertised: 'DAP' }
  const made = draftCar(result.row, context as Parameters<typeof draftCar>[1])
  if (made.kind !== 'car') throw new Error(`the row is ${made.kind}`)
  return made.draft
}

describe('forecourtJson', () => {
  it('gives back the car it was written from', () => {
    const keys: (keyof Car)[] = [
      'name',
      'make',
      'model',
      'badge',
      'series',
      'year',
      'vin',
      'regplate',
      'price',
      'price_type',
      'km',
      'car_type',
      'colour',
      'seats',
      'doors',
      'item_type',
      'specifications',
      'standardEquipment',
      'dealercomments',
      'images',
    ]
    const read = draft(van) as unknown as Record<string, unknown>
    const written = van as unknown as Record<string, unknown>
    for (const key of keys) expect([key, read[key]]).toEqual([key, written[key]])
    expect(read.variant).toMatchObject({ cylinders: 4, grossvehiclemass: 1820, torque: 202 })
  })

  it('reads the sizes of a caravan [DATA-016]', () => {
    expect(draft(van).specifications).toEqual(specifications)
    expect(draft(aCar({ dealership_name: 'South Motors', location_id: 2 })).specifications).toBe(
      null,
    )
  })

  it('takes pictures as addresses, too, and the frames of a full turn', () => {
    const car = draft({ ...van, images: ['/1.jpg'], spin_images: ['/t0.jpg', '/t1.jpg'] })
    expect(car.images).toEqual(someImages('/1.jpg'))
    expect(car.spin_images).toEqual(['/t0.jpg', '/t1.jpg'])
  })

  it('reads videos, the interior, the code of a turn, hotspots, the report and market averages [DATA-013] [DATA-014]', () => {
    const seen = {
      walkaround_videos: [{ video: { url: '/walk.webm' } }],
      videos: [{ video: { url: 'https://videos.example.com/a.mp4' } }],
      spin_images: ['/t0.jpg', '/t1.jpg'],
      spin_interior_image: '/inside.webp',
      spin_code: 'https://spin.example.com/embed/C100',
      hotspots: {
        exterior: [{ description: 'Tow bar', positions: [{ angle: 1, x: 50, y: 72.5 }] }],
        interior: [{ description: 'Bed', positions: [{ angle: 0, x: 0, y: 100 }] }],
      },
      file: '/reports/C100.pdf',
      autograb_data: { average_market_price: 61_000, state_average_market_price: 60_500 },
    }
    expect(draft({ ...van, ...seen })).toMatchObject(seen)
  })

  it('has no videos, interior, code, hotspots, report and averages where the feed has none', () => {
    expect(draft(van)).toMatchObject({
      walkaround_videos: [],
      videos: [],
      spin_interior_image: null,
      spin_code: null,
      hotspots: null,
      file: null,
      autograb_data: null,
    })
  })

  it.each([
    [
      ['stripe', 'PayPal'],
      ['stripe', 'paypal'],
    ],
    ['Stripe; PayPal, stripe', ['stripe', 'paypal']],
    ['', []],
    [undefined, []],
    ['[1]', []],
  ])('reads the payment processors %j', (payment_processors, names) => {
    expect(draft({ ...van, payment_processors }).payment_processors).toEqual(names)
  })

  it('keeps a reserved car reserved', () => {
    expect(draft({ ...van, reserved: true }).reserved).toBe(true)
    expect(draft({ ...van, reserved: true, status: 'coming_soon' })).toMatchObject({
      status: 'coming_soon',
      reserved: true,
    })
  })

  it('keeps a preorder, and the status beside it [DATA-003]', () => {
    const car = draft({ ...van, price: null, preorder: true })
    expect(car).toMatchObject({ price: null, preorder: true, status: 'in_stock' })
  })

  it('keeps a sold car sold, whatever else it says [D-08]', () => {
    const sold = { status: 'sold', sold: true }
    expect(draft({ ...van, sold: true })).toMatchObject(sold)
    expect(draft({ ...van, status: 'sold', reserved: true })).toMatchObject(sold)
  })

  it.each([1_795_651_200, 1_795_651_200_000])(
    'reads when it was sold from %d [D-16]',
    (sold_date_timestamp) => {
      expect(read({ ...van, sold: true, sold_date_timestamp }).soldAt).toBe('2026-11-26')
    },
  )

  it('has no picture of a video [DATA-011]', () => {
    const video = { image: { url: '/drive.mp4' }, isVideo: true }
    const car = draft({ ...van, images: [video, { image: null, isVideo: true }, '/1.jpg'] })
    expect(car.images).toEqual(someImages('/1.jpg'))
  })

  it('takes the words of the filters where there are no others [DATA-007]', () => {
    const simple = {
      simple_body: 'Ute',
      simple_fuel: 'Diesel',
      simple_drive: '4WD',
      simple_transmission: 'Manual',
    }
    const bare = {
      ...van,
      ...simple,
      bodyconfiguration: null,
      variant: null,
      fuel: null,
      drive: '',
      trans: null,
    }
    expect(draft(bare)).toMatchObject({ ...simple, bodyconfiguration: 'Ute', trans: 'Manual' })
    expect(draft({ ...bare, bodyconfiguration: 'Double Cab' }).bodyconfiguration).toBe('Double Cab')
  })

  it('keeps the exact size of an engine beside its litres [DATA-020]', () => {
    const bike = { ...van, engine_size: 1, variant: { enginesize: 1043, enginesize_litres: 1 } }
    expect(draft(bike)).toMatchObject({ engine_size: 1, variant: { enginesize: 1043 } })
  })

  it('keeps the groups the dealer puts it in [DATA-046]', () => {
    const categories = ['Under $30,000', 'Fleet special']
    expect(draft({ ...van, categories }).categories).toEqual(categories)
  })

  it('calls a car a car only among other vehicles', () => {
    expect(draft({ ...van, item_type: 'car' }, 'car').item_type).toBeNull()
    expect(draft({ ...van, item_type: 'car' }, 'caravan').item_type).toBe('Car')
    expect(draft({ ...van, item_type: 'caravan' }, 'car').item_type).toBe('Caravan')
  })
})
