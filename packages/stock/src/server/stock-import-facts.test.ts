import type { TestDatabase } from '@forecourt/database/testing'
import { describe, expect, it } from 'vitest'
import { findFeedFormat } from '../feed/feed-formats.ts'
import { fieldOfColumn } from '../feed/field-names.ts'
import type { Car } from '../model/car.ts'
import type { StockStore } from '../model/stock-store.ts'
import { asBytes, importSite } from '../testing/feeds.ts'
import { setUpTestStock } from '../testing/test-stock.ts'
import { importStock, type StockImportReport } from './stock-import.ts'

let database: TestDatabase
let store: StockStore

setUpTestStock((stock) => {
  database = stock.database
  store = stock.store
})

const site = { ...importSite, images: { ...importSite.images, hosts: ['photos.dealer.example'] } }

async function importText(formatName: string, text: string) {
  const format = findFeedFormat(formatName)
  if (!format) throw new Error(`no format ${formatName}`)
  const now = new Date('2026-11-21T01:00:00Z')
  const report = await importStock({ store, site, format, bytes: asBytes(text), now, force: true })
  const cars = new Map<string, Car>()
  await store.loadStock(site.id, (batch) => {
    for (const car of batch) cars.set(car.stocknum ?? '', car)
  })
  return { report, cars }
}

/** Data feeds write where they know nothing. */
const placeholders = [
  'NA',
  'N/A',
  'n/a',
  'N.A.',
  '#N/A',
  'Other',
  'OTHER',
  '-',
  '--',
  '- / -',
  '.',
  '...',
  '?',
  '_',
  'Unknown',
  'TBA',
  'TBC',
  'Not Specified',
  'not applicable',
  'None',
  'nil',
  'null',
  '(none)',
  'To be advised',
]

/** Columns in which a word says nothing; identity, place and condition stand beside them. */
const columns = [
  'Badge|Series|Vin|NVIC code|Rego|Rego expiry|Build date|Compliance date|DAP Price|',
  'EGC Price|Was price|Special price|Odometer|Body|Exterior Colour|Interior Colour|Fuel|',
  'Transmission|Gears|Drive|Doors|Seats|Cylinders|Engine size|Induction|Fuel consumption|',
  'Fuel tank|GVM|Towing capacity braked|Torque|ANCAP rating|Vehicle length|Vehicle width|',
  'Vehicle height|Body width|Body length|Tare weight|Axle type|Sleeps|ATM|Suburb|',
  'Dealercomments|Features|Certified|Tag|Item type|Images|Spin images|Video|Videos|',
  'Walkaround video|Spin interior image|Spin code|Hotspots|History report|',
  'Average market price|State average market price|Date in stock|Sold date',
]
  .join('')
  .split('|')

const known = { stocknum: '', car_type: 'Used', make: 'Toyota', model: 'Corolla', year: '2021' }
const stockOf = (index: number) => `P${index + 1}`
const keyOf = (column: string) => fieldOfColumn(column) ?? column

function csvFeed(): string {
  const header = ['Stock number', 'Car type', 'Make', 'Model', 'Year', ...columns]
  const rows = placeholders.map((word, index) => [
    ...Object.values({ ...known, stocknum: stockOf(index) }),
    ...columns.map(() => word),
  ])
  return [header, ...rows].map((cells) => cells.join(',')).join('\r\n')
}

/** A line for each placeholder, which stands in every field and in every list. */
const jsonFeed = (toPayload: (word: string, stocknum: string) => object) =>
  placeholders.map((word, index) => JSON.stringify(toPayload(word, stockOf(index)))).join('\n')

const flatPayload = (word: string, stocknum: string) => ({
  ...Object.fromEntries(columns.map((column) => [keyOf(column), word])),
  ...known,
  stocknum,
  status: 'in_stock',
  features: [word, { category: 'Safety', name: word }],
  images: [word, { url: word }],
})

const csnPayload = (word: string, stocknum: string) => ({
  Type: word,
  ListingType: 'Used',
  SaleStatus: 'In Stock',
  Description: word,
  Identification: [
    { Type: 'StockNumber', Value: stocknum },
    { Type: 'VIN', Value: word },
  ],
  Registration: { Number: word, Expiry: word },
  PriceList: [
    { Type: 'DAP', Amount: word },
    { Type: 'EGC', Amount: word },
  ],
  OdometerReadings: [{ Value: word }],
  Colours: [
    { Location: 'Exterior', Name: word, Generic: word },
    { Location: 'Interior', Name: word },
  ],
  Specification: {
    Make: 'Toyota',
    Model: 'Corolla',
    Series: word,
    ReleaseDate: { Year: 2021 },
    Attributes: [
      'Badge',
      'BodyStyle',
      'GearCount',
      'FuelType',
      'DriveType',
      'DoorCount',
      'Transmission',
    ].map((Name) => ({ Name, Value: word })),
    Features: [{ Group: word, Name: word }],
  },
  Media: {
    Photos: [{ Url: word }],
    SpinPhotos: [{ Url: word }],
    Videos: [{ Url: word }],
    SpinCode: word,
    Hotspots: word,
  },
  Documents: [{ Type: 'HistoryReport', Url: word }],
  VendorData: { Autogauge: { AverageMarketPrice: word } },
})

