import { readFileSync } from 'node:fs'
import { toSlug } from '@forecourt/stock/model'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'
import { readPage, readText, searchCars } from './rows-dealer.ts'

const site = 'harbour'
const feeds = new URL('../../../packages/demo/feeds/', import.meta.url)

/** Cells of a line of CSV, quoted ones among them. */
function readCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

/** Rows of the feed of the group, by column. */
function readFeed(): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(new URL('harbour.csv', feeds), 'utf8')
    .trim()
    .split('\n')
  const columns = readCells(header)
  return lines
    .map(readCells)
    .filter((cells) => cells.length === columns.length)
    .map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
}

/** A used car whose row says everything the feed has columns for. */
function wholeRow(): Record<string, string> {
  const wanted = ['Spin images', 'Hotspots', 'Walkaround video', 'History report', 'Rego', 'Series']
  const row = readFeed().find(
    (cells) => cells['Car type'] === 'used' && wanted.every((column) => cells[column]),
  )
  if (!row) throw new Error('expected a row with everything')
  return row
}

const row = wholeRow()
const of = (column: string) => row[column] ?? ''
const amount = (text: string) => Number(text).toLocaleString('en-AU')

interface Page {
  html: string
  text: string
  record: Record<string, unknown>
}

/** Page and search record of the car of the row. */
async function readCar(request: APIRequestContext): Promise<Page> {
  const { hits } = await searchCars(request, site, { query: of('Stock number'), hitsPerPage: 3 })
  const record = hits.find(({ stocknum }) => stocknum === of('Stock number')) ?? {}
  const html = await readPage(request, site, String(record.path))
  return { html, text: readText(html), record }
}

test('a row of the feed keeps its identity in search and on its page [DATA-001]', async ({
  request,
}) => {
  const { record, text } = await readCar(request)
  const name = [of('Year'), of('Make'), of('Model'), of('Badge')].join(' ')
  const slug = toSlug(`${name} ${of('Stock number')}`)
  expect(record).toMatchObject({
    id: expect.any(Number),
    slug,
    path: `/cars/${slug}`,
    name,
    year: Number(of('Year')),
    make: of('Make'),
    model: of('Model'),
    badge: of('Badge'),
    series: of('Series'),
  })
  expect(text).toContain(`|${of('Badge')} ${of('Series')}|`)
  expect(text).toContain(`|Cylinders|${of('Cylinders')}|`)
})

test('VIN, registration and stock number are on the page [DATA-002]', async ({ request }) => {
  const { text, html } = await readCar(request)
  expect(html).toContain(`"vehicleIdentificationNumber":"${of('Vin')}"`)
  expect(text).toContain(`|VIN|${of('Vin')}|`)
  expect(text).toContain(`|Registration|${of('Rego')}, until `)
  expect(text).toContain(`|Stock number|${of('Stock number')}|`)
})

test('price and price type are those of the feed [PLUS-042]', async ({ request }) => {
  const { record, text, html } = await readCar(request)
  const price = Number(of('DAP Price'))
  expect(record).toMatchObject({ price, preorder: false, price_type: 'Drive Away' })
  expect(text).toContain(`|$${amount(of('DAP Price'))}|Drive Away`)
  expect(html).toContain(`"price":${price}`)
})

test('odometer, type and status are those of the feed [DATA-004]', async ({ request }) => {
  const { record, text } = await readCar(request)
  expect(record).toMatchObject({
    km: Number(of('Odometer')),
    car_type: 'used',
    status: 'in_stock',
    sold: false,
    reserved: false,
  })
  expect(text).toContain(`|Odometer|${amount(of('Odometer'))} km|`)
})

test('colours, transmission, body, drive, fuel, seats and doors are those of the feed [DATA-007] [DATA-008]', async ({
  request,
}) => {
  const { record, text } = await readCar(request)
  for (const [label, column] of [
    ['Colour', 'Exterior Colour'],
    ['Interior colour', 'Interior Colour'],
    ['Transmission', 'Transmission'],
    ['Drive', 'Drive'],
    ['Seats', 'Seats'],
    ['Doors', 'Doors'],
  ] as const)
    expect(text).toContain(`|${label}|${of(column)}|`)
  expect(record).toMatchObject({
    colour: of('Exterior Colour'),
    simple_body: of('Body'),
    simple_transmission: 'Automatic',
    simple_drive: of('Drive'),
    simple_fuel: of('Fuel').split(' ').at(-1),
    seats: Number(of('Seats')),
    doors: Number(of('Doors')),
    engine_size: Number.parseFloat(of('Engine size')),
    item_type: null,
  })
})

