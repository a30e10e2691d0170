import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Database, openDatabase } from '@forecourt/database'
import { createDeliveryTarget } from '@forecourt/feature-leads/adapters'
import {
  createPostgresDeliveryQueue,
  createPostgresEventStore,
  createPostgresLeadStore,
  createPostgresSuppressionStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { createSmtpEmailSender } from '@forecourt/feature-leads/adapters/smtp'
import type { EventStore, SuppressionStore } from '@forecourt/feature-leads/model'
import {
  createMemoryRateLimit,
  createTargetLookup,
  type EnquiryPorts,
  freeDiskBytes,
  openLeadSpool,
  startOutboxWorker,
  startSpoolDrain,
} from '@forecourt/feature-leads/server'
import {
  createEmbeddedGeocoder,
  createGoogleGeocoder,
  createRememberingGeocoder,
} from '@forecourt/feature-locations/adapters'
import type { Geocoder } from '@forecourt/feature-locations/model'
import {
  createAlgoliaSearchClient,
  createEmbeddedIndexer,
  createEmbeddedSearchClient,
} from '@forecourt/feature-search/adapters'
import {
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type SearchClient,
} from '@forecourt/feature-search/model'
import {
  type Catalogue,
  createCatalogue,
  createStockScope,
  createStockSearchKey,
  followStock,
  type StockIndex,
} from '@forecourt/feature-search/server'
import { createPostgresCarActivityStore } from '@forecourt/feature-vdp/adapters/postgres'
import { type CarActivityStore, createVehicleLeadOffer } from '@forecourt/feature-vdp/model'
import { createSearchEngine, type SearchEngine } from '@forecourt/search-engine'
import {
  createProductFiles,
  type ImageHandler,
  openImages,
  requireSites,
  type SiteContent,
  siteChecks,
  typesenseSearchClient,
} from '@forecourt/site-server'
import {
  createLogger,
  type Env,
  type Logger,
  prepareDataFolder,
  readSecret,
  type ServerLogger,
  startStep,
} from '@forecourt/site-server/process'
import type { StockStore } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import type { Site } from '@forecourt/tenant-config/model'
import { createTenantStore, type TenantStore } from '@forecourt/tenant-config/server'
import { type Outputs, openOutputs } from './outputs/open-outputs.ts'
import { serveReachable } from './site-store.ts'

/** The outside world as this deployment chose it; handlers and pages get it passed in. */
export interface Deps {
  env: Env
  logger: ServerLogger
  clock: () => Date
  sites: TenantStore
  database: Database
  stock: StockStore
  engine: SearchEngine
  stockIndex: StockIndex
  /** A client that answers for one site only, made anew for every request. */
  searchClientFor(site: Site, now: Date): SearchClient
  /** Car models, parts and accessories of each site. */
  catalogue: Catalogue<Site>
  /** Everything that taking an enquiry needs, but who sent it. */
  enquiries: Omit<EnquiryPorts, 'clientAddress'>
  /** Addresses that get no marketing. */
  suppressions: SuppressionStore
  /** Views of each car, and numbers that were asked for. */
  carActivity: CarActivityStore
  /** What visitors did, by number. */
  events: EventStore
  /** Where the postcodes of Australia are. */
  geocoder: Geocoder
  /** Answers for a picture of a vehicle. */
  images: ImageHandler
  /** Folders of videos, interiors and reports; the first that has a file sends it. */
  mediaFolders: readonly string[]
  /** Sitemaps, feeds, print sheets and pictures of shared links. */
  outputs: Outputs
  /** Rises whenever the site's tenant file changed. */
  siteVersion(site: Site): number
  /** Ends workers and connections; requests must be over. */
  close(): Promise<void>
}

/** The operator's folder, then the one that came along. */
const foldersOf = (own: string, along: string | false | undefined) => (along ? [own, along] : [own])

const indexNames = [EMBEDDED_INDEX_NAME, ...listStockIndexReplicas().map(({ name }) => name)]

function countVersions() {
  const versions = new WeakMap<Site, number>()
  let latest = 0
  return (site: Site) => {
    const version = versions.get(site) ?? (latest += 1)
    versions.set(site, version)
    return version
  }
}

function chooseGeocoder({ FORECOURT_GOOGLE_MAPS_KEY: key }: Env): Geocoder {
  return key
    ? createRememberingGeocoder(createGoogleGeocoder({ key, fetch }))
    : createEmbeddedGeocoder()
}

/** The car of a lead as its page offers it. */
const offerFinder =
  (stock: StockStore): EnquiryPorts['findOffer'] =>
  async (site, carId) => {
    const [car] = await stock.loadCarsByIds(site.id, [carId])
    return car ? createVehicleLeadOffer(car, site) : null
  }

async function openLeads(
  env: Env,
  database: Database,
  { sites, stock, logger }: { sites: TenantStore; stock: StockStore; logger: Logger },
) {
  const clock = () => new Date()
  const store = createPostgresLeadStore(database)
  const spool = await openLeadSpool(join(env.FORECOURT_DATA, 'lead-spool'), logger)
  const { FORECOURT_SMTP_URL: url, FORECOURT_MAIL_FROM: from } = env
  const email = url && from ? createSmtpEmailSender({ url, from }) : null
  const suppressions = createPostgresSuppressionStore(database)
  const targetOf = createTargetLookup({
    siteOf: (siteId) => sites.siteById(siteId) ?? undefined,
    create: (config, site) =>
      createDeliveryTarget(config, site, { fetch, clock, secretOf: readSecret, email }),
    suppressions,
  })
  const queue = createPostgresDeliveryQueue(database)
  const worker = startOutboxWorker({ queue, targetOf, clock, random: Math.random, logger })
  const stopDrain = startSpoolDrain({ spool, store, logger, onMoved: worker.wake })
  const enquiries: Deps['enquiries'] = {
    store,
    spool,
    logger,
    clock,
    newKey: randomUUID,
    rateLimit: createMemoryRateLimit(),
    freeDisk: () => freeDiskBytes(env.FORECOURT_DATA),
    findOffer: offerFinder(stock),
    onAccepted: worker.wake,
  }
  const close = async () => {
    await stopDrain()
    await worker.stop()
  }
  return { enquiries, suppressions, close }
}

/**
 * Opens everything the site runs on: tenant files, database, search index, outbox. What was opened
 * before a failure is closed again.
 * @throws StartError or DatabaseError with the cause and the way out
 */
export async function openDeps(env: Env, content: SiteContent = {}): Promise<Deps> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne()
  }
  try {
    return await openAll(env, content, close, (closeOne) => closers.push(closeOne))
  } catch (error) {
    await close()
    throw error
  }
}

