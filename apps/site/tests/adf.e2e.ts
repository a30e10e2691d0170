import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LEAD_KINDS } from '@forecourt/feature-leads/model'
import type { APIRequestContext } from '@playwright/test'
import { findAdfFaults } from './adf-validity.ts'
import { aContact } from './enquiring.ts'
import { type FactDealer, type FeedCar, openFactDealer, ownPicture } from './fact-dealer.ts'
import { ask, expect, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

/** Leads that arrived, by the path they were sent to. */
const arrived = new Map<string, string[]>()
let receiver: Server

test.beforeAll(async () => {
  receiver = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const path = incoming.url ?? ''
    arrived.set(path, [...(arrived.get(path) ?? []), Buffer.concat(chunks).toString()])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => new Promise<void>((resolve) => receiver.close(() => resolve())))

/** Vehicles of every kind and state a feed brings. */
const cars: readonly FeedCar[] = [
  {
    Make: 'Land',
    Model: 'Rover Discovery',
    Badge: 'SE & "HSE" <7>',
    Body: 'SUV',
    Odometer: '31,250 km',
  },
  { Make: 'Mazda', Model: 'CX-5', 'Car type': 'New', Body: 'SUV' },
  { Make: 'Mazda', Model: 'CX-5', 'Car type': 'Demo', Odometer: '900', Status: 'Deal pending' },
  { Make: 'Mazda', Model: 'CX-5', 'Car type': 'New', Status: 'Coming soon', 'DAP Price': 'POA' },
  { Make: 'Jayco', Model: 'Journey', Body: 'Caravan', 'Item type': 'Caravan', Odometer: '-' },
  { Make: 'Western', Model: 'Star 4800', Body: 'Prime Mover', Odometer: '410000', Images: '' },
  { Make: 'Royal', Model: 'Enfield Himalayan', Body: 'Adventure bike', Odometer: '1200' },
].map((car, at) => ({
  'Stock number': `L${at + 1}`,
  'Car type': 'Used',
  Year: '2022',
  'DAP Price': '45990.50',
  'Exterior Colour': 'Byron Blue & White',
  Images: ownPicture ?? '',
  ...car,
}))

/** Fields the form of each kind sends besides, by the kind's key. */
const fieldsOfKinds: Readonly<Record<string, Record<string, unknown>>> = {
  enquiry: { subcategory: 'Find Me Something Similar' },
  'test-drive': {},
  photos: {},
  general: {},
  service: { Rego: 'ABC<1>' },
  parts: {},
  finance: { postcode: '2077' },
  'finance-pre-approval': { postcode: '2077' },
  careers: {},
  'trade-in': { Rego: 'ABC<1>' },
  reservation: { terms_accepted: true },
}

const hostile = [
  ']]> <!-- --> <?xml version="1.0"?> <!DOCTYPE adf [<!ENTITY x SYSTEM "file:///etc/passwd">]> &x; &#0;',
  '\u0000\u0001\u0008\u000B\u001F\uFFFE\uFFFF tab\tline\r\nend',
  '👩🏽‍🔧🚗 “quotes” – \u202Eخلف',
  '<message>'.repeat(500),
  '&'.repeat(5000),
  'half \uD800 a \uDC00 pair',
]

/** A website takes ten leads from one address in ten minutes, so each test has a dealer of its own. */
async function openDealer(request: APIRequestContext, id: string): Promise<FactDealer> {
  const { port } = receiver.address() as AddressInfo
  return openFactDealer(request, id, {
    name: 'Tom & Jerry\'s <"Motors">',
    delivery: { targets: [{ id: 'dms', type: 'adf', url: `http://127.0.0.1:${port}/${id}` }] },
  })
}

async function send(
  request: APIRequestContext,
  { id }: FactDealer,
  fields: Record<string, unknown>,
): Promise<void> {
  const data = {
    name: 'Ann',
    last_name: 'Lee',
    ...aContact(),
    dealership_slug: 'wattle',
    opt_in: true,
    opt_in_version: '2026-11',
    message: 'Please call.',
    ...fields,
  }
  const answer = await ask(request, id, '/api/leads', { method: 'POST', data })
  expect(answer.status(), `${JSON.stringify(fields)} ${await answer.text()}`).toBe(201)
}

/** Waits for so many documents of a dealer. */
async function documentsOf({ id }: FactDealer, count: number): Promise<string[]> {
  const documents = () => arrived.get(`/${id}`) ?? []
  await expect.poll(() => documents().length, { timeout: 30_000 }).toBe(count)
  return documents()
}

/** The id that the form of a car sends. */
async function idOf(
  request: APIRequestContext,
  dealer: FactDealer,
  stock: string,
): Promise<number> {
  const { path } = await dealer.carPage(request, stock)
  const form = await (await ask(request, dealer.id, `${path}/enquire`)).text()
  const id = Number(/name="car_id"[^>]*value="(\d+)"/.exec(form)?.[1])
  expect(id, path).toBeGreaterThan(0)
  return id
}

test('leads of every kind arrive as valid ADF, whatever was typed [PLUS-032]', async ({
  request,
}) => {
  test.setTimeout(120_000)
  // A new kind needs a line above.
  expect(Object.keys(fieldsOfKinds).toSorted()).toEqual(LEAD_KINDS.map(({ key }) => key).toSorted())
  const dealer = await openDealer(request, 'adf-kinds')
  for (const [at, { key, category }] of LEAD_KINDS.entries()) {
    const text = hostile[at % hostile.length] ?? ''
    const typed = { name: text.slice(0, 100), message: text.slice(0, 5000) }
    await send(request, dealer, { category, ...fieldsOfKinds[key], ...typed })
  }
  const documents = await documentsOf(dealer, LEAD_KINDS.length)
  expect(findAdfFaults(documents)).toEqual([])
})

test('leads about every kind of vehicle arrive as valid ADF, named as on its page [PLUS-032]', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const dealer = await openDealer(request, 'adf-vehicles')
  expect(dealer.importCars(cars)).toContain(`${cars.length} added`)
  for (const [at] of cars.entries()) {
    const car_id = await idOf(request, dealer, `L${at + 1}`)
    await send(request, dealer, { category: 'Vehicle Enquiry', car_id })
  }
  const documents = await documentsOf(dealer, cars.length)
  expect(findAdfFaults(documents)).toEqual([])
  const saying = (text: string) => documents.filter((xml) => xml.includes(text))
  const [land = ''] = saying('<make>Land Rover</make><model>Discovery</model>')
  expect(land).toContain('<trim>SE &amp; &quot;HSE&quot;')
  expect(land).toContain('<price type="asking" currency="AUD">45990.50</price>')
  expect(land).toContain('<odometer units="km">31250</odometer>')
  expect(saying('<make>Western Star</make><model>4800</model>')).toHaveLength(1)
  expect(saying('<make>Royal Enfield</make><model>Himalayan</model>')).toHaveLength(1)
  expect(saying('<odometer')).toHaveLength(4)
  for (const state of ['Reserved', 'Coming soon'])
    expect(saying(`<comments>${state}</comments>`)).toHaveLength(1)
})

test('hostile text arrives as valid ADF [PLUS-032]', async ({ request }) => {
  test.setTimeout(120_000)
  const dealer = await openDealer(request, 'adf-hostile')
  dealer.importCars(cars.slice(0, 1))
  const car_id = await idOf(request, dealer, 'L1')
  for (const text of hostile)
    await send(request, dealer, {
      category: 'Vehicle Enquiry',
      car_id,
      name: text.slice(0, 100),
      last_name: text.slice(0, 100),
      message: text.slice(0, 5000),
      subcategory: text.slice(0, 120),
      Rego: text.slice(0, 9),
    })
  const documents = await documentsOf(dealer, hostile.length)
  expect(findAdfFaults(documents)).toEqual([])
  expect(documents.filter((xml) => xml.includes('👩🏽‍🔧🚗'))).toHaveLength(1)
  expect(documents.filter((xml) => xml.includes('&lt;message&gt;&lt;message&gt;'))).toHaveLength(1)
  const [valid = ''] = documents
  const broken = valid.replace('<requestdate>', '<date>').replace('</requestdate>', '</date>')
  expect(findAdfFaults([broken])).toHaveLength(1)
})
