import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresStockStore } from '../adapters/postgres-stock-store.ts'
import { findFeedFormat } from '../feed/feed-formats.ts'
import type { Car } from '../model/car.ts'
import type { StockStore } from '../model/stock-store.ts'
import { asBytes, importSite as site } from '../testing/feeds.ts'
import { importStock } from './stock-import.ts'

let database: TestDatabase
let store: StockStore

beforeAll(async () => {
  database = await createTestDatabase()
  store = createPostgresStockStore(database)
})
afterAll(async () => {
  await database.close()
})

/** A whole row of the Australian CSV, column by column. */
const columns: Readonly<Record<string, string>> = {
  'Stock number': 'A100',
  'Car type': 'Demo',
  Status: 'Sold',
  'Sold date': '2026-11-20',
  'Date in stock': '2026-10-01',
  Make: 'Toyota',
  Model: 'Corolla',
  Badge: 'Ascent Sport',
  Series: 'ZWE211R',
  Year: '2021',
  VIN: 'jtnk4rbe-703012345',
  NVIC: 'QW921A',
  Rego: '482klm',
  'Rego expiry': '14/07/2027',
  'Build date': '03/2021',
  'Compliance date': '05/2021',
  'DAP price': '24990',
  'Was price': '26990',
  'Special price': '23990',
  'Subscription price': '215',
  Odometer: '41,250 km',
  'Certified pre-owned': 'Yes',
  Tag: 'Test Drive Only',
  'Show on website': 'Yes',
  'Exterior colour': 'Glacier White',
  'Interior colour': 'Black',
  Transmission: '6 Speed Sports Automatic',
  'Gear type': 'Torque converter',
  Body: 'Hatchback',
  Drive: 'Front Wheel Drive',
  Fuel: 'Unleaded Petrol',
  'Engine size': '1798 cc',
  Cylinders: '4',
  Induction: 'Turbo',
  'Fuel consumption': '6.4 L/100km',
  'Fuel tank': '50',
  GVM: '1,820 kg',
  Length: '4375',
  Width: '1790',
  Height: '1435',
  'Towing capacity': '1300',
  Torque: '202',
  ANCAP: '5',
  Seats: '5',
  Doors: '5',
  'Location code': '2',
  Suburb: 'Logan QLD 4114',
  Images: '/front.jpg|https://pictures.example.com/rear.jpg',
  'Spin images': '/turn-0.jpg|/turn-1.jpg',
  'Spin interior image': '/inside.webp',
  'Spin code': 'https://spin.example.com/embed/A100',
  Hotspots: '{"exterior":[{"description":"Tow bar","positions":[{"angle":1,"x":40.5,"y":71}]}]}',
  'Walkaround video': '/walk.webm',
  Videos: 'https://videos.example.com/drive.mp4',
  'External video url': 'https://videos.example.com/talk',
  Features: 'Tow bar|Reversing camera',
  'Dealer comments': 'One owner.',
  'History report': '/reports/a100.pdf',
  'Average market price': '27500',
  'State average market price': '27000',
  'Finance lenders': '{"youx":{"paymentWeek":"98.20","interestRate":7.5,"comparisonRate":8.19}}',
  'Youx quote': '{"weeklyRepaymentAmount":98.2,"advertisedRate":7.5,"comparisonRate":8.19}',
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The car a row becomes: read from its text, stored, and read from the database again. */
async function importRow(changes: Readonly<Record<string, string>> = {}): Promise<Car> {
  const row = { ...columns, ...changes }
  const text = [Object.keys(row), Object.values(row)]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
  const format = findFeedFormat('au-ftp-csv')
  if (!format) throw new Error('expected the CSV format')
  const now = new Date('2026-11-21T01:00:00Z')
  await importStock({ store, site, format, bytes: asBytes(text), now, force: true })
  const cars: Car[] = []
  await store.loadStock(site.id, (batch) => void cars.push(...batch))
  const [car] = cars
  if (!car) throw new Error('expected the row to become a car')
  return car
}

describe('Car of a feed', () => {
  let car: Car
  beforeAll(async () => {
    car = await importRow()
  })

  it('keeps id, slug, path, name, year, make, model, badge, series and variant [DATA-001]', () => {
    expect(car).toMatchObject({
      id: expect.any(Number),
      slug: '2021-toyota-corolla-ascent-sport-a100',
      path: '/cars/2021-toyota-corolla-ascent-sport-a100',
      name: '2021 Toyota Corolla Ascent Sport',
      year: 2021,
      make: 'Toyota',
      model: 'Corolla',
      badge: 'Ascent Sport',
      series: 'ZWE211R',
      variant: { cylinders: 4 },
    })
    expect(car.id).toBeGreaterThan(0)
  })

  it('keeps vin, nvic, registration, dates and stock number [DATA-002]', () => {
    expect(car).toMatchObject({
      vin: 'JTNK4RBE703012345',
      nvic: 'QW921A',
      has_nvic: true,
      regplate: '482KLM',
      rego_expiry: '2027-07-14',
      compliance_date: '2021-05',
      build_date: '2021-03',
      stocknum: 'A100',
    })
  })

  it('has no nvic where the feed has none [DATA-002]', async () => {
    expect(await importRow({ NVIC: '' })).toMatchObject({ nvic: null, has_nvic: false })
  })

  it('keeps price, earlier price, offer, subscription, preorder and price type [DATA-003]', () => {
    expect(car).toMatchObject({
      price: 24_990,
      before_price: 26_990,
      offer_price: 23_990,
      subscription_price: 215,
      preorder: false,
      price_type: 'Drive Away',
    })
  })

  it('reads "available to order" as a preorder [DATA-003]', async () => {
    expect((await importRow({ Status: 'Available to order' })).preorder).toBe(true)
  })

  it.each([
    ['New', 'Sold', { car_type: 'new', status: 'sold', sold: true, reserved: false }],
    ['Used', 'Reserved', { car_type: 'used', sold: false, reserved: true }],
    ['Demo', 'Coming soon', { car_type: 'demo', status: 'coming_soon', sold: false }],
    ['Used', 'In stock', { status: 'in_stock', sold: false, reserved: false }],
  ])('keeps the odometer, type %s and status %s [DATA-004]', async (type, status, expected) => {
    const read = await importRow({ 'Car type': type, Status: status })
    expect(read).toMatchObject({ km: 41_250, ...expected })
  })

  it.each([
    ['Coming soon', 'Yes', { status: 'coming_soon', sold: false, reserved: true }],
    ['In stock', 'No', { status: 'in_stock', sold: false, reserved: false }],
    ['Sold', 'Yes', { status: 'sold', sold: true, reserved: false }],
  ])('of status %s and reserved %s is no other [DATA-004]', async (status, reserved, expected) => {
    expect(await importRow({ Status: status, Reserved: reserved })).toMatchObject(expected)
  })

  it('is sold where a column of its own says so [D-08]', async () => {
    const read = await importRow({ Status: 'In stock', Sold: 'Yes' })
    expect(read).toMatchObject({ status: 'sold', sold: true })
  })

  it('keeps the groups the dealer puts it in [DATA-046]', async () => {
    expect(car.categories).toEqual([])
    const { categories } = await importRow({ Categories: 'Under $30,000|Fleet special|-' })
    expect(categories).toEqual(['Under $30,000', 'Fleet special'])
  })

  it('has measures in kilograms and millimetres whatever their unit [DATA-021]', async () => {
    const written = {
      'Towing capacity': '3.5t',
      GVM: '2.85 tonnes',
      Length: '4.375 m',
      Width: '179 cm',
    }
    expect((await importRow(written)).variant).toMatchObject({
      towingcapacitybraked: 3500,
      grossvehiclemass: 2850,
      vehiclelength: 4375,
      vehiclewidth: 1790,
      vehicleheight: 1435,
    })
  })

  it.each([
    ['Ex Govt Charges', 'Excl. Government Charges'],
    ['Drive away', 'Drive Away'],
    ['', 'Drive Away'],
    ['Manager special', null],
  ])('has of one price under the switch "%s" the type %s [D-98]', async (words, type) => {
    const read = await importRow({ 'DAP price': '', Price: '24990', 'Price type': words })
    expect(read).toMatchObject({ price: 24_990, price_type: type })
  })

  it('has no badge where the feed says it has none', async () => {
    expect(await importRow({ Badge: '(No Badge)' })).toMatchObject({
      badge: null,
      name: '2021 Toyota Corolla',
    })
  })

  it('has each entry of a list of HTML as equipment', async () => {
    const read = await importRow({ Features: '<ul><li>Tow bar</li><li>Bull bar, steel</li></ul>' })
    expect(read.standardEquipment.map(({ name }) => name)).toEqual(['Tow bar', 'Bull bar, steel'])
  })

  it('keeps when it was sold, in seconds [DATA-004]', () => {
    const brisbaneDay = Date.parse('2026-11-20T00:00:00Z') / 1000
    expect(Math.abs((car.sold_date_timestamp ?? 0) - brisbaneDay)).toBeLessThanOrEqual(86_400)
  })

  it.each(['SOLD', 'Sold', ' sold '])(
    'is sold by the tag "%s", and keeps when it was [D-08] [D-12]',
    async (tag) => {
      const read = await importRow({ Status: 'In stock', Tag: tag, 'Stock number': `T${tag}` })
      expect(read).toMatchObject({ status: 'sold', sold: true })
      expect(read.sold_date_timestamp).toBe(car.sold_date_timestamp)
    },
  )

  it('is not sold by a tag that says more [D-08]', async () => {
    const read = await importRow({ Status: 'In stock', Tag: 'Sold soon' })
    expect(read).toMatchObject({ status: 'in_stock', sold: false, sold_date_timestamp: null })
  })

  it('keeps its tag, certified and when it came in [DATA-005]', () => {
    expect(car).toMatchObject({ tag: 'Test Drive Only', certified: true })
    expect(car.created_at).toMatch(/^2026-(?:09-30|10-01)T/)
  })

  it('keeps colours, gears, transmission, body and drive [DATA-007]', () => {
    expect(car).toMatchObject({
      colour: 'Glacier White',
      interior_colour: 'Black',
      gearnum: 6,
      trans: '6 Speed Sports Automatic',
      simple_transmission: 'Automatic',
      bodyconfiguration: 'Hatchback',
      simple_body: 'Hatch',
      simple_drive: 'FWD',
      drive: 'Front Wheel Drive',
    })
  })

  it('keeps whether it is shown, which it is where the feed does not say [DATA-006]', async () => {
    expect(car.show_on_dealer_website).toBe(true)
    expect((await importRow({ 'Show on website': 'No' })).show_on_dealer_website).toBe(false)
    expect((await importRow({ 'Show on website': '' })).show_on_dealer_website).toBe(true)
  })

  it('keeps fuel, engine, seats and doors, and the kind of a caravan [DATA-008]', async () => {
    expect(car).toMatchObject({
      simple_fuel: 'Petrol',
      fuel: 'Unleaded Petrol',
      engine_size: 1.8,
      seats: 5,
      doors: 5,
      item_type: null,
    })
    expect((await importRow({ 'Item type': 'caravan' })).item_type).toBe('Caravan')
  })

  it('keeps the place it stands at, and the suburb of its owner [DATA-009]', () => {
    expect(car).toMatchObject({
      private_suburb: 'Logan',
      private_postcode: '4114',
      dealership_id: 2,
      dealership_slug: 'south-motors',
      dealership_name: 'South Motors',
      location_id: 2,
      location_name: 'South Motors',
      city: 'Chermside',
      state: 'qld',
    })
  })

  it('keeps pictures with thumbnails, their number and the external video [DATA-011] [DATA-012]', () => {
    const urls = ['/front.jpg', 'https://pictures.example.com/rear.jpg']
    expect(car).toMatchObject({
      images: urls.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
      thumbnails: urls,
      primary_image_url: '/front.jpg',
      photos_count: 2,
      external_video_url: 'https://videos.example.com/talk',
    })
  })

  it('keeps the walkaround and the other videos [DATA-013]', () => {
    expect(car).toMatchObject({
      walkaround_videos: [{ video: { url: '/walk.webm' } }],
      videos: [{ video: { url: 'https://videos.example.com/drive.mp4' } }],
    })
  })

  it('keeps the turn, the interior, the code and the points by angle [DATA-014]', () => {
    expect(car).toMatchObject({
      spin_images: ['/turn-0.jpg', '/turn-1.jpg'],
      spin_interior_image: '/inside.webp',
      spin_code: 'https://spin.example.com/embed/A100',
      hotspots: {
        exterior: [{ description: 'Tow bar', positions: [{ angle: 1, x: 40.5, y: 71 }] }],
        interior: [],
      },
    })
  })

  it('keeps equipment, comments and the history report [DATA-015]', () => {
    expect(car.standardEquipment.map(({ name }) => name)).toEqual(['Tow bar', 'Reversing camera'])
    expect(car).toMatchObject({ dealercomments: 'One owner.', file: '/reports/a100.pdf' })
  })

  it('keeps the sizes of a caravan [DATA-016]', async () => {
    const sizes = {
      'Body width': '8',
      'Body length': '21.5',
      Tare: '2350',
      Axles: 'Tandem',
      Sleeps: '4',
      ATM: '2900',
    }
    expect(car.specifications).toBeNull()
    expect((await importRow(sizes)).specifications).toEqual({
      body_width: '8',
      body_length: '21.5',
      tare_weight: '2350',
      axle_type: 'Tandem',
      sleeps: '4',
      aggregate_trailer_mass: '2900',
    })
  })

  it('keeps the market prices of the state and the country [DATA-017]', () => {
    expect(car.autograb_data).toEqual({
      state_average_market_price: 27_000,
      average_market_price: 27_500,
    })
  })

  it('keeps engine, fuel and gears of its variant [DATA-020]', () => {
    expect(car.variant).toMatchObject({
      cylinders: 4,
      enginesize: 1798,
      enginesize_litres: 1.8,
      induction: 'Turbo',
      fuelconsumptioncombined: 6.4,
      fuelcapacity: 50,
      geartype: 'Torque converter',
    })
  })

  it('keeps sizes, towing, torque, rating and body of its variant [DATA-021]', () => {
    expect(car.variant).toMatchObject({
      grossvehiclemass: 1820,
      vehiclelength: 4375,
      vehicleheight: 1435,
      vehiclewidth: 1790,
      towingcapacitybraked: 1300,
      torque: 202,
      ancaprating: 5,
      bodyconfiguration: 'Hatchback',
    })
  })

  it('stands at a location with phone and address [DATA-010]', () => {
    expect(car.location).toMatchObject({
      id: 2,
      name: 'South Motors',
      slug: 'south-motors',
      phone: '07 7010 0002',
      address: { street: '2 Yard Street', city: 'Chermside', state: 'qld', postcode: '4032' },
      distribution_locations: [],
    })
  })

  it('keeps the quote of its search card [DATA-018]', () => {
    expect(car.youxQuote).toEqual({
      weeklyRepaymentAmount: 98.2,
      advertisedRate: 7.5,
      comparisonRate: 8.19,
    })
  })

  it('keeps the figures of its lenders by provider [DATA-019]', () => {
    expect(car.finance_lenders).toEqual({
      youx: { paymentWeek: '98.20', interestRate: 7.5, comparisonRate: 8.19 },
    })
  })

  it('is imported without the figures of a lender that cannot be understood [DATA-019]', async () => {
    const wrong = await importRow({ 'Finance lenders': '{"youx": [98]}', 'Youx quote': '98' })
    expect(wrong).toMatchObject({ stocknum: 'A100', finance_lenders: {}, youxQuote: null })
  })
})
