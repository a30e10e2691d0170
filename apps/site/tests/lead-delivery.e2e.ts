import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRenderedAtToken } from '@forecourt/feature-leads/model'
import type { APIRequestContext } from '@playwright/test'
import { importRows, readDealer, readFeed, writeDealer } from './dealer-file.ts'
import { aContact } from './enquiring.ts'
import { ask, expect, forEach, on, test } from './journey.ts'

/** A dealer of its own, whose leads go to a server of the test. */
const dealer = 'courier'

/** Leads that arrived, by the path they were sent to. */
const arrived = new Map<string, string[]>()
const at = (path: string, word: string) =>
  (arrived.get(path) ?? []).filter((xml) => xml.includes(word))

let receiver: Server

test.describe.configure({ mode: 'serial' })
test.use({ javaScriptEnabled: false })

/** Listens for leads at a port the system chose. */
async function startReceiver(): Promise<string> {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    arrived.set(path, [...(arrived.get(path) ?? []), Buffer.concat(chunks).toString()])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
}

/** The first of each way a vehicle of the gallery is sold and priced. */
function rowsOfEachKind() {
  const kinds = new Map<string, object>()
  for (const row of readFeed('aurelia.csn.jsonl')) {
    const kind = `${row['SaleStatus']} ${row['PriceList'] === undefined}`
    if (!kinds.has(kind)) kinds.set(kind, row)
  }
  return [...kinds.values()]
}

test.beforeAll(async ({ playwright }) => {
  const url = await startReceiver()
  writeDealer({
    ...readDealer('aurelia'),
    id: dealer,
    slug: dealer,
    url: `http://${dealer}.localhost`,
    domains: [`${dealer}.localhost`],
    delivery: {
      targets: [
        { id: 'dms', type: 'adf', url: `${url}/leads` },
        { id: 'news', type: 'adf', purpose: 'marketing', url: `${url}/news` },
      ],
    },
  })
  await importRows(dealer, 'csn-json', rowsOfEachKind())
  const request = await playwright.request.newContext()
  const isStocked = async () =>
    (await (await ask(request, dealer, '/sitemap.xml')).text()).includes('/cars/')
  await expect.poll(isStocked, { timeout: 60_000 }).toBe(true)
  await request.dispose()
})
test.afterAll(() => new Promise<void>((resolve) => receiver.close(() => resolve())))

async function send(request: APIRequestContext, fields: Record<string, unknown>): Promise<void> {
  const data = {
    name: 'Ann',
    last_name: 'Lee',
    phone: aContact().phone,
    category: 'Vehicle Enquiry',
    dealership_slug: 'aurelia-melbourne',
    opt_in: true,
    opt_in_version: '2026-11',
    ...fields,
  }
  const answer = await ask(request, dealer, '/api/leads', { method: 'POST', data })
  expect(answer.status(), await answer.text()).toBe(201)
}

interface OfferedCar {
  path: string
  price: number | undefined
  /** Empty for a car without a price: its structured data has no offer. */
  availability: string
}

