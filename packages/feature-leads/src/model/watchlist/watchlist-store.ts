import type { WatchlistEntry } from './watchlist.ts'

/** Watched vehicles of people who have signed in. Adapters pass `watchlist-store.contract.ts`. */
export interface WatchlistStore {
  /** Cars of a person, the newest first. */
  listWatched(siteId: string, contactId: string): Promise<readonly WatchlistEntry[]>
  /** Watches cars, the first as the newest; one that is watched stays where it is. At most `mostWatched` remain. */
  addWatched(siteId: string, contactId: string, carIds: readonly number[], now: Date): Promise<void>
  /** Watches a car no longer; one that is not watched changes nothing. */
  removeWatched(siteId: string, contactId: string, carId: number): Promise<void>
}
