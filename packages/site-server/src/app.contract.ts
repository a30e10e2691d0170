import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
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
import { createInMemoryCarActivityStore } from '@forecourt/feature-vdp/testing'
import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { anExampleFile } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll } from 'vitest'
import { type App, type AppOptions, createApp } from './app.ts'
import { createSiteDeps } from './deps/create-site-deps.ts'
import type { SiteDeps, SiteOverrides } from './deps/site-deps.ts'
import type { SiteStores } from './deps/site-stores.ts'
import { readEnv } from './process/env.ts'
import { createLogger } from './process/logger.ts'

/** A request and the address of the peer it comes from. */
export interface PeerRequest extends RequestInit {
  /** Default 192.0.2.1. */
  from?: string
  /** Default the example's. */
  host?: string
}

/** An app over stores in memory, and what it wrote into its log. */
export interface AppUnderTest {
  app: App
  deps: SiteDeps
  folder: string
  lines: Record<string, unknown>[]
  ask(path: string, request?: PeerRequest): Promise<Response>
}

export interface AppSetup {
  /** Environment variables beside folders. */
  variables?: Record<string, string>
  overrides?: SiteOverrides
  stores?: Partial<SiteStores>
  options?: Partial<AppOptions>
  /** Fields of the tenant file beside the example's. */
  site?: object
}

const refuse = () => Promise.reject(new Error('this stock is only read'))

function storesOf(cars: readonly Car[]): SiteStores {
  const leads = createInMemoryLeadStore()
  return {
    stock: {
      async loadStock(siteId, onBatch) {
        if (siteId === anExampleFile.id) await onBatch([...cars])
        return { generation: 1 }
      },
      loadStockChanges: refuse,
      loadCarBySlug: async () => ({ kind: 'unknown' }),
      loadCarsByIds: async () => [],
      readGeneration: async () => 1,
      watchStock: async () => async () => {},
      renameCar: refuse,
      setReserved: refuse,
      replaceStock: refuse,
    },
    leads,
    leadFeed: createInMemoryLeadFeed(leads),
    digests: createInMemoryDigestStore({
      leads,
      reservations: createInMemoryReservationStore(leads),
      mails: createInMemoryMailOutbox(),
    }),
    deliveries: leads,
    reservations: createInMemoryReservationStore(leads),
    onlinePayments: createInMemoryOnlinePaymentStore(leads),
    journeys: createInMemoryJourneyStore(),
    mails: createInMemoryMailOutbox(),
    demoPayments: () => createInMemoryDemoPayments(),
    signIns: createInMemorySignInStore(),
    watchlists: createInMemoryWatchlistStore(),
    savedSearches: createInMemorySavedSearchStore(),
    spins: createInMemorySpinStore(leads),
    suppressions: createInMemorySuppressionStore(),
    carActivity: createInMemoryCarActivityStore(),
    events: createInMemoryEventStore(),
    isReady: async () => true,
    close: async () => {},
  }
}

/** Opens an app for the tests of a file. Its page says the address it was asked for. */
export function setUpApp({
  variables,
  overrides,
  stores,
  options,
  site,
}: AppSetup = {}): AppUnderTest {
  const tested = { lines: [] as Record<string, unknown>[] } as unknown as AppUnderTest
  beforeAll(async () => {
    tested.folder = mkdtempSync(join(tmpdir(), 'site-app-'))
    mkdirSync(join(tested.folder, 'tenants'))
    const file = { ...anExampleFile, ...site }
    writeFileSync(join(tested.folder, 'tenants/example.json'), JSON.stringify(file))
    const env = readEnv({
      FORECOURT_TENANTS: join(tested.folder, 'tenants'),
      FORECOURT_DATA: join(tested.folder, 'data'),
      ...variables,
    })
    const car = aCar({ dealership_id: 1, dealership_slug: 'example-motors', location_id: 1 })
    tested.deps = await createSiteDeps(env, {
      stores: { ...storesOf([car]), ...stores },
      logger: createLogger((line) => tested.lines.push(JSON.parse(line))),
      email: null,
      ...overrides,
    })
    tested.app = createApp(tested.deps, {
      renderPage: async (url) => ({
        status: 200,
        headers: { 'content-type': 'text/html;charset=utf-8' },
        body: `<p>${url}</p>`,
        isPublic: true,
      }),
      ...options,
    })
  })
  afterAll(async () => {
    await tested.deps.close()
    rmSync(tested.folder, { recursive: true })
  })
  tested.ask = async (path, { from = '192.0.2.1', host = 'example.localhost', ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', host)
    const request = new Request(new URL(path, `http://${host}`), { ...init, headers })
    return tested.app.fetch(Object.assign(request, { ip: from }))
  }
  return tested
}
