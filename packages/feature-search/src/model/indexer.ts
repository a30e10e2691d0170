import type { StockIndexSettings } from './stock-record.ts'

/** A record to be found: anything with an id of its own. */
export interface IndexerRecord {
  readonly objectID: string
}

/** How an index and its copies in other orders are searched, under Algolia's names. */
export interface IndexerSettings {
  /** Of the index itself; `replicas` lists the names of the copies. */
  settings: StockIndexSettings
  /** The copies: the same records, each in an order of its own. */
  replicas: readonly { name: string; settings: StockIndexSettings }[]
}

/**
 * Where records are written for a search service to find: one index with its replicas. What is
 * behind it (the embedded engine, Algolia) is the adapter's. Each call resolves once searches see
 * what it did. The database stays the truth: an index can be filled again at any time.
 * Rejects with an error that has `status` and `message` when the service refuses a call, and with
 * whatever the network gives when it cannot be reached; what was written before stays.
 * Source: D-32
 */
export interface Indexer {
  /**
   * Sets the settings of the index and of its replicas, and makes those that do not exist yet. The
   * records stay. Settings that are already so cost nothing.
   */
  setSettings(settings: IndexerSettings): Promise<void>
  /**
   * Adds records or replaces those with the same objectID, whole. Of two with the same objectID the
   * later one counts.
   */
  saveObjects(records: readonly IndexerRecord[]): Promise<void>
  /** Takes records out; ids that are not there are passed over. */
  deleteObjects(objectIDs: readonly string[]): Promise<void>
  /**
   * Puts these records in the place of all others at one stroke: a search sees the old ones or the
   * new ones, never a mixture or a gap. Settings and replicas stay. A failure leaves the old ones.
   */
  replaceAll(records: readonly IndexerRecord[]): Promise<void>
}

/** An index for every site, each written by itself. */
export interface SiteIndexers {
  /** Writes the index of a site; one that is not there yet is made. */
  indexerOf(siteId: string): Indexer
  /** Lets go of the index of a site that is no more. */
  forget(siteId: string): void
}
