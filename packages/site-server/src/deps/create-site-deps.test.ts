import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmailMessage } from '@forecourt/feature-leads/model'
import {
  anEnquiry,
  createInMemoryDemoPayments,
  createInMemoryDigestStore,
  createInMemoryEventStore,
  createInMemoryJourneyStore,
  createInMemoryLeadFeed,
  createInMemoryLeadStore,
  createInMemoryMailOutbox,
  createInMemoryOnlinePaymentStore,
  createInMemoryReservationStore,
  createInMemorySavedSearchStore,
  createInMemorySignInStore,
  createInMemorySpinStore,
  createInMemorySuppressionStore,
  createInMemoryWatchlistStore,
} from '@forecourt/feature-leads/testing'
import { aProduct, aStockSearchClient } from '@forecourt/feature-search/testing'
import { createInMemoryCarActivityStore } from '@forecourt/feature-vdp/testing'
import type { Car, StockStore } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import type { Site } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'
import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '../app.ts'
import { readEnv } from '../process/env.ts'
import { createLogger } from '../process/logger.ts'
import { createSiteDeps } from './create-site-deps.ts'
import type { SiteDeps, SiteOverrides } from './site-deps.ts'
import type { SiteStores } from './site-stores.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-deps-'))
const env = readEnv({
  FORECOURT_TENANTS: join(folder, 'tenants'),
  FORECOURT_DATA: join(folder, 'data'),
})
const car = aCar({ dealership_id: 1, dealership_slug: 'example-motors', location_id: 1 })

/** The stock of a system that cars are only read from. */
function readOnlyStock(cars: readonly Car[]): StockStore {
  const refuse = () => Promise.reject(new Error('this stock is only read'))
  return {
    async loadStock(siteId, onBatch) {
      if (siteId === anExampleFile.id) await onBatch([...cars])
      return { generation: 1 }
    },
    loadStockChanges: refuse,
    async loadCarBySlug(_siteId, slug) {
      const found = cars.find((one) => one.slug === slug)
      return found ? { kind: 'car', car: found } : { kind: 'unknown' }
    },
    loadCarsByIds: async (_siteId, ids) => cars.filter(({ id }) => ids.includes(id)),
    readGeneration: async () => 1,
    watchStock: async () => async () => {},
    renameCar: refuse,
    setReserved: refuse,
    replaceStock: refuse,
  }
}

let closed = 0
const leads = createInMemoryLeadStore()
const stores: SiteStores = {
  stock: readOnlyStock([car]),
  leads,
  deliveries: leads,
  reservations: createInMemoryReservationStore(leads),
  onlinePayments: createInMemoryOnlinePaymentStore(leads),
  journeys: createInMemoryJourneyStore(),
  mails: createInMemoryMailOutbox(),
  demoPayments: () => createInMemoryDemoPayments(),
  signIns: createInMemorySignInStore(),
  watchlists: createInMemoryWatchlistStore(),
  savedSearches: createInMemorySavedSearchStore(),
  leadFeed: createInMemoryLeadFeed(leads),
  digests: createInMemoryDigestStore({
    leads,
    reservations: createInMemoryReservationStore(leads),
    mails: createInMemoryMailOutbox(),
  }),
  spins: createInMemorySpinStore(leads),
  suppressions: createInMemorySuppressionStore(),
  carActivity: createInMemoryCarActivityStore(),
  events: createInMemoryEventStore(),
  isReady: async () => true,
  close: async () => {
    closed += 1
  },
}

const located: string[] = []
const overrides: SiteOverrides = {
  stores,
  logger: createLogger(() => {}),
  clock: () => new Date('2026-11-20T02:00:00Z'),
  email: null,
  geocoder: {
    locate: async (postcode) => {
      located.push(postcode)
      return { latitude: -27.4, longitude: 153 }
    },
  },
  openPictures: async () => [
    {
      find: (path) =>
        path === '/images/own/1.jpg'
          ? { key: 'own 1', write: async ({ width }) => Buffer.from(`${width} pixels`) }
          : null,
    },
  ],
  isReachable: (_site, href) => href !== '/careers',
}

let deps: SiteDeps
let app: App

