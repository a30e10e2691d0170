import { readFileSync } from 'node:fs'
import type { TestDatabase } from '@forecourt/database/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { findFeedFormat } from '../feed/feed-formats.ts'
import type { Car } from '../model/car.ts'
import type { StockStore } from '../model/stock-store.ts'
import { aCsvFeed, asBytes, type FeedLine, importSite as site } from '../testing/feeds.ts'
import { setUpTestStock } from '../testing/test-stock.ts'
import { importStock, type StockImport, type StockImportReport } from './stock-import.ts'

let database: TestDatabase
let store: StockStore

setUpTestStock((stock) => {
  database = stock.database
  store = stock.store
})

const now = new Date('2026-11-21T01:00:00Z')

function importText(
  text: string | Uint8Array,
  options: Partial<StockImport> = {},
  formatName = 'au-ftp-csv',
): Promise<StockImportReport> {
  const format = findFeedFormat(formatName)
  if (!format) throw new Error(`no format ${formatName}`)
  return importStock({ store, site, format, bytes: asBytes(text), now, ...options })
}

const importCars = (lines: FeedLine[], options?: Partial<StockImport>) =>
  importText(aCsvFeed(lines), options)

async function loadAll(): Promise<Car[]> {
  const cars: Car[] = []
  await store.loadStock(site.id, (batch) => {
    cars.push(...batch)
  })
  return cars
}

async function loadByStock(): Promise<Map<string | null, Car>> {
  return new Map((await loadAll()).map((car) => [car.stocknum, car]))
}

const fleet = (count: number): FeedLine[] =>
  Array.from({ length: count }, (_, at) => ({
    stock: `A${at + 1}`,
    location: at % 2 === 0 ? '1' : '2',
  }))

