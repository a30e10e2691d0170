import { describe, expect, it } from 'vitest'
import { setUpTestImport } from '../testing/test-import.ts'
import { type StockImport } from './stock-import.ts'

const { importText, loadByStock } = setUpTestImport()

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
    expect(report.problems[1]?.value).toBe('')
    expect(report.problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'payload', 'is not JSON'],
      [3, 'stocknum', 'is missing from the payload'],
      [4, 'status', 'is not a known status'],
      [5, 'dealership_name', 'is not a dealership of this site'],
      [6, 'payload', 'is not a JSON object'],
    ])
    expect(report).toMatchObject({ added: 1, rejected: 5 })
  })

  it('reads a text with NUL or half a surrogate pair without them, and the rows beside it [D-103]', async () => {
    const odd = String.raw`{"category":"Sa\u0000fety","name":"Tow bar \ud83d"}`
    const line = JSON.stringify({ ...payload, stocknum: 'D\u0000101', standard_equipment: ['odd'] })
    const held = JSON.stringify({ stocknum: 'D\uD83D999' })
    const text = [JSON.stringify(payload), line.replace('"odd"', odd), held].join('\n')
    expect(await importText(text, {}, 'dms-json')).toMatchObject({ added: 2, rejected: 1 })
    const cars = await loadByStock()
    expect(new Set(cars.keys())).toEqual(new Set(['D100', 'D101']))
  })

  it.each(['', '\n\n'])('stops at an empty file: %j [D-103]', async (text) => {
    await importLines([payload])
    expect(await importText(text, { force: true }, 'dms-json')).toMatchObject({
      reason: 'unreadable',
      message: 'The file is empty.',
    })
  })

  it.each([
    ['in one line', JSON.stringify([payload])],
    ['indented', `\n${JSON.stringify([payload], null, 2)}\n`],
  ])('stops at a file that is one JSON list, %s, and says what it reads', async (_form, text) => {
    expect(await importText(text, {}, 'dms-json')).toMatchObject({
      ok: false,
      reason: 'unreadable',
      message: expect.stringMatching(/^The file is a JSON list; write one JSON object a line/),
    })
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

  it('takes the day of a sale that the feed adds or corrects later, and nothing else changed [D-16]', async () => {
    const sold = { ...payload, status: 'sold' }
    const dayOf = async () => (await loadByStock()).get('D100')?.sold_date_timestamp
    await importLines([sold])
    expect(await dayOf()).toBeNull()
    await importLines([{ ...sold, sold_date: '2026-11-18' }])
    expect(await dayOf()).toBe(Date.UTC(2026, 10, 18) / 1000)
    await importLines([{ ...sold, sold_date: '2026-11-19' }])
    expect(await dayOf()).toBe(Date.UTC(2026, 10, 19) / 1000)
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