beforeAll(async () => {
  mkdirSync(join(folder, 'tenants'))
  const menu = [
    { label: 'Careers', href: '/careers' },
    { label: 'Contact', href: '/contact' },
  ]
  writeFileSync(
    join(folder, 'tenants/example.json'),
    JSON.stringify({
      ...anExampleFile,
      header: { menu },
      vehiclePage: { deliveryPrices: { bands: [{ upToKm: 50, price: 90 }] } },
    }),
  )
  deps = await createSiteDeps(env, overrides)
  app = createApp(deps, {
    renderPage: async (url, _headers, { site, now }) => ({
      status: 200,
      headers: { 'content-type': 'text/html;charset=utf-8' },
      body: `${site.name} ${new URL(url).pathname} ${now.getUTCFullYear()}`,
      isPublic: true,
    }),
    routes: [
      {
        method: 'GET',
        path: '/api/own',
        handle: async (_request, site) => Response.json({ site: site.id }),
      },
    ],
  })
})
afterAll(async () => {
  await deps.close()
  rmSync(folder, { recursive: true })
})

const request = (path: string, init: RequestInit = {}, host = 'example.localhost') =>
  new Request(`http://${host}${path}`, { ...init, headers: { host, ...init.headers } })

const ask = (...call: Parameters<typeof request>) => app.fetch(request(...call))

describe('createSiteDeps', () => {
  it('opens no database where stores are given', () => {
    expect(existsSync(join(env.FORECOURT_DATA, 'postgres'))).toBe(false)
  })

  it('searches the stock of the store that is given', async () => {
    const { results } = await deps
      .searchClientFor(deps.sites.sites()[0]!, deps.clock())
      .search([{ indexName: 'cars', params: { query: 'toyota' } }] as never)
    expect(results[0]).toMatchObject({ nbHits: 1 })
    expect((await ask('/readyz')).status).toBe(200)
  })

  it('leaves out links of the dealer that lead nowhere', () => {
    const labels = deps.sites.sites()[0]?.header.menu?.map(({ label }) => label)
    expect(labels).toEqual(['Contact'])
  })

  it('counts views in the store that is given', async () => {
    await ask(`/api/cars/${car.slug}/view.json`, { headers: { 'user-agent': 'Mozilla/5.0' } })
    expect(await stores.carActivity.readViews('example', car.id)).toBe(1)
  })

  it('asks the geocoder that is given', async () => {
    await ask('/api/delivery-price?postcode=4000')
    expect(located).toEqual(['4000'])
  })

  it('sends the pictures of the source that is given', async () => {
    expect(await (await ask('/images/own/1.jpg?w=320')).text()).toBe('320 pixels')
    expect((await ask('/images/own/2.jpg')).status).toBe(404)
  })

  it('closes what it opened when a part cannot be opened', async () => {
    const before = closed
    const openPictures = () => Promise.reject(new Error('no pictures'))
    await expect(createSiteDeps(env, { ...overrides, openPictures })).rejects.toThrow('no pictures')
    expect(closed).toBe(before + 1)
  })
})

describe('createApp', () => {
  it('knows the site by its host, and no other', async () => {
    const page = await ask('/search')
    expect(await page.text()).toBe('Example Motors /search 2026')
    const other = await ask('/search', {}, 'other.localhost')
    expect(other.status).toBe(404)
    expect(await other.text()).not.toContain('Example')
  })

  it('answers addresses of the app’s own beside those of every site', async () => {
    const answer = await ask('/api/own')
    expect(await answer.json()).toEqual({ site: 'example' })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8}-[0-9a-z]+$/)
  })

  it('counts what it answers, renders and finds cached, without an address [PLUS-095]', async () => {
    const counted = async (line: RegExp) =>
      Number(line.exec(await deps.metrics.registry.write())?.[1] ?? 0)
    const lines = [
      /forecourt_requests_total\{kind="page",status="200"\} (\d+)/,
      /forecourt_requests_total\{kind="call",status="200"\} (\d+)/,
      /forecourt_render_seconds_count (\d+)/,
      /forecourt_page_cache_total\{outcome="hit"\} (\d+)/,
      /forecourt_page_cache_total\{outcome="miss"\} (\d+)/,
    ]
    const readAll = () => Promise.all(lines.map(counted))
    const before = await readAll()
    await ask('/counted?email=ann%40example.com')
    await ask('/counted?email=ann%40example.com')
    await ask('/api/own')
    const after = await readAll()
    expect(after.map((count, index) => count - before[index]!)).toEqual([2, 1, 1, 1, 1])
    expect(await deps.metrics.registry.write()).not.toMatch(/ann|counted/)
  })

  it('renders a public page once while nothing changed', async () => {
    const first = await ask('/cached')
    expect(first.headers.get('cache-control')).toContain('s-maxage=60')
    expect(await (await ask('/cached')).text()).toBe(await first.text())
  })
})

