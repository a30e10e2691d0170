import type { DemoPaymentStore } from '@forecourt/feature-leads/adapters'
import type {
  DeliveryQueue,
  DigestStore,
  EventStore,
  JourneyStore,
  LeadFeed,
  LeadStore,
  MailOutbox,
  OnlinePaymentStore,
  ReservationStore,
  SavedSearchStore,
  SignInStore,
  SpinStore,
  SuppressionStore,
  WatchlistStore,
} from '@forecourt/feature-leads/model'
import type { CarActivityStore } from '@forecourt/feature-vdp/model'
import type { StockStore } from '@forecourt/stock/model'

/** Everything a site stores. A store of one's own keeps the contracts of the ports it is made of. */
export interface SiteStores {
  stock: StockStore
  /** Leads, written together with their deliveries. */
  leads: LeadStore
  /** Leads as a dealer's own system reads them. */
  leadFeed: LeadFeed
  /** Daily emails about leads. */
  digests: DigestStore
  /** Deliveries that are due. */
  deliveries: DeliveryQueue
  /** Cars that are reserved, and their deposits. */
  reservations: ReservationStore
  /** Payments people who have signed in make of their own accord. */
  onlinePayments: OnlinePaymentStore
  /** Payments of the demo processor at a site. */
  demoPayments: (siteId: string) => DemoPaymentStore
  /** Online purchases that were begun. */
  journeys: JourneyStore
  /** Mails visitors asked for. */
  mails: MailOutbox
  /** Addresses that get no marketing. */
  suppressions: SuppressionStore
  /** Codes, people and sessions. */
  signIns: SignInStore
  /** Vehicles that people who have signed in watch. */
  watchlists: WatchlistStore
  /** Searches that people who have signed in saved. */
  savedSearches: SavedSearchStore
  /** Prizes that people who have signed in won. */
  spins: SpinStore
  /** Views of each car, and numbers that were asked for. */
  carActivity: CarActivityStore
  /** Activity of visitors, by number. */
  events: EventStore
  /** True when it can be read and written now; asked by `/readyz`. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
