import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  EmailSender,
  EventStore,
  LeadFeed,
  SmsSender,
  SpinStore,
  SuppressionStore,
  WatchlistStore,
} from '@forecourt/feature-leads/model'
import {
  createAppointmentConfirmation,
  createSalesCounters,
  type EnquiryPorts,
  findTradeIn,
  type JourneyPorts,
  type SalesCounters,
  startDigests,
} from '@forecourt/feature-leads/server'
import {
  createEmbeddedGeocoder,
  createGoogleGeocoder,
  createRememberingGeocoder,
} from '@forecourt/feature-locations/adapters'
import type { Geocoder } from '@forecourt/feature-locations/model'
import { createSiteEngines } from '@forecourt/feature-search/adapters'
import type { SearchClient } from '@forecourt/feature-search/model'
import {
  type Catalogue,
  createCatalogue,
  createStockRanges,
  followStock,
  type ProductSource,
  type StockIndex,
  type StockRanges,
} from '@forecourt/feature-search/server'
import type { CarActivityStore } from '@forecourt/feature-vdp/model'
import type { SearchEngine } from '@forecourt/search-engine'
import type { StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { createTenantStore, type TenantStore } from '@forecourt/tenant-config/server'
import { createProductFiles } from '../files/product-files.ts'
import type { ImageHandler } from '../images/create-image-handler.ts'
import { openImages } from '../images/open-images.ts'
import { openMetricsPort } from '../metrics/metrics-port.ts'
import { createServerMetrics, type ServerMetrics } from '../metrics/server-metrics.ts'
import { measureIndex } from '../metrics/work-metrics.ts'
import { type CarReader, createRememberedCars } from '../pages/remembered-cars.ts'
import { createRememberedViews } from '../pages/remembered-views.ts'
import { readStockVersion } from '../pages/stock-version.ts'
import { prepareDataFolder } from '../process/data-folder.ts'
import type { Env } from '../process/env.ts'
import { startStep } from '../process/failed-start.ts'
import { createLogger, type ServerLogger } from '../process/logger.ts'
import { type IsReachable, serveReachable } from '../site/reachable-site.ts'
import { toRecordSite } from '../site/record-site.ts'
import { requireSites, siteChecks } from '../site/require-sites.ts'
import type { SiteContent } from '../site-content.ts'
import { openWorkerLink, type WorkerLink } from '../workers/worker-link.ts'
import { chooseSearchClient } from './choose-search-client.ts'
import { type Closers, createClosers } from './closers.ts'
import { countVersions } from './count-versions.ts'
import { createMailBrand } from './mail-brand.ts'
import { openLeads } from './open-leads.ts'
import { type OpenedMail, openMail, openMailOutbox } from './open-mail.ts'
import { type OpenedOnlinePayments, openOnlinePayments } from './open-online-payments.ts'
import type { OpenedPayments } from './open-payments.ts'
import { type OpenedReservations, openReservations } from './open-reservations.ts'
import { type OpenedSavedSearches, openSavedSearches } from './open-saved-searches.ts'
import { type OpenedSignIn, openSignIn } from './open-sign-in.ts'
import { type OpenedTradeIns, openTradeIns } from './open-trade-ins.ts'
import type { SiteStores } from './site-stores.ts'

/** The outside world as this deployment chose it; handlers and pages get it passed in. */
export interface SiteDeps {
  env: Env
  logger: ServerLogger
  /** Counts what is answered, rendered, cached and refused. */
  metrics: ServerMetrics
  clock: () => Date
  sites: TenantStore
  stock: StockStore
  /** The engine that holds the stock of a site. */
  engineFor(site: Site): SearchEngine
  stockIndex: StockIndex
  /** Cars of vehicle pages, from memory until they change. */
  cars: CarReader
  /** A client that answers for one site only, made anew for every request. */
  searchClientFor(site: Site, now: Date): SearchClient
  /** True where searches of visitors are answered by that client too, instead of `engineFor`. */
  isSearchRelayed(site: Site): boolean
  /** Car models, parts and accessories of each site. */
  catalogue: Catalogue<Site>
  /** Makes and models in stock of each site. */
  ranges: StockRanges<Site>
  /** Number that each site's counter shows. */
  salesCounters: SalesCounters<Site>
  /** Everything that taking an enquiry needs, but who sent it. */
  enquiries: Omit<EnquiryPorts, 'clientAddress'>
  /** Everything that taking a reservation needs, but who sent it. */
  reservations: OpenedReservations['ports']
  /** Everything that an online purchase needs besides. */
  journeys: JourneyPorts
  /** Who sends mail, and the mails of development. */
  mail: OpenedMail
  /** Who takes payments. */
  payments: OpenedPayments
  /** Everything that taking a payment needs, but who sent it. */
  onlinePayments: OpenedOnlinePayments['ports']
  /** Who values cars, and which car one is traded in for. */
  tradeIns: OpenedTradeIns
  /** Addresses that get no marketing. */
  suppressions: SuppressionStore
  /** Everything signing in needs, but who signs in. */
  signIn: OpenedSignIn
  /** Vehicles that people who have signed in watch. */
  watchlists: WatchlistStore
  /** Searches that people who have signed in saved. */
  savedSearches: Omit<OpenedSavedSearches, 'close'>
  /** Prizes that people who have signed in won. */
  spins: SpinStore
  /** Leads as a dealer's own system reads them. */
  leadFeed: LeadFeed
  /** Views of each car, and numbers that were asked for. */
  carActivity: CarActivityStore
  /** Activity of visitors, by number. */
  events: EventStore
  /** Where the postcodes of Australia are. */
  geocoder: Geocoder
  /** Answers for a picture of a vehicle. */
  images: ImageHandler
  /** Folders of videos, interiors and reports that feeds name, the first asked first. */
  mediaFolders: readonly string[]
  /** Link to the other processes of this server; null where it is one. */
  workers: WorkerLink | null
  /** Rises whenever the site's tenant file changed. */
  siteVersion(site: Site): number
  /** True when the stores can be read and written now. */
  isReady(): Promise<boolean>
  /** Ends workers and connections; requests must be over. */
  close(): Promise<void>
}

/**
 * Parts of the outside world that replace those the environment names. Each may be left out; one that
 * is given is neither opened nor closed here, but for `stores`, which are closed with the rest.
 */
export interface SiteOverrides extends SiteContent {
  /** Default: JSON lines on the standard output. */
  logger?: ServerLogger
  /** Default: the clock of the machine. */
  clock?: () => Date
  /** Default: the tenant files of `FORECOURT_TENANTS`, followed while the server runs. */
  sites?: TenantStore
  /** True when a link of a tenant file leads somewhere; others are left out. Default: every link does. */
  isReachable?: IsReachable
  /** Default: PostgreSQL, `openPostgresStores` of `@forecourt/site-server/postgres`. */
  stores?: SiteStores
  /** Who sends mail; null sends none. Default: the server of `FORECOURT_SMTP_URL`. */
  email?: EmailSender | null
  /** Who sends text messages. Default: the service of `FORECOURT_SMS_ACCOUNT`, else the inbox of development. */
  sms?: SmsSender
  /** Default: Google where `FORECOURT_GOOGLE_MAPS_KEY` is set, else a table of postcodes. */
  geocoder?: Geocoder
  /** Answers pages and `/api/search`. Default: what the tenant file of the site asks for. */
  searchClientFor?: SiteDeps['searchClientFor']
  /** Default: the files `{site id}.products.jsonl`. */
  productSource?: ProductSource<Site>
}

/** @returns ends it */
function everyHour(task: () => void): () => void {
  const timer = setInterval(task, 3_600_000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Sites this process serves: with several workers those that are its own. */
function listOwnSites(sites: TenantStore, workers: WorkerLink | null): () => readonly Site[] {
  if (!workers) return sites.sites
  let made: { of: readonly Site[]; own: readonly Site[] } | null = null
  return () => {
    const of = sites.sites()
    if (made?.of !== of)
      made = { of, own: of.filter((site) => workers.ownerOf(site) === workers.worker) }
    return made.own
  }
}

const chooseGeocoder = ({ FORECOURT_GOOGLE_MAPS_KEY: key }: Env): Geocoder =>
  key ? createRememberingGeocoder(createGoogleGeocoder({ key, fetch })) : createEmbeddedGeocoder()

/** Writes in the data folder; what the file system refuses is reported with the setting. */
const inData = <T>(run: () => Promise<T>) => startStep('FORECOURT_DATA', run)

/**
 * Opens everything a site runs on: tenant files, stores, search index, delivery of leads, pictures.
 * A failure closes again all that was opened before it.
 * @throws StartError or DatabaseError with the cause and the way out
 */
export async function createSiteDeps(env: Env, overrides: SiteOverrides = {}): Promise<SiteDeps> {
  const closers = createClosers()
  try {
    return await openAll(env, overrides, closers)
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function openSites(env: Env, { sites, isReachable }: SiteOverrides, logger: ServerLogger) {
  const { FORECOURT_TENANTS: directory } = env
  const tenants =
    sites ??
    (await startStep('FORECOURT_TENANTS', () =>
      createTenantStore({ directory, logger, checks: siteChecks }),
    ))
  return isReachable ? serveReachable(tenants, isReachable) : tenants
}

async function openStores(env: Env, logger: ServerLogger): Promise<SiteStores> {
  const { openPostgresStores } = await import('./postgres-stores.ts')
  return inData(() => openPostgresStores(env, logger))
}

async function openAll(env: Env, overrides: SiteOverrides, closers: Closers): Promise<SiteDeps> {
  const workers = openWorkerLink()
  const { clock = () => new Date() } = overrides
  const { logger = createLogger(undefined, undefined, workers?.worker) } = overrides
  const sites = await openSites(env, overrides, logger)
  if (!overrides.sites) closers.add(sites.close)
  requireSites(sites, env.FORECOURT_TENANTS)
  const ownSites = listOwnSites(sites, workers)
  const metrics = createServerMetrics()
  closers.add(metrics.close)
  if (env.FORECOURT_METRICS_PORT !== undefined) {
    const { FORECOURT_METRICS_PORT: port, FORECOURT_METRICS_HOST: host } = env
    const metricsPort = await openMetricsPort(metrics.registry, { port, host })
    closers.add(metricsPort.close)
  }
  await inData(() => prepareDataFolder(env.FORECOURT_DATA))
  const stores = overrides.stores ?? (await openStores(env, logger))
  closers.add(stores.close)
  const { stock } = stores
  if (env.FORECOURT_DEMO_STOCK)
    await overrides.importStock?.({ store: stock, sites: ownSites(), logger })
  // A timer would wait a millisecond after each slice of four.
  const engines = createSiteEngines({ pause: () => nextTurn() })
  const engineFor = (site: Site) => engines.engineOf(site.id)
  const stockIndex = await followStock({
    store: stock,
    indexers: engines,
    sites: () => ownSites().map((site) => toRecordSite(site, clock())),
    logger,
  })
  closers.add(stockIndex.close)
  // Rates end and years begin without a change of any file.
  closers.add(everyHour(() => void stockIndex.followSites()))
  measureIndex(metrics.registry, stockIndex, clock)
  closers.add(sites.onChange(() => void stockIndex.followSites()))
  const mail = await openMail(env, overrides.email, clock)
  const email = mail.sender
  const leads = await inData(() =>
    openLeads(env, { sites, ownSites, stores, email, clock, logger, metrics: metrics.registry }),
  )
  closers.add(leads.close)
  const mailWorker = openMailOutbox({
    sender: email,
    stores,
    sites,
    clock,
    logger,
    metrics: metrics.registry,
  })
  if (mailWorker) closers.add(mailWorker.stop)
  const mailBrandOf = (site: Site, car: { location_id: number | null }) =>
    createMailBrand(site, car, clock())
  const onMail = () => mailWorker?.wake()
  const reservations = openReservations({
    env,
    stores,
    enquiries: leads.enquiries,
    receipts: mailWorker && { newId: randomUUID, mailBrandOf, onMail },
    ownSites,
    clock,
    logger,
    metrics,
  })
  closers.add(reservations.close)
  const onlinePayments = openOnlinePayments({
    store: stores.onlinePayments,
    reservations: reservations.ports,
    ownSites,
    metrics,
  })
  closers.add(onlinePayments.close)
  const images = await inData(async () =>
    openImages({
      sources: (await overrides.openPictures?.()) ?? [],
      folder: join(env.FORECOURT_DATA, 'images'),
      logger,
      onRefused: () => metrics.countRefusal('picture_queue'),
    }),
  )
  const searchClientFor =
    overrides.searchClientFor ??
    ((site: Site, now: Date) => chooseSearchClient(engineFor(site), site, now))
  const savedSearches = openSavedSearches({
    stores,
    searchClientFor,
    stockIndex,
    findOffer: leads.enquiries.findOffer,
    onMail: mailWorker && onMail,
    ownSites,
    clock,
    logger,
  })
  closers.add(savedSearches.close)
  if (mailWorker)
    closers.add(
      startDigests({
        store: stores.digests,
        brandOf: (site) => mailBrandOf(site, { location_id: null }),
        newId: randomUUID,
        sites: ownSites,
        onMail,
        clock,
        logger,
      }),
    )
  const siteVersion = countVersions()
  const stockVersion = (site: Site) =>
    `${siteVersion(site)}.${readStockVersion(stockIndex, site.id, null)}`
  const ranges = createStockRanges<Site>({
    searchClientFor: (site) => searchClientFor(site, clock()),
    stockVersion,
    nowMs: () => clock().getTime(),
    onFailure: (error) => logger.error('the models in stock could not be read', { error }),
  })
  const { products, media } = overrides
  await workers?.opened()
  const foldersOf = (own: string, along: string | false | undefined) =>
    [join(env.FORECOURT_DATA, own), along || []].flat()
  return {
    env,
    logger,
    metrics,
    clock,
    sites,
    stock,
    engineFor,
    stockIndex,
    cars: createRememberedCars({ stock, stockIndex }),
    searchClientFor,
    // A visitor must not have the key of a Typesense server.
    isSearchRelayed: ({ search: { provider } }) =>
      Boolean(overrides.searchClientFor) || provider.type === 'typesense',
    catalogue: createCatalogue<Site>({
      searchClientFor: (site) => searchClientFor(site, clock()),
      stockVersion,
      products:
        overrides.productSource ??
        createProductFiles(foldersOf('products', env.FORECOURT_DEMO_STOCK && products), logger),
      onFailure: (error) => logger.error('the catalogue could not be renewed', { error }),
    }),
    ranges,
    salesCounters: createSalesCounters<Site>({
      store: stores.leads,
      countStock: async (site) => (await ranges.rangeOf(site)).count,
      clock,
      onFailure: (error) => logger.error('the counter could not be read', { error }),
    }),
    enquiries: {
      ...leads.enquiries,
      ...(mailWorker && {
        confirmAppointment: createAppointmentConfirmation({
          mails: stores.mails,
          mailBrandOf,
          linkKey: stores.suppressions.linkKey,
          newId: randomUUID,
          clock,
          onMail,
        }),
      }),
    },
    reservations: reservations.ports,
    payments: reservations.payments,
    onlinePayments: onlinePayments.ports,
    tradeIns: openTradeIns({ stock, clock, logger }),
    journeys: {
      journeys: stores.journeys,
      mails: mailWorker && stores.mails,
      onMail,
      mailBrandOf,
      linkKey: stores.suppressions.linkKey,
      findTradeIn: (request, site) => findTradeIn({ store: stores.leads, logger }, request, site),
    },
    mail,
    suppressions: stores.suppressions,
    signIn: openSignIn(env, { store: stores.signIns, clock, logger, sms: overrides.sms }),
    watchlists: stores.watchlists,
    leadFeed: stores.leadFeed,
    spins: stores.spins,
    savedSearches,
    carActivity: createRememberedViews(stores.carActivity, () => clock().getTime()),
    events: stores.events,
    geocoder: overrides.geocoder ?? chooseGeocoder(env),
    images,
    mediaFolders: foldersOf('media', media),
    workers,
    siteVersion,
    isReady: stores.isReady,
    close: closers.close,
  }
}
