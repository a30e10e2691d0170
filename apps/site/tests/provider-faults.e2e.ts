import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@forecourt/database'
import type { APIRequestContext, Page } from '@playwright/test'
import { type FaultyProviders, faults, startFaultyProviders } from './faulty-provider.ts'
import { ask, expect, test } from './journey.ts'
import { type LogLine, type OwnSite, startOwnSite } from './own-site.ts'
import { comeToRest } from './rest.ts'
import { mostShift, recordSteadiness, settleFrames } from './steadiness.ts'

/** Hosts the dealer's tenant file names, and the one the geocoder asks. */
const hosts = {
  prices: 'prices.example',
  search: 'search.example',
  maps: 'maps.googleapis.com',
  codes: 'codes.example',
} as const

const unknownPlace =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** In no region of the dealer, so that its distance must be asked for. */
const postcode = '3799'

/** Questions to the geocoder, newest last. */
const placesAsked: string[] = []
let providers: FaultyProviders
let site: OwnSite
let car: string
/** Cars nobody has asked the server for, so that neither they nor their views are in its memory. */
let unseenCars: string[]

let comparison = {
  fill: 0.71,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 90_000,
  confidence: 0.8,
  description: 'Based on 41 listings in Victoria.',
}

// One server for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  providers = await startFaultyProviders({
    [hosts.prices]: async () => comparison,
    [hosts.maps]: async (path) => {
      placesAsked.push(path)
      return {
        status: 'OK',
        // The second is in Perth.
        results: [
          { geometry: { location: { lat: -37.78, lng: 145.61 } } },
          { geometry: { location: { lat: -31.95, lng: 115.86 } } },
        ],
      }
    },
    [hosts.codes]: async () => ({ message_id: 'sent' }),
    [hosts.search]: async (path, body) => {
      const answer = await ask(request, 'ridgeline', `/api/search${path.replace(/\?.*/, '')}`, {
        method: 'POST',
        data: JSON.parse(body) as unknown,
        headers: { 'x-algolia-api-key': 'public', 'x-algolia-application-id': 'forecourt' },
      })
      return answer.json()
    },
  })
  site = await startOwnSite({
    dealer: 'ridgeline',
    preload: fileURLToPath(new URL('providers-nearby.mjs', import.meta.url)),
    env: {
      FORECOURT_NEARBY: providers.origin,
      FORECOURT_GOOGLE_MAPS_KEY: 'maps-key',
      FORECOURT_SUPABASE_URL: `https://${hosts.codes}`,
      FORECOURT_SUPABASE_KEY: 'codes-key',
    },
    change: ({ search, vehiclePage, ...tenant }) => ({
      ...tenant,
      search: {
        ...search,
        provider: {
          type: 'algolia',
          host: `https://${hosts.search}`,
          appId: 'forecourt',
          indexName: 'cars',
          searchKey: 'search-key',
        },
      },
      vehiclePage: {
        ...vehiclePage,
        priceComparison: { type: 'autogauge', url: `https://${hosts.prices}` },
      },
    }),
  })
  // What every page reads of the search is in memory before it is down.
  await site.ask('/')
  ;[car = '', ...unseenCars] = await listCarsForSale(request, 5)
})

test.afterAll(async () => {
  await site?.close()
  await providers?.close()
})

/** Paths of cars with a price that can be had; asks another server with the same stock. */
async function listCarsForSale(request: APIRequestContext, count: number): Promise<string[]> {
  const xml = await (await ask(request, 'ridgeline', '/sitemap.xml')).text()
  const found: string[] = []
  for (const [, path = ''] of xml.matchAll(/<loc>[^<]*?(\/cars\/[a-z0-9-]+)<\/loc>/g)) {
    const html = await (await ask(request, 'ridgeline', path)).text()
    if (html.includes('schema.org/InStock') && html.includes('Show number')) found.push(path)
    if (found.length === count) return found
  }
  throw new Error(`only ${found.length} cars are to be had`)
}