const feeds: readonly (readonly [format: string, text: string])[] = [
  ['au-ftp-csv', csvFeed()],
  ['dms-json', jsonFeed(flatPayload)],
  ['forecourt-json', jsonFeed(flatPayload)],
  ['csn-json', jsonFeed(csnPayload)],
]

/** Every text a car says, by its path. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
}

describe.each(feeds)('import of %s', (format, text) => {
  it('keeps no placeholder of any column, warns of none and counts them by column', async () => {
    const { report, cars } = await importText(format, text)
    expect(report).toMatchObject({
      ok: true,
      added: placeholders.length,
      problems: [],
      warnings: [],
    })
    for (const [index, word] of placeholders.entries()) {
      const car = cars.get(stockOf(index))
      const said = textsOf(car, '').filter(([, one]) => one.toLowerCase() === word.toLowerCase())
      expect([word, said]).toEqual([word, []])
      expect([word, car?.name]).toEqual([word, '2021 Toyota Corolla'])
    }
    for (const car of cars.values())
      expect(car).toMatchObject({
        badge: null,
        series: null,
        vin: null,
        regplate: null,
        price: null,
        km: null,
        colour: null,
        interior_colour: null,
        simple_body: null,
        drive: null,
        simple_drive: null,
        fuel: null,
        simple_fuel: null,
        trans: null,
        variant: null,
        specifications: null,
        item_type: null,
        dealercomments: null,
        standardEquipment: [],
        images: [],
        spin_images: [],
        hotspots: null,
        file: null,
        autograb_data: null,
      })
    const counted = report.placeholders.find(({ column }) => /^rego$/i.test(column))
    expect(counted?.cars).toBe(placeholders.length)
  })
})

describe('a word that says something in its column', () => {
  const header =
    'Stock number,Car type,Status,Make,Model,Series,Year,Odometer,Location code,Body width,Exterior Colour'
  const importRows = (...rows: string[]) => importText('au-ftp-csv', [header, ...rows].join('\n'))
  const reasons = ({ problems }: StockImportReport) =>
    problems.map(({ line, reason }) => `${line} ${reason}`)

  it('refuses a status, a condition or a place that is "Other": it is none of those known', async () => {
    const { report } = await importRows(
      'A1,Other,,Mazda,CX-5,,2021,,,,',
      'A2,Used,Other,Mazda,CX-5,,2021,,,,',
      'A3,Used,,Mazda,CX-5,,2021,,Other,,',
      'A4,Used,,Mazda,CX-5,,2021,,0,,',
      'A5,Used,,Other,CX-5,,2021,,,,',
    )
    expect(reasons(report)).toEqual([
      '2 is not new, used or demo',
      '3 is not a known status',
      '4 is not a location of this site',
      '5 is not a location of this site',
      '6 is required',
    ])
  })

  it('keeps the series NA of the first MX-5, and of no other car', async () => {
    const { cars } = await importRows(
      'A1,Used,,Mazda,MX-5,NA,1991,,,,',
      'A2,Used,,Mazda,CX-5,NA,2021,,,,',
    )
    expect(cars.get('A1')?.series).toBe('NA')
    expect(cars.get('A2')?.series).toBeNull()
  })

  it('keeps a reading of 0 of a new or demonstrator car, not of a used one', async () => {
    const { cars } = await importRows(
      'A1,New,,Mazda,CX-5,,2026,0,,,',
      'A2,Demo,,Mazda,CX-5,,2026,0,,,',
      'A3,Used,,Mazda,CX-5,,2021,0,,,',
      'A4,Used,,Mazda,CX-5,,2021,1,,,',
    )
    expect(['A1', 'A2', 'A3', 'A4'].map((stock) => cars.get(stock)?.km)).toEqual([0, 0, null, 1])
  })

  it('takes a 0 in a column of names or sizes for nothing, and keeps the stock number 0', async () => {
    const { cars } = await importRows(
      '0,Used,,Mazda,CX-5,0,2021,,,0.0,0',
      'A1,Used,,Mazda,CX-5,00,2021,,,0 ft,White',
    )
    expect(cars.get('0')).toMatchObject({ series: null, specifications: null, colour: null })
    expect(cars.get('A1')).toMatchObject({ series: null, specifications: null, colour: 'White' })
  })
})

describe('a 0 in every column', () => {
  it('is no text, no size and no date, and nothing to warn of', async () => {
    const header = ['Stock number', 'Car type', 'Make', 'Model', 'Year', ...columns]
    const text = `${header.join()}\nZ1,Used,Mazda,CX-5,2021,${columns.map(() => '0').join()}`
    const { report, cars } = await importText('au-ftp-csv', text)
    const car = cars.get('Z1')
    expect(textsOf(car, '').filter(([, one]) => one === '0')).toEqual([])
    expect(car).toMatchObject({
      variant: null,
      specifications: null,
      seats: null,
      rego_expiry: null,
    })
    expect(report.warnings.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([])
  })
})

describe('pictures at a host that is not listed', () => {
  it('are imported, counted and reported by host [D-78]', async () => {
    const picture = (host: string, name: string) => `https://${host}/${name}.jpg`
    const rows = [
      ['B1', picture('photos.dealer.example', 'a'), picture('cdn.dms.example', 'b')],
      ['B2', picture('cdn.dms.example', 'c'), picture('cdn.dms.example', 'd'), '/images/e.jpg'],
      ['B3', picture('photos.dealer.example', 'f')],
    ]
    const lines = rows.map(([stock, ...urls]) => `${stock},Used,Mazda,CX-5,2021,${urls.join('|')}`)
    const text = ['Stock number,Car type,Make,Model,Year,Images', ...lines].join('\n')
    const { report, cars } = await importText('au-ftp-csv', text)
    expect(report.hiddenPictures).toEqual([{ host: 'cdn.dms.example', pictures: 3, cars: 2 }])
    expect(cars.get('B2')?.images).toHaveLength(3)
    expect(report.warnings).toEqual([])
  })
})

describe('names that are cut or doubled', () => {
  it('are put in order with a warning; the slug of a car already there stays', async () => {
    const header = 'Stock number,Car type,Make,Model,Badge,Series,Year'
    const first = await importText('au-ftp-csv', `${header}\nC1,Used,Toyota,Corolla,Ascent,,2021`)
    expect(first.cars.get('C1')?.slug).toBe('2021-toyota-corolla-ascent-c1')
    const { report, cars } = await importText(
      'au-ftp-csv',
      [
        header,
        'C1,Used,Toyota,Toyota Corolla,Corolla Ascent,,2021',
        'C2,Used,Land,Rover Discovery,Discovery SE,Discovery,2020',
        'C3,Used,MG,MG3,Core,,2022',
      ].join('\n'),
    )
    expect(cars.get('C1')).toMatchObject({ slug: '2021-toyota-corolla-ascent-c1', badge: 'Ascent' })
    expect(cars.get('C2')).toMatchObject({
      make: 'Land Rover',
      model: 'Discovery',
      badge: 'SE',
      series: null,
      name: '2020 Land Rover Discovery SE',
      slug: '2020-land-rover-discovery-se-c2',
    })
    expect(cars.get('C3')).toMatchObject({
      model: 'MG3',
      name: '2022 MG3 Core',
      slug: '2022-mg3-core-c3',
    })
    expect(
      report.warnings.map(({ line, column, reason }) => `${line} ${column}: ${reason}`),
    ).toEqual([
      '2 Model: repeats the make; read as "Corolla"',
      '2 Badge: repeats the name; read as "Ascent"',
      '3 Make: is cut at its blank; read as "Land Rover"',
      '3 Badge: repeats the name; read as "SE"',
      '3 Series: repeats the name; left out',
    ])
  })

  it('are put in order for a car that was stored with them', async () => {
    const feed = 'Stock number,Car type,Make,Model,Badge,Year\nD1,Used,Ford,Ranger,Raptor,2021'
    await importText('au-ftp-csv', feed)
    const broken = {
      make: 'Land',
      model: 'Rover Discovery',
      badge: 'Discovery SE',
      name: 'Land Rover Discovery Discovery SE',
    }
    await database.system((tx) =>
      tx.$client.query('update cars set data = data || $1::jsonb', [JSON.stringify(broken)]),
    )
    const found = await store.loadCarBySlug(site.id, '2021-ford-ranger-raptor-d1')
    expect(found).toMatchObject({
      kind: 'car',
      car: {
        make: 'Land Rover',
        model: 'Discovery',
        badge: 'SE',
        name: '2021 Land Rover Discovery SE',
      },
    })
  })
})
