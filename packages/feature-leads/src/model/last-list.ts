import {
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'
import { resolveOwnPath } from './sign-in/own-path.ts'

/** Pages that list vehicles. */
const listPath = /^\/(?:search|used-car|search-by-price|favourites|watchlist|compare)(?:[/?]|$)/

/**
 * Path and query of a list of this site.
 * @param address whole, as `document.referrer` gives it
 * @param origin of this site
 * @returns null for a page of another site, and for one that lists no vehicles
 */
export function findListPath(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin: from, pathname, search } = new URL(address)
  return from === origin && listPath.test(pathname) ? pathname + search : null
}

/** Remembers the list a visitor came from, for as long as the tab is open. Source: `PLUS-086` */
export function rememberList(
  session: KeyValueStorage | null,
  siteId: string,
  path: string,
): boolean {
  return writeClientStorage(session, formatClientStorageKey(siteId, 'list'), path)
}

/** Path and query of the list a visitor came from last in this tab; null before the first. */
export function readLastList(session: KeyValueStorage | null, siteId: string): string | null {
  return readClientStorage(session, formatClientStorageKey(siteId, 'list'), (path) =>
    typeof path === 'string' && listPath.test(path) ? resolveOwnPath(path) : null,
  )
}