/** A car the server has not been asked for yet. */
function takeUnseenCar(): string {
  const unseen = unseenCars.shift()
  if (!unseen) throw new Error('every car was asked for')
  return unseen
}

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const panel = (page: Page) => section(page, 'How the price compares')
const similar = (page: Page) => section(page, 'Similar Cars')
const delivery = (page: Page) => section(page, 'Delivery')

/** Content that stands on the page whatever fails. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const name of ['Price and enquiry', 'Vehicle pictures', 'Delivery'])
    await expect(section(page, name)).toBeVisible()
  for (const name of ['Key information', 'Vehicle Details', 'Dealer comments'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(section(page, 'Price and enquiry')).toContainText(/\$\d/)
  await expect(page.getByRole('link', { name: 'Search All Stock' })).toBeVisible()
}

const personal = new RegExp(
  `${postcode}|maps-key|search-key|codes-key|Mozilla|Chrome|127\\.0\\.0\\.1`,
)

/** True for a call the page gave up, as it must on a machine too busy to answer in time. */
const isLate = (line: LogLine) => JSON.stringify(line).includes('no answer in ')

/**
 * One line says what failed, and names nobody; other calls may have come too late, calls the page makes
 * once it is there may have failed with it, and nothing else.
 */
function expectOneLine(
  lines: readonly LogLine[],
  message: string,
  { laterMessages = [], times = 1 }: { laterMessages?: string[]; times?: number } = {},
) {
  const others = lines.filter((line) => line.message !== message)
  expect(lines.length - others.length).toBe(times)
  const isExpected = (line: LogLine) => isLate(line) || laterMessages.includes(line.message)
  expect(others.filter((line) => !isExpected(line))).toEqual([])
  expect(JSON.stringify(lines)).not.toMatch(personal)
}

interface Call {
  host: string
  /** Words of the log. */
  message: string
  /** Rows of the specification this shows. Default none. */
  rows?: string
  /** How often the log has them: once for the page, and once for a call the page then makes itself. */
  times: number
  /** Faults of the calls the page makes itself. */
  faultyCalls?: RegExp
  /** Part of the address after the car's; nobody asked for it before, so it is in no memory. */
  query: string
  /** Views the visitor has while the provider is down, and when it is there. */
  expectDown: (page: Page) => Promise<void>
  expectUp: (page: Page) => Promise<void>
}

const calls: Readonly<Record<string, Call>> = {
  'the price comparison': {
    host: hosts.prices,
    message: 'the price comparison failed',
    times: 2,
    faultyCalls: /^502 GET ridgeline\/cars\/[^/]+\/autogauge/,
    query: '?from=prices',
    expectDown: (page) => expect(panel(page)).toHaveCount(0),
    expectUp: (page) => expect(panel(page)).toContainText('Based on 41 listings in Victoria.'),
  },
  'similar cars': {
    host: hosts.search,
    message: 'similar cars could not be loaded',
    rows: ' [SRCH-108]',
    times: 1,
    query: '?from=search',
    expectDown: async (page) => {
      await expect(similar(page).getByRole('article')).toHaveCount(0)
      await expect(similar(page)).toContainText(
        'There is nothing quite like it in stock right now.',
      )
    },
    expectUp: (page) => expect(similar(page).getByRole('article')).toHaveCount(6),
  },
  'the place of a postcode': {
    host: hosts.maps,
    message: 'the geocoder failed',
    times: 1,
    query: `?postcode=${postcode}`,
    expectDown: async (page) => {
      await expect(delivery(page).getByRole('status')).toHaveText(unknownPlace)
      await expect(delivery(page).getByLabel(/Delivery postcode/)).toHaveValue(postcode)
    },
    expectUp: (page) => expect(delivery(page).getByRole('status')).toContainText('$180'),
  },
}