describe('importStock of a feed with every kind of dirt', () => {
  const dirty = readFileSync(new URL('../testing/dirty-feed.csv', import.meta.url))
  let report: StockImportReport
  let cars: Map<string | null, Car>

  beforeEach(async () => {
    report = await importText(dirty)
    cars = await loadByStock()
  })

  const kinds: [kind: string, stock: string, expected: Partial<Car>][] = [
    ['a price of POA', 'P1', { price: null, price_type: null }],
    ['a price of NA', 'P2', { price: null }],
    ['an empty price', 'P3', { price: null }],
    ['a price with dollar sign and comma', 'P4', { price: 24990, price_type: 'Drive Away' }],
    ['a price with cents', 'P5', { price: 24990 }],
    ['both prices', 'P6', { price: 27990, price_type: 'Drive Away' }],
    [
      'the switch to the other price',
      'P7',
      { price: 25490, price_type: 'Excl. Government Charges' },
    ],
    [
      'only the price without charges',
      'P8',
      { price: 25490, price_type: 'Excl. Government Charges' },
    ],
    ['a price of 88', 'P9', { price: 88 }],
    ['a price of 1,500,000', 'P10', { price: 1_500_000 }],
    ['an odometer of -', 'K1', { km: null }],
    ['an odometer of - / -', 'K2', { km: null }],
    ['an odometer with comma and unit', 'K3', { km: 12345 }],
    ['an empty odometer', 'K4', { km: null }],
    ['an odometer of 0 on a new car', 'K5', { km: 0, car_type: 'new' }],
    [
      'a new car to order, in the odometer',
      'K6',
      { km: null, preorder: true, status: 'coming_soon' },
    ],
    [
      'a new car to order, in the type, with a few km',
      'K7',
      { km: 15, car_type: 'new', preorder: true, status: 'coming_soon', price: null },
    ],
    ['seats in the column of doors', 'D1', { doors: null, seats: 5 }],
    ['doors with their unit', 'D2', { doors: 4, seats: 5 }],
    ['a number of doors no car has', 'D4', { doors: null, seats: 8 }],
    ['an engine in litres', 'E1', { engine_size: 2 }],
    ['an engine in cc', 'E2', { engine_size: 2 }],
    ['an engine of - L', 'E3', { engine_size: null }],
    ['the fuel Unleaded', 'F1', { simple_fuel: 'Petrol', fuel: 'Unleaded' }],
    ['the fuel Premium', 'F2', { simple_fuel: 'Petrol' }],
    ['the fuel Leaded', 'F3', { simple_fuel: 'Petrol' }],
    ['the fuel Diesel', 'F4', { simple_fuel: 'Diesel' }],
    ['the fuel Hybrid', 'F5', { simple_fuel: 'Hybrid' }],
    ['the fuel Electric', 'F6', { simple_fuel: 'Electric' }],
    ['the fuel -', 'F7', { simple_fuel: null, fuel: null }],
    ['the drive Front', 'R1', { simple_drive: 'FWD' }],
    ['the drive Rear', 'R2', { simple_drive: 'RWD' }],
    ['the drive AWD', 'R3', { simple_drive: 'AWD' }],
    ['the drive 4WD', 'R4', { simple_drive: '4WD' }],
    ['the drive Other', 'R5', { simple_drive: null, drive: null }],
    ['the body Ute / Tray', 'B1', { simple_body: 'Ute' }],
    ['the body People Mover', 'B2', { simple_body: 'People Mover' }],
    ['the body Commercial', 'B3', { simple_body: 'Van' }],
    ['the body SUV', 'B4', { simple_body: 'SUV' }],
    ['the body Hatch', 'B5', { simple_body: 'Hatch' }],
    ['the make Land, cut at the first word', 'M1', { make: 'Land Rover', model: 'Discovery' }],
    ['the make Great, cut at the first word', 'M2', { make: 'Great Wall', model: 'Cannon' }],
    ['the make Alfa, cut at the first word', 'M3', { make: 'Alfa Romeo', model: 'Giulia' }],
    ['the make Aston, cut at the first word', 'M4', { make: 'Aston Martin', model: 'DB11' }],
    ['the make Rolls-Royce, whole', 'M5', { make: 'Rolls-Royce', name: '2021 Rolls-Royce Ghost' }],
    ['a make in capitals', 'M6', { make: 'Mercedes-Benz' }],
    ['a make without its hyphen', 'M7', { make: 'Mercedes-Benz' }],
    ['a make nobody knows', 'M8', { make: 'Goggomobil' }],
    ['two colours in one field', 'C1', { colour: 'White', interior_colour: 'Black' }],
    ['colours of - / -', 'C2', { colour: null, interior_colour: null }],
    [
      'a two-tone paint in capitals',
      'C3',
      { colour: 'Glacier White / Black', interior_colour: 'Cloth' },
    ],
    [
      'suburb and state in one field',
      'S1',
      { private_suburb: 'Parramatta', private_postcode: '2150' },
    ],
    [
      'phone numbers and line breaks inside quotes',
      'T1',
      { dealercomments: 'Call Jo on (07) 3000 4000.\nFull history,\n"one owner".' },
    ],
    ['HTML', 'T2', { dealercomments: 'One owner & full history.\n\n• Tow bar\n• Bull bar' }],
    ['Windows-1252 bytes', 'T3', { dealercomments: '“It’s immaculate” – drives like new' }],
    ['emoji', 'T4', { dealercomments: 'Ready for summer 🏖️' }],
    ['smart quotes in UTF-8', 'T5', { dealercomments: 'It’s immaculate' }],
    ['HTML that was encoded twice', 'T6', { dealercomments: 'Bargain at this price' }],
    ['dates as dd/mm/yyyy', 'Y1', { rego_expiry: '2027-03-07', build_date: '2021-02' }],
    ['a year of 1940', 'Y2', { year: 1940 }],
    ["next year's model", 'Y3', { year: 2027 }],
    ['a date that does not exist', 'Y4', { rego_expiry: null }],
    [
      'features with other separators, one twice',
      'X1',
      {
        standardEquipment: [
          { category: null, name: 'Tow Bar' },
          { category: null, name: 'Sunroof' },
        ],
      },
    ],
    ['a stray quote', 'X6', { badge: '18" Alloy Pack' }],
  ]

  it('reads all kinds', () => {
    const wrong = kinds.filter(([, stock, expected]) => {
      const car = cars.get(stock)
      return !car || JSON.stringify({ ...car, ...expected }) !== JSON.stringify(car)
    })
    expect(wrong.map(([kind, stock]) => [kind, cars.get(stock)])).toEqual([])
    expect(kinds.length).toBeGreaterThanOrEqual(30)
  })

  it('imports a price of POA, NA or nothing as no price and an odometer of - as none [PLUS-009]', () => {
    expect(['P1', 'P2', 'P3'].map((stock) => cars.get(stock)?.price)).toEqual([null, null, null])
    expect(cars.get('K1')?.km).toBeNull()
  })

  it('skips each bad row and names its line, column and reason [PLUS-004]', () => {
    const found = report.problems.map(({ line, column, value, reason }) => ({
      stock: readStock(line),
      column,
      value,
      reason,
    }))
    const twice = (stock: string) => found.filter((problem) => problem.stock === stock)
    expect(twice('X5').map(({ column, value }) => [column, value])).toEqual([
      ['Stock number', 'X5'],
      ['Stock number', 'X5'],
    ])
    expect(found.filter(({ stock }) => stock !== 'X5')).toEqual([
      { stock: 'N1', column: 'Build date', value: '', reason: 'the row has 20 of 33 columns' },
      {
        stock: 'N2',
        column: 'column 34',
        value: 'shifted',
        reason: 'the row has 34 of 33 columns',
      },
      {
        stock: 'N3',
        column: 'DAP Price',
        value: 'twenty grand',
        reason: 'is not a price in dollars',
      },
      {
        stock: 'N4',
        column: 'Location code',
        value: '99',
        reason: 'is not a location of this site',
      },
      { stock: 'N5', column: 'Year*', value: '20211', reason: 'is not a year of four digits' },
      { stock: 'N6', column: 'Make*', value: '', reason: 'is required' },
      { stock: '', column: 'Stock number*', value: '', reason: 'is required' },
      { stock: 'N7', column: 'Odometer', value: 'lots', reason: 'is not a distance in kilometres' },
      {
        stock: 'N8',
        column: 'Car type (new, used, demo)',
        value: 'Boat',
        reason: 'is not new, used or demo',
      },
      { stock: 'N9', column: 'Year*', value: '2028', reason: 'is not between 1900 and 2027' },
      { stock: 'N10', column: 'DAP Price', value: '24.990', reason: 'is not a price in dollars' },
    ])
    expect([...cars.keys()].filter((stock) => /^N|^$|^X5/.test(stock ?? ''))).toEqual([])
  })

  it('imports every good row and counts each row once [PLUS-004]', () => {
    const added = report.ok ? report.added : 0
    expect(added).toBe(cars.size)
    expect({ rows: report.rows, rejected: report.rejected }).toEqual({
      rows: added + report.rejected + 1,
      rejected: 13,
    })
  })

  it('warns of what it left out or found odd', () => {
    const reasons = report.warnings.map(({ column, reason }) => `${column}: ${reason}`)
    expect(reasons.filter((reason) => !/on lines \d+, \d+/.test(reason))).toEqual([
      'Make*: is cut at its blank; read as "Land Rover"',
      'Make*: is cut at its blank; read as "Great Wall"',
      'Make*: is cut at its blank; read as "Alfa Romeo"',
      'Make*: is cut at its blank; read as "Aston Martin"',
      'Make*: is not a known make; kept as written',
      'Rego expiry (dd/mm/yyyy): is not a date as dd/mm/yyyy',
    ])
    expect(reasons.filter((reason) => /on lines \d+, \d+/.test(reason))).toEqual([
      expect.stringContaining('VIN: is the VIN of several cars'),
      expect.stringContaining('Stock number: is the same car'),
    ])
  })

  /** The stock number on a line of the file, as an editor counts lines. */
  function readStock(line: number): string {
    return dirty.toString('latin1').split('\r\n')[line - 1]?.split(',')[0] ?? ''
  }
})

