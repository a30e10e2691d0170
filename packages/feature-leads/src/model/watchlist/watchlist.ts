import { normalisePhone } from '../phone.ts'

/** Page of the watched vehicles, and where buttons without script send to. Source: `D-63` */
export const WATCHLIST_PATH = '/watchlist'
/** Call that lists the watched vehicles. Source: `D-63` */
export const WATCHLIST_API_PATH = '/api/watchlist'
/** Call that watches a vehicle. Source: `API-021` */
export const WATCH_API_PATH = `${WATCHLIST_API_PATH}/save-car`
/** Call that ends watching a vehicle. Source: `API-023` */
export const UNWATCH_API_PATH = `${WATCHLIST_API_PATH}/remove-car`

/** Most vehicles one person watches; the oldest leave the list for newer ones. */
export const mostWatched = 200

/** A car a signed-in visitor watches. Source: `DATA-041` */
export interface WatchlistEntry {
  id: number
}

/** Reads the entries of an answer; what is no entry is left out. Source: `DATA-041` */
export function readWatchlist(data: unknown): readonly WatchlistEntry[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : null
    return typeof id === 'number' && Number.isSafeInteger(id) ? [{ id }] : []
  })
}

/** True for somebody who is signed in with a phone. Source: `LEAD-073` */
export const canWatch = <U extends { phone: string }>(user: U | null): user is U =>
  user !== null && normalisePhone(user.phone) !== ''

/** False for a sold car nobody watches; a watched one can always be taken off. Source: `LEAD-071`, `LEAD-072` */
export const isWatchButtonShown = (isSold: boolean, isWatched: boolean): boolean =>
  !isSold || isWatched