test('the place of a postcode is looked for in Australia alone [LEAD-044]', async () => {
  expect((await site.ask(`${car}?postcode=2880`)).status()).toBe(200)
  const asked = placesAsked.map((path) => new URL(path, `https://${hosts.maps}`).searchParams)
  expect(asked.at(-1)?.get('components')).toBe('postal_code:2880|country:AU')
  expect(asked.filter((each) => !each.get('components')?.endsWith('|country:AU'))).toEqual([])
})

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: slow, failing or talking nonsense, the page stands, nothing shifts, one line says so, and nobody keeps the page [ERR-003]${call.rows ?? ''}`, async ({
    page,
    expectFaults,
  }) => {
    if (call.faultyCalls) expectFaults(call.faultyCalls)
    const shiftOf = await recordSteadiness(page)
    for (const fault of faults)
      await test.step(fault, async () => {
        providers.breakDown(call.host, fault)
        await site.complaints()
        const asked = providers.asked.get(call.host) ?? 0
        const answer = await page.goto(site.on(car + call.query))
        expect(providers.asked.get(call.host)).toBeGreaterThan(asked)
        expect(answer?.status()).toBe(200)
        expect(answer?.headers()['cache-control']).toBe('no-store')
        await expectWhole(page)
        await call.expectDown(page)
        expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
        expectOneLine(await site.complaints(), call.message, { times: call.times })
      })
    providers.breakDown(call.host, null)
    await expect(async () => {
      await page.goto(site.on(car + call.query))
      await expectWhole(page)
      await call.expectUp(page)
    }).toPass()
    expect((await site.complaints()).filter((line) => !isLate(line))).toEqual([])
  })
}

test('similar cars that were not to be had load when they are 500 px before the viewport, six placeholders meanwhile [SRCH-105] [SRCH-107]', async ({
  page,
  request,
}) => {
  let asked = 0
  let letGo = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`https://${hosts.search}/**`, async (route) => {
    asked++
    await mayAnswer
    const sent = route.request()
    const answer = await ask(request, 'ridgeline', `/api/search${new URL(sent.url()).pathname}`, {
      method: 'POST',
      data: JSON.parse(sent.postData() ?? '{}') as unknown,
      headers: { 'x-algolia-api-key': 'public', 'x-algolia-application-id': 'forecourt' },
    })
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    await route.fulfill({ body: await answer.body(), headers })
  })
  providers.breakDown(hosts.search, '500')
  await page.goto(site.on(`${car}?from=similar`))
  providers.breakDown(hosts.search, null)
  await expect(page.locator('[data-island=similar-cars][data-hydrated]')).toBeAttached()
  await comeToRest(page)

  const placeholders = similar(page).locator('[data-skeleton]')
  const scrollBefore = (pixels: number) =>
    similar(page).evaluate((section, before) => {
      const top = section.getBoundingClientRect().top - innerHeight - before
      scrollBy({ top, behavior: 'instant' })
    }, pixels)
  await scrollBefore(520)
  await settleFrames(page)
  expect(asked).toBe(0)
  await expect(placeholders).toHaveCount(0)

  await scrollBefore(480)
  await expect(placeholders).toHaveCount(6)
  await expect.poll(() => asked).toBe(1)
  letGo()
  await expect(similar(page).getByRole('article')).toHaveCount(6)
  await expect(placeholders).toHaveCount(0)
  await site.complaints()
})