/** Words the structured data of a page says of its car. */
async function carOf(request: APIRequestContext, path: string): Promise<OfferedCar> {
  const html = await (await ask(request, dealer, path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const entries = scripts.map(
    ([, json]) => JSON.parse(json ?? '') as { offers?: { price?: number; availability: string } },
  )
  const offer = entries.find(({ offers }) => offers)?.offers
  return { path, price: offer?.price, availability: offer?.availability.split('/').at(-1) ?? '' }
}

/** The id that the car's own form sends. */
async function idOf(request: APIRequestContext, path: string): Promise<number> {
  const form = await (await ask(request, dealer, `${path}/enquire`)).text()
  return Number(/name="car_id"[^>]*value="(\d+)"/.exec(form)?.[1])
}

const words: Record<string, string> = {
  InStock: 'Available',
  PreOrder: 'Coming soon',
  Reserved: 'Reserved',
  SoldOut: 'Sold',
}

test('a lead brings the dealer the price and availability of the page, as ADF', async ({
  request,
}) => {
  const xml = await (await ask(request, dealer, '/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>[^<]*?(\/cars\/[a-z0-9-]+)<\/loc>/g)].map(([, path]) => path)
  const kinds = new Map<string, OfferedCar>()
  await forEach(paths, 4, async (path) => {
    const car = await carOf(request, path ?? '')
    kinds.set(`${car.availability} ${car.price === undefined}`, car)
  })
  expect(kinds.size).toBeGreaterThan(1)
  for (const { path, price, availability } of [...kinds.values()].slice(0, 3)) {
    const id = await idOf(request, path)
    const element = `<id>${id}</id>`
    await send(request, { email: `car-${id}@example.com`, car_id: id, message: 'Please call.' })
    await expect.poll(() => at('/leads', element)).toHaveLength(1)
    const vehicle = /<vehicle [\s\S]*?<\/vehicle>/.exec(at('/leads', element)[0] ?? '')?.[0] ?? ''
    expect(/<price type="asking" currency="AUD">([^<]*)/.exec(vehicle)?.[1]).toBe(price?.toFixed(2))
    expect(vehicle).toContain(`<comments>${words[availability] ?? ''}`)
    expect(vehicle).not.toMatch(/NaN|undefined|null|\$POA/)
  }
})

test('a lead sent within 2 s of its form, or with what people do not see filled in, is taken and goes nowhere [PLUS-033]', async ({
  request,
}) => {
  const ago = (ms: number) => createRenderedAtToken(new Date(Date.now() - ms))
  // A rendering that is still to come is no guess about how fast this machine sends.
  await send(request, { email: 'fast@example.com', message: 'foxtrot', rendered_at: ago(-60_000) })
  await send(request, {
    email: 'pot@example.com',
    message: 'golf',
    website_url: 'http://x.example',
  })
  await send(request, { email: 'sam@example.com', message: 'hotel', rendered_at: ago(2000) })
  // Later leads overtake nothing: once this one is there, the others had their turn.
  await expect.poll(() => at('/leads', 'hotel')).toHaveLength(1)
  expect([...at('/leads', 'foxtrot'), ...at('/leads', 'golf')]).toEqual([])
})

test('a signed link ends marketing without script, and enquiries still arrive [PLUS-035] [SITE-049]', async ({
  page,
  request,
}) => {
  const email = 'ann.lee@example.com'
  await send(request, { email, message: 'alpha' })
  await expect.poll(() => at('/news', 'alpha')).toHaveLength(1)
  const link = /To unsubscribe: ([^\s<]+)/.exec(at('/news', 'alpha')[0] ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(link)

  await page.goto(on(dealer, pathname + search))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // A link that was only opened changes nothing.
  await send(request, { email, message: 'bravo' })
  await expect.poll(() => at('/news', 'bravo')).toHaveLength(1)

  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  await send(request, { email: 'Ann.Lee@Example.com', message: 'charlie' })
  await expect.poll(() => at('/leads', 'charlie')).toHaveLength(1)
  expect(at('/leads', 'charlie')[0]).toContain('Agreed to marketing: no')
  // Later leads overtake nothing: once this one is there, the other had its turn.
  await send(request, { email: 'bob@example.com', message: 'delta' })
  await expect.poll(() => at('/news', 'delta')).toHaveLength(1)
  expect(at('/news', 'charlie')).toEqual([])
})

test('the page takes an address without script, and gives a wrong one back', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/^422 POST courier\//)
  await page.goto(on(dealer, '/privacy-policy'))
  await page.getByRole('main').getByRole('link', { name: 'Unsubscribe' }).click()
  const field = page.getByLabel('Email Address')
  await field.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
  await field.fill('zoe@')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(field).toHaveValue('zoe@')
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
  await field.fill('zoe@example.com')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL(on(dealer, '/pages/unsubscribe?done=1'))
})

test('a link that was cut asks for the address, and another website is refused', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('422 POST courier/api/unsubscribe')
  await page.goto(on(dealer, '/pages/unsubscribe?token=cut.short'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is not complete.')
  await expect(page.getByLabel('Email Address')).toBeVisible()
  const foreign = await ask(request, dealer, '/api/unsubscribe', {
    method: 'POST',
    data: { email: 'ann@example.com' },
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status()).toBe(403)
})