test('the place of a car is that of its location code [DATA-009]', async ({ request }) => {
  const tenant = JSON.parse(
    readFileSync(new URL(`../../../packages/demo/tenants/${site}.json`, import.meta.url), 'utf8'),
  ) as {
    locations: {
      id: number
      name: string
      dealership_id: number
      dealership_slug: string
      address: { city: string; state: string }
    }[]
  }
  const place = tenant.locations.find(({ id }) => id === Number(of('Location code')))
  const { record } = await readCar(request)
  expect(record).toMatchObject({
    dealership_id: place?.dealership_id,
    dealership_slug: place?.dealership_slug,
    location_id: place?.id,
    location_name: place?.name,
    city: place?.address.city,
    state: place?.address.state,
  })
})

test('pictures, turn, interior, points and walkaround of the feed reach the page [DATA-013] [DATA-014]', async ({
  request,
}) => {
  const { html, record } = await readCar(request)
  const images = of('Images').split('|')
  expect(record).toMatchObject({ primary_image_url: images[0], photos_count: images.length })
  for (const url of [
    ...of('Spin images').split('|').slice(0, 3),
    of('Spin interior image'),
    of('Walkaround video'),
  ].filter(Boolean))
    expect(html).toContain(url)
  const { exterior } = JSON.parse(of('Hotspots')) as { exterior: { description: string }[] }
  for (const { description } of exterior) expect(html).toContain(description)
})

test('equipment, comments and history report of the feed are on the page [DATA-015]', async ({
  request,
}) => {
  const { text, html } = await readCar(request)
  for (const feature of of('Features').split('|')) expect(text).toContain(`|${feature}|`)
  expect(text).toContain(of('Dealercomments').slice(0, 120))
  expect(html).toContain(`href="${of('History report')}"`)
})

test('engine, fuel, sizes and rating of the variant are on the page [DATA-020] [DATA-021]', async ({
  request,
}) => {
  const { text } = await readCar(request)
  for (const line of [
    `Cylinders|${of('Cylinders')}`,
    `Induction|${of('Induction')}`,
    `Torque|${of('Torque')} Nm`,
    `Fuel consumption (combined)|${of('Fuel consumption')} L/100km`,
    `Fuel capacity|${of('Fuel tank')} L`,
    `Towing capacity (braked)|${amount(of('Towing capacity braked'))} kg`,
    `ANCAP rating|${of('ANCAP rating')} star`,
  ])
    expect(text).toContain(`|${line}`)
})

test('sizes of a caravan in the feed are on its page [DATA-016]', async ({ request }) => {
  const line = readFileSync(new URL('caravans.forecourt.jsonl', feeds), 'utf8')
    .split('\n')
    .find((text) => text.includes('"Caravan"') && text.includes('"sleeps"'))
  const van = JSON.parse(line ?? '{}') as {
    stocknum: string
    specifications: Record<string, string>
  }
  const { hits } = await searchCars(request, 'caravans', { query: van.stocknum, hitsPerPage: 3 })
  const record = hits.find(({ stocknum }) => stocknum === van.stocknum)
  const { sleeps, axle_type, body_length, tare_weight } = van.specifications
  expect(record).toMatchObject({ sleeps, axle_type, body_length, tare_weight })
  const text = readText(await readPage(request, 'caravans', String(record?.path)))
  expect(text).toContain(`${amount(tare_weight ?? '')} kg`)
  expect(text).toContain(`|${axle_type}|`)
})

const facets = {
  'DATA-046': 'badge status car_type categories city colour dealership_name filtered_features',
  'DATA-047': 'item_type km location_name make make_model model price subscription_price',
  'DATA-048':
    'price_range seats simple_body simple_drive simple_fuel simple_transmission state tag',
}

for (const [id, names] of Object.entries(facets)) {
  test(`search counts ${names} [${id}]`, async ({ request }) => {
    const asked = names.split(' ')
    const { facets: counted, hits } = await searchCars(request, site, {
      facets: asked,
      hitsPerPage: 1,
    })
    const [hit] = hits
    for (const name of asked) {
      const value = hit?.[name]
      // What the first car says of itself is among the values counted.
      if (['string', 'number', 'boolean'].includes(typeof value))
        expect(Object.keys(counted?.[name] ?? {}), name).toContain(String(value))
    }
    const everywhere = Object.keys(counted ?? {})
    expect(asked.filter((name) => everywhere.includes(name)).length).toBeGreaterThan(4)
  })
}

test('the state of a search has the keys query, page and sortBy [DATA-045]', async ({
  request,
}) => {
  const html = await readPage(request, site, '/search?query=corolla&page=2&sortBy=price:asc')
  expect(html).toMatch(/name="query" value="corolla"/)
  expect(html).toMatch(/href="[^"]*page=3[^"]*"/)
  expect(html).toMatch(/name="sortBy" value="price:asc"/)
})