test('the price comparison is loading while it is asked for, then shown with its numbers, or hidden when that failed [VDP-080] [VDP-081]', async ({
  page,
  plainPage,
  expectFaults,
}) => {
  expectFaults(/^502 GET ridgeline\/cars\/[^/]+\/autogauge/)
  const held: (() => void)[] = []
  await page.route('**/autogauge', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const letGo = () => held.pop()?.()
  const openWhileLoading = async () => {
    providers.breakDown(hosts.prices, '500')
    await page.goto(site.on(`${car}?from=states`))
    await expect(panel(page).getByRole('status')).toHaveText('Comparing the price')
    await expect(panel(page).getByText('Market range')).toHaveCount(0)
    await expect.poll(() => held.length).toBe(1)
  }

  await openWhileLoading()
  providers.breakDown(hosts.prices, null)
  letGo()
  await expect(panel(page).getByText('$18,000 to $90,000')).toBeVisible()
  await expect(panel(page).getByRole('status')).toHaveCount(0)

  await openWhileLoading()
  letGo()
  await expect(panel(page)).toHaveCount(0)
  await expectWhole(page)

  await plainPage.goto(site.on(`${car}?from=states`))
  await expect(panel(plainPage)).toHaveCount(0)
  providers.breakDown(hosts.prices, null)
  // A machine that is too busy to answer in time has the page without it.
  await expect(async () => {
    await plainPage.goto(site.on(`${car}?from=states`))
    await expect(panel(plainPage)).toContainText('$18,000 to $90,000', { timeout: 1000 })
  }).toPass()
  await site.complaints()
})

test('a price comparison has a fill, the price, the ends of the market, a confidence and words; without one of them there is none [DATA-050]', async () => {
  const whole = { ...comparison }
  const compare = async () => {
    const answer = await site.ask(`${car}/autogauge`)
    return answer.ok() ? answer.json() : answer.status()
  }
  comparison = { ...whole, more: 'is left out' } as typeof comparison
  expect(await compare()).toEqual(whole)
  for (const name of Object.keys(whole)) {
    comparison = { ...whole, [name]: null }
    expect([name, await compare()]).toEqual([name, 404])
  }
  comparison = whole
  expect(await compare()).toEqual(whole)
  await site.complaints()
})

test('the place of a postcode is the first that Google gives for it in Australia [API-043] [API-044]', async () => {
  const answer = await site.ask('/api/delivery-price?postcode=3797&car_id=1')
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    expect.objectContaining({ price: 180 }),
  ])
  const { method, path } = providers.requestsOf(hosts.maps).at(-1)!
  const address = new URL(path, 'https://maps.example')
  expect([method, address.pathname]).toEqual(['GET', '/maps/api/geocode/json'])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    components: 'postal_code:3797|country:AU',
    key: 'maps-key',
  })
})

test('a code is sent for a phone with who asks, and where [API-037]', async () => {
  const answer = await site.ask('/api/send-code', {
    method: 'POST',
    headers: { origin: site.on('').replace(/\/$/, '') },
    data: {
      phone: '0491 570 156',
      name: 'Ann',
      last_name: 'Lee',
      email: 'ann.lee@example.com',
    },
  })
  expect([answer.status(), await answer.json()]).toEqual([200, { ok: true }])
  const { method, path, body } = providers.requestsOf(hosts.codes).at(-1)!
  expect([method, path]).toEqual(['POST', '/auth/v1/otp'])
  expect(JSON.parse(body)).toEqual({
    phone: '+61491570156',
    channel: 'sms',
    create_user: true,
    data: {
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann.lee@example.com',
      website: 'ridgeline',
      dealership_slug: expect.stringMatching(/^ridgeline/),
    },
  })
})

test('the calls of the page say in the envelope that a provider is down [ERR-004]', async () => {
  const paths = {
    [hosts.prices]: [`${car}/autogauge`, 'The price comparison is not available.'],
    [hosts.maps]: ['/api/delivery-price?postcode=3798&car_id=1', unknownPlace],
  } as const
  for (const [host, [path, error]] of Object.entries(paths))
    for (const fault of faults) {
      providers.breakDown(host, fault)
      const answer = await site.ask(path)
      expect([fault, answer.status(), await answer.json()]).toEqual([
        fault,
        502,
        expect.objectContaining({ error }),
      ])
      providers.breakDown(host, null)
    }
})

