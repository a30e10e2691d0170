import { describe, expect, it } from 'vitest'
import { csnJson } from './csn-json.ts'
import type { FeedField } from './field-names.ts'

const vehicle = {
  Identifier: '7f4f6d1c-0f6e-4a3e-9a53-3c6a8f5f9f10',
  Type: 'Car',
  ListingType: 'Used',
  SaleStatus: 'For Sale',
  Description: 'One owner, full history.',
  Registration: { Number: 'ABC12D', Expiry: '2027-03-31' },
  Identification: [
    { Type: 'StockNumber', Value: 'A100' },
    { Type: 'VIN', Value: 'JM0KF2W7A00123456' },
  ],
  Colours: [
    { Location: 'Exterior', Generic: 'Red', Name: 'Soul Red Crystal' },
    { Location: 'Interior', Generic: 'Black' },
  ],
  OdometerReadings: [{ Type: 'Odometer', Value: 31_204, UnitOfMeasure: 'KM' }],
  PriceList: [
    { Type: 'EGC', Currency: 'AUD', Amount: 36_900 },
    { Type: 'DAP', Currency: 'AUD', Amount: 38_990 },
  ],
  Seller: { Name: 'South Motors', LocationCode: '2' },
  Specification: {
    Make: 'Mazda',
    Model: 'CX-5',
    Series: 'KF',
    ReleaseDate: { Year: 2022, Month: 3 },
    Attributes: [
      { Name: 'Badge', Value: 'GT' },
      { Name: 'BodyStyle', Value: 'SUV' },
      { Name: 'EngineCapacity', Value: '2.5 L' },
    ],
    Features: [{ Group: 'Safety', Name: 'Reversing camera' }],
  },
  BuildDate: { Year: 2022, Month: 2 },
  Media: {
    Photos: [
      { Order: 2, Url: 'https://images.example.com/2.jpg' },
      { Order: 1, Url: 'https://images.example.com/1.jpg' },
    ],
    SpinPhotos: [{ Order: 1, Url: 'https://images.example.com/turn-00.jpg' }],
  },
}

const read = (value: unknown) =>
  csnJson.kind === 'lines' ? csnJson.readLine(1, JSON.stringify(value)) : null