/** Sites of another system, which never change. */
const storeOf = (site: Site): TenantStore => ({
  sites: () => [site],
  siteOf: (host) => (host && site.domains.includes(host) ? site : null),
  siteById: (id) => (id === site.id ? site : null),
  refusals: () => [],
  onChange: () => () => {},
  refresh: async () => {},
  close: () => Promise.reject(new Error('the store is the caller’s to close')),
})

describe('SiteOverrides', () => {
  const own = aSite({
    domains: ['own.localhost'],
    name: 'Own Motors',
    delivery: { targets: [{ id: 'mail', type: 'email', to: 'sales@own.example' }] },
  })
  const searchClient = {
    ...aStockSearchClient([car, { ...car, id: car.id + 1 }], own, Date.parse('2026-11-20T02:00Z')),
    searchForFacetValues: async () => [],
  }
  const sent: EmailMessage[] = []
  const ownEnv = readEnv({
    FORECOURT_TENANTS: join(folder, 'no-such-folder'),
    FORECOURT_DATA: join(folder, 'own-data'),
    FORECOURT_SMTP_URL: 'smtp://127.0.0.1:9',
    FORECOURT_MAIL_FROM: 'site@own.example',
  })
  let ownDeps: SiteDeps
  let ownApp: App
  const askOwn = (path: string, body?: object) =>
    ownApp.fetch(
      request(
        path,
        body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            'x-algolia-application-id': 'own',
            'x-algolia-api-key': 'public',
          },
        },
        'own.localhost',
      ),
    )
  const search = async (path: string, indexName: string) => {
    const answer = await askOwn(`${path}/1/indexes/*/queries`, { requests: [{ indexName }] })
    return ((await answer.json()) as { results: unknown[] }).results[0]
  }

  beforeAll(async () => {
    ownDeps = await createSiteDeps(ownEnv, {
      ...overrides,
      clock: () => new Date(),
      isReachable: () => true,
      sites: storeOf(own),
      searchClientFor: () => searchClient,
      productSource: {
        version: async () => '1',
        load: async ({ id }) => [aProduct({ name: `Tow bar of ${id}` })],
      },
      email: { send: async (message) => void sent.push(message) },
    })
    ownApp = createApp(ownDeps, {
      renderPage: async (_url, _headers, { site }) => ({
        status: 200,
        headers: { 'content-type': 'text/html;charset=utf-8' },
        body: site.name,
        isPublic: true,
      }),
    })
  })
  afterAll(() => ownDeps.close())

  it('serves the sites that are given, and opens no folder of tenant files', async () => {
    expect(await (await askOwn('/')).text()).toBe('Own Motors')
    expect((await ownApp.fetch(request('/'))).status).toBe(404)
  })

  it('answers searches of visitors with the client that is given', async () => {
    expect(await search('/api/search', 'cars')).toMatchObject({ nbHits: 2 })
    expect(searchClient.calls.at(-1)).toMatchObject([{ indexName: 'cars' }])
  })

  it('makes the catalogue of the products and the cars that are given', async () => {
    const hits = [{ name: 'Tow bar of example' }]
    expect(await search('/api/catalogue', 'products')).toMatchObject({ hits })
    expect(await search('/api/catalogue', 'car_models')).toMatchObject({
      hits: [{ stock_count: 2 }],
    })
  })

  it('sends leads with the mail that is given, not with the server of the environment', async () => {
    const answer = await askOwn('/api/leads', {
      ...anEnquiry({ category: 'General Enquiry' }),
      idempotency_key: 'own-page-1',
    })
    expect(await answer.json()).toHaveProperty('lead_id')
    await expect.poll(() => sent).toMatchObject([{ to: 'sales@own.example' }])
  })
})
