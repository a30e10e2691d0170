import type {
  EmailSender,
  EventStore,
  LeadFeed,
  SmsSender,
  SpinStore,
  SuppressionStore,
  WatchlistStore,
} from '@forecourt/feature-leads/model'
import type { EnquiryPorts, JourneyPorts, SalesCounters } from '@forecourt/feature-leads/server'
import type { Geocoder } from '@forecourt/feature-locations/model'
import type { SearchClient } from '@forecourt/feature-search/model'
import type {
  Catalogue,
  ProductSource,
  StockIndex,
  StockRanges,
} from '@forecourt/feature-search/server'
import type { CarActivityStore } from '@forecourt/feature-vdp/model'
import type { SearchEngine } from '@forecourt/search-engine'
import type { StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'
import type { ImageHandler } from '../images/create-image-handler.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { CarReader } from '../pages/remembered-cars.ts'
import type { Env } from '../process/env.ts'
import type { ServerLogger } from '../process/logger.ts'
import type { IsReachable } from '../site/reachable-site.ts'
import type { SiteContent } from '../site-content.ts'
import type { WorkerLink } from '../workers/worker-link.ts'
import type { OpenedMail } from './open-mail.ts'
import type { OpenedOnlinePayments } from './open-online-payments.ts'
import type { OpenedPayments } from './open-payments.ts'
import type { OpenedReservations } from './open-reservations.ts'
import type { OpenedSavedSearches } from './open-saved-searches.ts'
import type { OpenedSignIn } from './open-sign-in.ts'
import type { OpenedTradeIns } from './open-trade-ins.ts'
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