describe('csnJson', () => {
  it.each<[name: string, field: FeedField]>([
    ['Badge', 'badge'],
    ['BodyStyle', 'body'],
    ['GearCount', 'gears'],
    ['SeatCapacity', 'seats'],
    ['DoorCount', 'doors'],
    ['EngineCapacity', 'engine_size'],
    ['FuelType', 'fuel'],
    ['DriveType', 'drive'],
    ['FuelConsumptionCombined', 'fuel_consumption'],
    ['FuelCapacity', 'fuel_capacity'],
    ['TowingBraked', 'towing'],
    ['GrossVehicleMass', 'gross_mass'],
    ['AncapRating', 'ancap'],
  ])('reads the attribute %s as %s alone', (Name, field) => {
    const { Attributes: _, ...specification } = vehicle.Specification
    const without = { ...vehicle, Specification: specification }
    const valueOf = (Attributes: unknown, asked: FeedField) => {
      const result = read({ ...without, Specification: { ...specification, Attributes } })
      return result?.ok ? result.row.cells.get(asked)?.value : 'refused'
    }
    expect(valueOf([{ Name, Value: '7' }], field)).toBe('7')
    expect(valueOf([{ Name: 'Other', Value: '7' }], field)).toBeUndefined()
  })

  it('reads what a vehicle is, its dates and its history under their own names', () => {
    const whole = {
      ...vehicle,
      Type: 'Caravan',
      ComplianceDate: { Year: 2022, Month: 5 },
      IsCertified: true,
      ListedDate: '2026-10-01',
      SoldDate: '2026-11-02',
      Documents: [
        { Type: 'Warranty', Url: 'https://reports.example.com/warranty.pdf' },
        { Type: 'HistoryReport', Url: 'https://reports.example.com/history.pdf' },
      ],
    }
    const result = read(whole)
    if (!result?.ok) throw new Error('the vehicle was refused')
    const said: [FeedField, string][] = [
      ['item_type', 'Caravan'],
      ['comments', 'One owner, full history.'],
      ['rego_expiry', '2027-03-31'],
      ['compliance_date', '2022-05'],
      ['certified', 'true'],
      ['stocked_date', '2026-10-01'],
      ['sold_date', '2026-11-02'],
      ['history_report', 'https://reports.example.com/history.pdf'],
    ]
    for (const [field, value] of said)
      expect([field, result.row.cells.get(field)?.value]).toEqual([field, value])
  })

  it('reads typed lists and the specification of a vehicle [PLUS-003]', () => {
    const result = read(vehicle)
    if (!result?.ok) throw new Error('the vehicle was refused')
    const said: [FeedField, string][] = [
      ['stocknum', 'A100'],
      ['vin', 'JM0KF2W7A00123456'],
      ['make', 'Mazda'],
      ['model', 'CX-5'],
      ['badge', 'GT'],
      ['series', 'KF'],
      ['year', '2022'],
      ['build_date', '2022-02'],
      ['dap_price', '38990'],
      ['egc_price', '36900'],
      ['odometer', '31204'],
      ['colour', 'Soul Red Crystal'],
      ['interior_colour', 'Black'],
      ['location_code', '2'],
      ['rego', 'ABC12D'],
      ['body', 'SUV'],
      ['engine_size', '2.5 L'],
      ['status', 'For Sale'],
      ['car_type', 'Used'],
    ]
    for (const [field, value] of said)
      expect([field, result.row.cells.get(field)?.value]).toEqual([field, value])
    expect(result.row.features).toEqual([{ category: 'Safety', name: 'Reversing camera' }])
    expect(result.row.imageUrls).toEqual([
      'https://images.example.com/1.jpg',
      'https://images.example.com/2.jpg',
    ])
    expect(result.row.spinUrls).toEqual(['https://images.example.com/turn-00.jpg'])
  })

  it('reads videos, the interior, the turn’s code and hotspots, the report and market averages', () => {
    const hotspots = {
      exterior: [{ description: 'Tow bar', positions: [{ angle: 0, x: 1, y: 2 }] }],
    }
    const result = read({
      ...vehicle,
      Media: {
        Photos: [{ Large: 'https://images.example.com/large.jpg', Thumb: 'https://t.example' }],
        InteriorPhotos: [{ Url: 'https://images.example.com/inside.jpg' }],
        SpinCode: 'https://spin.example.com/A100',
        Hotspots: hotspots,
        Videos: [
          { Type: 'Review', Url: 'https://videos.example.com/review.mp4' },
          { Type: 'Walkaround', Url: 'https://videos.example.com/walk.mp4' },
        ],
      },
      Documents: [{ Type: 'HistoryReport', Url: 'https://reports.example.com/A100.pdf' }],
      VendorData: { Autogauge: { AverageMarketPrice: 41_000, StateAverageMarketPrice: 40_500 } },
    })
    if (!result?.ok) throw new Error('the vehicle was refused')
    const said: [FeedField, string][] = [
      ['walkaround_videos', '["https://videos.example.com/walk.mp4"]'],
      ['videos', '["https://videos.example.com/review.mp4"]'],
      ['spin_interior_image', 'https://images.example.com/inside.jpg'],
      ['spin_code', 'https://spin.example.com/A100'],
      ['hotspots', JSON.stringify(hotspots)],
      ['history_report', 'https://reports.example.com/A100.pdf'],
      ['market_price', '41000'],
      ['state_market_price', '40500'],
    ]
    for (const [field, value] of said)
      expect([field, result.row.cells.get(field)?.value]).toEqual([field, value])
    expect(result.row.imageUrls).toEqual(['https://images.example.com/large.jpg'])
  })

  it('refuses a vehicle without a stock number, and text that is no object', () => {
    const { Identification: _, ...nameless } = vehicle
    expect(read(nameless)).toMatchObject({ ok: false, problem: { column: 'stocknum' } })
    expect(read([vehicle])).toMatchObject({ ok: false, problem: { column: 'payload' } })
  })

  it('reads the features of the vehicle beside those of its specification [PLUS-003]', () => {
    expect(read({ ...vehicle, Features: [{ Name: 'Tow bar' }] })).toMatchObject({
      row: { features: [{ name: 'Reversing camera' }, { category: null, name: 'Tow bar' }] },
    })
  })

  it('takes a vehicle whose lists and parts are missing', () => {
    const { Identification, Specification } = vehicle
    const { Attributes: _, Features: __, ...bare } = Specification
    expect(read({ Identification, Specification: bare })).toMatchObject({
      ok: true,
      row: { features: [], imageUrls: [] },
    })
  })
})