test.describe('the database', () => {
  let database: Database

  test.beforeAll(async () => {
    database = await openDatabase({ directory: site.database })
  })
  test.afterAll(async () => {
    await database?.close()
  })

  const statement = (text: string) =>
    database.system(async (tx) => {
      await tx.$client.query(`set local role none; ${text}`)
    })

  /** Nobody else reads or writes the table until the returned function is called. */
  async function lock(table: string): Promise<() => Promise<void>> {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let held: Promise<void> | undefined
    await new Promise<void>((resolve) => {
      held = database.system(async (tx) => {
        await tx.$client.query(`set local role none; lock table ${table} in access exclusive mode`)
        resolve()
        await released
      })
    })
    return async () => {
      release()
      await held
    }
  }

  /** Breaks a table as a fault does; gives what mends it. */
  async function breakTable(table: string, fault: 'slow' | 'gone') {
    if (fault === 'slow') return lock(table)
    await statement(`alter table ${table} rename to ${table}_gone`)
    return () => statement(`alter table ${table}_gone rename to ${table}`)
  }

  for (const fault of ['slow', 'gone'] as const)
    test(`views that are ${fault} leave the page without a count, and the number is still shown [D-39] [VDP-094]`, async ({
      page,
      expectFaults,
    }) => {
      if (fault === 'gone') expectFaults('500 POST ridgeline/api/phone-reveals')
      const shiftOf = await recordSteadiness(page)
      const mendViews = await breakTable('car_views', fault)
      const mendReveals = await breakTable('phone_reveals', fault)
      await site.complaints()
      try {
        const answer = await page.goto(site.on(`${takeUnseenCar()}?views=${fault}`))
        expect(answer?.status()).toBe(200)
        // The page's own call for one more view fails with the table, sooner or later.
        const complaints = await site.complaints()
        expectOneLine(complaints, 'views could not be read', {
          laterMessages: ['a view could not be counted'],
        })
        await expectWhole(page)
        const counted = fault === 'gone' && page.waitForResponse(/\/api\/phone-reveals$/)
        await section(page, 'Price and enquiry')
          .getByRole('link', { name: /Show number/ })
          .click()
        await expect(page.getByRole('link', { name: /^Call Now 0/ })).toBeVisible()
        await counted
        await expect(page.locator('[data-views]')).toBeHidden()
        expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
      } finally {
        await mendViews()
        await mendReveals()
      }
    })

  test('without its car there is no page, but one that says so, and every call says it in the envelope [ERR-004]', async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/^503 GET ridgeline/)
    const unseen = takeUnseenCar()
    await site.ask(car)
    const mend = await breakTable('car_slugs', 'gone')
    try {
      await site.complaints()
      expect((await site.ask(car)).status(), 'a page that is cached').toBe(200)
      expect((await site.ask(`${car}?stock=gone`)).status(), 'a car in memory').toBe(200)
      const answer = await page.goto(site.on(unseen))
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Something went wrong on our side',
      )
      for (const path of [`/api${car}/view.json`, `${car}/autogauge`, `/api${car}/print.pdf`]) {
        const call = await site.ask(path)
        expect([path, call.status(), await call.json()]).toEqual([
          path,
          500,
          { error: 'An unexpected error occured', code: 'unexpected' },
        ])
      }
      const lines = await site.complaints()
      const failed = 'a request failed'
      expect(lines.filter((line) => !isLate(line)).map(({ message }) => message)).toEqual([
        'a vehicle could not be read',
        failed,
        failed,
        failed,
      ])
      expect(JSON.stringify(lines)).not.toMatch(personal)
    } finally {
      await mend()
    }
    expect((await site.ask(unseen)).status()).toBe(200)
  })

  test('a car that cannot be read in 3 s is not waited for any longer', async () => {
    const mend = await breakTable('cars', 'slow')
    try {
      await site.complaints()
      expect((await site.ask(takeUnseenCar())).status()).toBe(503)
      expectOneLine(await site.complaints(), 'a vehicle could not be read')
    } finally {
      await mend()
    }
  })
})
