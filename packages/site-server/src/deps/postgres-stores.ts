import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import {
  createPostgresDeliveryQueue,
  createPostgresDemoPayments,
  createPostgresDigestStore,
  createPostgresEventStore,
  createPostgresJourneyStore,
  createPostgresLeadFeed,
  createPostgresLeadStore,
  createPostgresMailOutbox,
  createPostgresOnlinePaymentStore,
  createPostgresReservationStore,
  createPostgresSavedSearchStore,
  createPostgresSignInStore,
  createPostgresSpinStore,
  createPostgresSuppressionStore,
  createPostgresWatchlistStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { createPostgresCarActivityStore } from '@forecourt/feature-vdp/adapters/postgres'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import type { Env } from '../process/env.ts'
import type { Logger } from '../process/logger.ts'
import type { SiteStores } from './site-stores.ts'

/** Part of the environment that says where the database is. */
type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'FORECOURT_DATA' | 'FORECOURT_DATABASE_WAIT_SECONDS'>

/**
 * Stores in PostgreSQL: that of `DATABASE_URL`, or one this process starts below `FORECOURT_DATA`.
 * @throws DatabaseError with the cause and the way out
 */
export async function openPostgresStores(env: DatabaseEnv, logger: Logger): Promise<SiteStores> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directory: join(env.FORECOURT_DATA, 'postgres'),
    logger,
    waitSeconds: env.FORECOURT_DATABASE_WAIT_SECONDS,
  })
  return {
    stock: createPostgresStockStore(database),
    leads: createPostgresLeadStore(database),
    leadFeed: createPostgresLeadFeed(database),
    digests: createPostgresDigestStore(database),
    deliveries: createPostgresDeliveryQueue(database),
    reservations: createPostgresReservationStore(database),
    demoPayments: (siteId) => createPostgresDemoPayments(database, siteId, () => new Date()),
    onlinePayments: createPostgresOnlinePaymentStore(database),
    journeys: createPostgresJourneyStore(database),
    mails: createPostgresMailOutbox(database),
    signIns: createPostgresSignInStore(database),
    watchlists: createPostgresWatchlistStore(database),
    savedSearches: createPostgresSavedSearchStore(database),
    spins: createPostgresSpinStore(database),
    suppressions: createPostgresSuppressionStore(database),
    carActivity: createPostgresCarActivityStore(database),
    events: createPostgresEventStore(database),
    isReady: () => database.ready(),
    close: () => database.close(),
  }
}