async function openAll(
  env: Env,
  content: SiteContent,
  close: () => Promise<void>,
  onClose: (closeOne: () => unknown) => void,
): Promise<Deps> {
  const logger = createLogger()
  const tenants = await startStep('FORECOURT_TENANTS', () =>
    createTenantStore({ directory: env.FORECOURT_TENANTS, logger, checks: siteChecks }),
  )
  const sites = serveReachable(tenants)
  onClose(sites.close)
  requireSites(sites, env.FORECOURT_TENANTS)
  const inData = <T>(run: () => Promise<T>) => startStep('FORECOURT_DATA', run)
  await inData(() => prepareDataFolder(env.FORECOURT_DATA))
  const database = await inData(() =>
    openDatabase({
      url: env.DATABASE_URL,
      directory: join(env.FORECOURT_DATA, 'postgres'),
      logger,
      waitSeconds: env.FORECOURT_DATABASE_WAIT_SECONDS,
    }),
  )
  onClose(database.close)
  const stock = createPostgresStockStore(database)
  if (env.FORECOURT_DEMO_STOCK)
    await content.importStock?.({ store: stock, sites: sites.sites(), logger })
  const engine = createSearchEngine()
  const indexer = createEmbeddedIndexer({ engine, indexName: EMBEDDED_INDEX_NAME })
  const stockIndex = await followStock({ store: stock, indexer, sites: sites.sites, logger })
  onClose(stockIndex.close)
  onClose(sites.onChange(() => void stockIndex.rebuild()))
  const leads = await inData(() => openLeads(env, database, { sites, stock, logger }))
  onClose(leads.close)
  const sources = (await content.openPictures?.()) ?? []
  const images = await inData(() =>
    openImages({
      sources,
      folder: join(env.FORECOURT_DATA, 'images'),
      logger,
    }),
  )
  const outputs = await inData(() =>
    openOutputs({
      store: stock,
      folder: join(env.FORECOURT_DATA, 'outputs'),
      clock: () => new Date(),
      images,
      logger,
    }),
  )
  const searchClientFor: Deps['searchClientFor'] = (site, now) => {
    const { provider } = site.search
    if (provider.type === 'typesense') return typesenseSearchClient(site, provider, now)
    if (provider.type === 'algolia') {
      const { appId, host } = provider
      const searchKey = createStockSearchKey(site, provider, now.getTime())
      return createAlgoliaSearchClient({ appId, host, searchKey })
    }
    const scope = createStockScope(site, now.getTime())
    return createEmbeddedSearchClient({ engine, scope, indexNames })
  }
  const siteVersion = countVersions()
  const catalogue = createCatalogue<Site>({
    searchClientFor: (site) => searchClientFor(site, new Date()),
    stockVersion: (site) => `${siteVersion(site)}.${stockIndex.generation(site.id)}`,
    products: createProductFiles(
      foldersOf(join(env.FORECOURT_DATA, 'products'), env.FORECOURT_DEMO_STOCK && content.products),
      logger,
    ),
    onFailure: (error) => logger.error('the catalogue could not be renewed', { error }),
  })
  return {
    env,
    logger,
    clock: () => new Date(),
    sites,
    database,
    stock,
    engine,
    stockIndex,
    searchClientFor,
    catalogue,
    enquiries: leads.enquiries,
    suppressions: leads.suppressions,
    geocoder: chooseGeocoder(env),
    carActivity: createPostgresCarActivityStore(database),
    events: createPostgresEventStore(database),
    images,
    mediaFolders: foldersOf(join(env.FORECOURT_DATA, 'media'), content.media),
    outputs,
    siteVersion,
    close,
  }
}
