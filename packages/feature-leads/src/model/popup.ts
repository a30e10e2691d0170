import { readWallClock } from '@forecourt/feature-locations/model'
import {
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'

/** Part of a promotion that decides how long it runs. */
export interface PopupTerm {
  /** Last day `YYYY-MM-DD`, or last instant; null for one that never ends. */
  expires: string | null
}

/** Promotions remembered as closed, the newest. */
const MOST_CLOSED = 20

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * True until the end of its last day where the dealer is, or until its last instant.
 * @param timeZone of the site, "Australia/Brisbane"
 * Source: `SITE-072`, `D-75`
 */
export function isPopupRunning({ expires }: PopupTerm, now: Date, timeZone: string): boolean {
  if (expires === null) return true
  if (day.test(expires)) return readWallClock(now, timeZone).date <= expires
  return now.getTime() <= Date.parse(expires)
}

const isKey = (key: unknown): key is string => typeof key === 'string'

/** Keys of the promotions a visitor closed on a site, newest first. Source: `D-79`, `DATA-059` */
function readClosedPopups(storage: KeyValueStorage | null, siteId: string): string[] {
  const key = formatClientStorageKey(siteId, 'popup')
  return readClientStorage(storage, key, (data) => Array.isArray(data) && data.filter(isKey)) || []
}

/**
 * True once a visitor closed this promotion on this site; another one, and the same on another site,
 * still show.
 * Source: `SITE-071`, `D-75`
 */
export function isPopupClosed(
  storage: KeyValueStorage | null,
  siteId: string,
  popupKey: string,
): boolean {
  return readClosedPopups(storage, siteId).includes(popupKey)
}

/**
 * Remembers that a promotion was closed on a site, the last 20 of them.
 * @returns false when the storage is blocked or full; nothing is thrown
 * Source: `SITE-071`, `D-75`, `D-79`, `DATA-059`
 */
export function rememberClosedPopup(
  storage: KeyValueStorage | null,
  siteId: string,
  popupKey: string,
): boolean {
  const others = readClosedPopups(storage, siteId).filter((key) => key !== popupKey)
  const closed = [popupKey, ...others].slice(0, MOST_CLOSED)
  return writeClientStorage(storage, formatClientStorageKey(siteId, 'popup'), closed)
}