describe('importStock', () => {
  it('changes nothing when the file comes again [PLUS-005]', async () => {
    const first = await importCars(fleet(40))
    const before = await loadAll()
    const second = await importCars(fleet(40), { now: new Date('2026-12-24T00:00:00Z') })
    expect(first).toMatchObject({ ok: true, added: 40, changed: 0, generation: 1 })
    expect(second).toMatchObject({ ok: true, added: 0, changed: 0, unchanged: 40, withdrawn: 0 })
    expect(second).toMatchObject({ generation: 1 })
    expect(await loadAll()).toEqual(before)
  })

  it('gives the same cars, ids and slugs whatever the order of the rows [PLUS-005]', async () => {
    const lines: FeedLine[] = [
      ...fleet(12),
      { stock: 'T1', location: '1' },
      { stock: 'T1', location: '2' },
      { stock: 'C1', price: '1' },
      { stock: 'C1', price: '2' },
      { stock: 'S-1' },
      { stock: 'S 1' },
    ]
    await importCars(lines)
    const expected = (await loadAll()).map(withoutId)
    expect(expected.length).toBe(16)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        async (shuffled) => {
          const again = await importCars(shuffled)
          expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 16, withdrawn: 0 })
          await database.system((tx) => tx.$client.query('delete from cars'))
          await importCars(shuffled)
          expect((await loadAll()).map(withoutId)).toEqual(expected)
        },
      ),
      { numRuns: 8 },
    )
  })

  function withoutId(car: Car) {
    return { ...car, id: 0 }
  }

  it('keeps a slug for ever, also when make, badge and price change', async () => {
    await importCars([{ stock: 'U1', badge: 'Ascent' }, { stock: 'U2' }])
    const before = (await loadByStock()).get('U1')
    const report = await importCars([
      { stock: 'U1', badge: 'ZR Hybrid', model: 'Corolla Cross', price: '39990' },
      { stock: 'U2' },
    ])
    const after = (await loadByStock()).get('U1')
    expect(report).toMatchObject({ changed: 1, unchanged: 1, generation: 2 })
    expect(before?.slug).toBe('2021-toyota-corolla-ascent-u1')
    expect(after).toMatchObject({
      id: before?.id,
      slug: '2021-toyota-corolla-ascent-u1',
      path: '/cars/2021-toyota-corolla-ascent-u1',
      badge: 'ZR Hybrid',
      price: 39990,
      created_at: before?.created_at,
    })
  })

  it('tells one stock number at two dealerships apart', async () => {
    await importCars([
      { stock: 'U1', location: '2' },
      { stock: 'U1', location: '1' },
    ])
    expect((await loadAll()).map(({ slug, dealership_slug }) => [slug, dealership_slug])).toEqual([
      ['2021-toyota-corolla-ascent-u1', 'north-motors'],
      ['2021-toyota-corolla-ascent-u1-south-motors', 'south-motors'],
    ])
  })

  it('withdraws a car that is absent and takes it back under its id and slug', async () => {
    await importCars(fleet(4))
    const before = (await loadByStock()).get('A4')
    const without = await importCars(fleet(3))
    expect(without).toMatchObject({ withdrawn: 1, unchanged: 3 })
    expect([...(await loadByStock()).keys()].map(String).toSorted()).toEqual(['A1', 'A2', 'A3'])
    expect(await store.loadCarBySlug(site.id, before?.slug ?? '')).toMatchObject({
      kind: 'withdrawn',
    })
    expect(await store.loadStockChanges(site.id, 1)).toEqual({
      generation: 2,
      changed: [],
      withdrawnIds: [before?.id],
    })
    await importCars(fleet(4))
    expect((await loadByStock()).get('A4')).toMatchObject({ id: before?.id, slug: before?.slug })
  })

  it('stops when more than half of the stock would go, unless forced [PLUS-007]', async () => {
    await importCars(fleet(10))
    const before = await loadAll()
    expect(await importCars(fleet(4))).toMatchObject({
      ok: false,
      reason: 'drops-most',
      stockBefore: 10,
      wouldWithdraw: 6,
    })
    expect(await loadAll()).toEqual(before)
    expect(await importCars(fleet(5))).toMatchObject({ ok: true, withdrawn: 5 })
    expect(await importCars([{ stock: 'A1' }], { force: true })).toMatchObject({
      ok: true,
      withdrawn: 4,
    })
  })

  it('keeps absent cars when the file is not the whole stock', async () => {
    await importCars(fleet(4))
    expect(await importCars([{ stock: 'A9' }], { partial: true })).toMatchObject({
      added: 1,
      withdrawn: 0,
    })
    expect((await loadAll()).length).toBe(5)
  })

  it('leaves a car as it is when its row is refused', async () => {
    await importCars(fleet(3))
    const before = await loadAll()
    const report = await importCars([{ stock: 'A1', price: 'cheap' }, ...fleet(3).slice(1)])
    expect(report).toMatchObject({ rejected: 1, withdrawn: 0, unchanged: 2 })
    expect(await loadAll()).toEqual(before)
  })

  it('leaves a car as it is when two rows claim its stock number', async () => {
    await importCars(fleet(3))
    const before = await loadAll()
    const claims = [
      { stock: 'A1', price: '1000' },
      { stock: 'A1', price: '2000' },
    ]
    const report = await importCars([...claims, ...fleet(3).slice(1)])
    expect(report).toMatchObject({ rejected: 2, withdrawn: 0, changed: 0 })
    expect(report.problems.map(({ line, value }) => [line, value])).toEqual([
      [2, 'A1'],
      [3, 'A1'],
    ])
    expect(await loadAll()).toEqual(before)
  })

  it.each([
    ['an empty file', '', 'The file is empty.'],
    [
      'a header without the year',
      'Stock number,Make,Model\r\n',
      'The header has no column for year.',
    ],
    [
      'a quote that is never closed',
      `${aCsvFeed(fleet(1))}\r\nA2,Used,"Toyota,Corolla\r\nA3,Used,Toyota`,
      'A quote that opens after line 2 is never closed, so the rows behind it cannot be separated.',
    ],
  ])('stops at %s and keeps the stock', async (_, text, message) => {
    await importCars(fleet(2))
    expect(await importText(text)).toMatchObject({ ok: false, reason: 'unreadable', message })
    expect((await loadAll()).length).toBe(2)
  })

  it('keeps the stock when the file breaks off', async () => {
    await importCars(fleet(20))
    const before = await loadAll()
    async function* broken() {
      yield* asBytes(`${aCsvFeed(fleet(600).map((line) => ({ ...line, price: '1' })))}\r\n`)
      throw new Error('the line went dead')
    }
    await expect(importText('', { bytes: broken() })).rejects.toThrow('the line went dead')
    expect(await loadAll()).toEqual(before)
  })

  it('runs two imports of one site one after the other', async () => {
    const [first, second] = await Promise.all([importCars(fleet(30)), importCars(fleet(30))])
    const counts = [first, second].map((report) =>
      report.ok ? `${report.added} added, ${report.unchanged} unchanged` : report.reason,
    )
    expect(counts.toSorted()).toEqual(['0 added, 30 unchanged', '30 added, 0 unchanged'])
  })

  it('keeps the stock of other sites', async () => {
    await importCars(fleet(2))
    await importStock({
      store,
      site: { ...site, id: 'other' },
      format: findFeedFormat('au-ftp-csv')!,
      bytes: asBytes(aCsvFeed([{ stock: 'Z1' }])),
      now,
    })
    expect((await loadAll()).map(({ stocknum }) => stocknum)).toEqual(['A1', 'A2'])
  })

  it('reads semicolons, tabs and UTF-16', async () => {
    const text = aCsvFeed(fleet(3)).replaceAll(',', '\t')
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(await importText(wide)).toMatchObject({ added: 3, rejected: 0 })
    expect(await importText(aCsvFeed(fleet(3)).replaceAll(',', ';'))).toMatchObject({
      unchanged: 3,
    })
  })
})

