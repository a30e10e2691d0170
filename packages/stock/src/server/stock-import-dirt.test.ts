import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '../model/car.ts'
import { setUpTestImport } from '../testing/test-import.ts'
import { type StockImportReport } from './stock-import.ts'

const { importText, loadByStock } = setUpTestImport()

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
    expect(reasons.filter((reason) => !/in lines \d+, \d+/.test(reason))).toEqual([
      'Make*: is cut at its blank; read as "Land Rover"',
      'Make*: is cut at its blank; read as "Great Wall"',
      'Make*: is cut at its blank; read as "Alfa Romeo"',
      'Make*: is cut at its blank; read as "Aston Martin"',
      'Make*: is not a known make; kept as written',
      'Rego expiry (dd/mm/yyyy): is not a date as dd/mm/yyyy',
    ])
    expect(reasons.filter((reason) => /in lines \d+, \d+/.test(reason))).toEqual([
      expect.stringContaining('VIN: is the VIN of several cars'),
      expect.stringContaining('Stock number: is the same car'),
    ])
  })

  /** The stock number on a line of the file, as an editor counts lines. */
  function readStock(line: number): string {
    return dirty.toString('latin1').split('\r\n')[line - 1]?.split(',')[0] ?? ''
  }
})