describe('importStock of DMS JSON', () => {
  const payload = {
    stocknum: 'D100',
    status: 'in_stock',
    make: 'Mazda',
    model: 'CX-5',
    badge: 'GT',
    series: 'KF Series',
    year: 2022,
    dapprice: 38990,
    egcprice: 36500,
    odometer: 31204,
    dealership_name: 'South Motors',
    body: 'Wagon',
    fuel: 'Diesel',
    drive: '4x4',
    transmission: '6 Speed Sports Automatic',
    engine_capacity: '2.2 L',
    cylinders: 4,
    doors: 5,
    seats: 5,
    car_type: 'used',
    item_type: 'car',
    certified: true,
    show_on_dealer_website: true,
    features: ['Sunroof', { category: 'Safety', name: 'Blind Spot Monitor' }],
    images: ['https://images.example.com/1.jpg', { url: 'https://images.example.com/2.jpg' }],
    spin_images: ['https://images.example.com/spin-0.jpg', 'https://images.example.com/spin-1.jpg'],
    compliance_date: '2022-04',
  }
  const importLines = (lines: (object | string)[], options?: Partial<StockImport>) =>
    importText(
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      options,
      'dms-json',
    )

  it('reads a payload a line [PLUS-002]', async () => {
    expect(await importLines([payload, ''])).toMatchObject({ added: 1, rejected: 0, rows: 1 })
    expect((await loadByStock()).get('D100')).toMatchObject({
      slug: '2022-mazda-cx-5-gt-d100',
      name: '2022 Mazda CX-5 GT',
      price: 38990,
      price_type: 'Drive Away',
      km: 31204,
      dealership_slug: 'south-motors',
      location_name: 'South Motors',
      simple_drive: '4WD',
      gearnum: 6,
      certified: true,
      item_type: null,
      standardEquipment: [
        { category: null, name: 'Sunroof' },
        { category: 'Safety', name: 'Blind Spot Monitor' },
      ],
      primary_image_url: 'https://images.example.com/1.jpg',
      photos_count: 2,
      spin_images: [
        'https://images.example.com/spin-0.jpg',
        'https://images.example.com/spin-1.jpg',
      ],
      variant: { cylinders: 4, enginesize_litres: 2.2, enginesize: null },
    })
  })

  it('names the line and key of a payload it cannot use [PLUS-004]', async () => {
    const { stocknum: _, ...nameless } = payload
    const report = await importLines([
      payload,
      '{"stocknum": "D101", ',
      nameless,
      { ...payload, stocknum: 'D102', status: 'lost' },
      { ...payload, stocknum: 'D103', dealership_name: 'West Motors' },
      '[]',
    ])
    expect(report.problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'payload', 'is not JSON'],
      [3, 'stocknum', 'is missing from the payload'],
      [4, 'status', 'is not a known status'],
      [5, 'dealership_name', 'is not a dealership of this site'],
      [6, 'payload', 'is not a JSON object'],
    ])
    expect(report).toMatchObject({ added: 1, rejected: 5 })
  })

  it('shows a pending deal as reserved and takes a withdrawn car off', async () => {
    const others = [1, 2, 3].map((number) => ({ ...payload, stocknum: `D20${number}` }))
    await importLines([payload, ...others])
    const report = await importLines([
      { ...payload, status: 'deal_pending' },
      ...others.slice(1),
      { ...payload, stocknum: 'D201', status: 'withdrawn' },
    ])
    expect(report).toMatchObject({ changed: 1, withdrawn: 1, unchanged: 2 })
    expect((await loadByStock()).get('D100')).toMatchObject({ status: 'in_stock', reserved: true })
  })

  it('dates a sale at the import that first said so, and forgets it when the car is back', async () => {
    const soldAt = new Date('2026-11-22T03:00:00Z')
    await importLines([payload])
    await importLines([{ ...payload, status: 'sold' }], { now: soldAt })
    await importLines([{ ...payload, status: 'sold', odometer: 31300 }])
    expect((await loadByStock()).get('D100')).toMatchObject({
      status: 'sold',
      sold: true,
      km: 31300,
      sold_date_timestamp: soldAt.getTime() / 1000,
    })
    await importLines([payload])
    expect((await loadByStock()).get('D100')).toMatchObject({
      sold: false,
      sold_date_timestamp: null,
    })
  })

  it('takes the days of entry and sale from the feed when it has them', async () => {
    const dated = {
      ...payload,
      date_in_stock: '01/10/2026',
      sold_date: '2026-11-18',
      status: 'sold',
    }
    await importLines([dated])
    expect((await loadByStock()).get('D100')).toMatchObject({
      created_at: '2026-10-01T00:00:00.000Z',
      sold_date_timestamp: Date.UTC(2026, 10, 18) / 1000,
    })
  })
})
