import { createHmac } from 'node:crypto'
import {
  createStockFilter,
  formatStockFilter,
  type StockFilterSite,
} from '../model/stock-filter.ts'

const HOUR_SECONDS = 3600
/** A page that was opened in the morning still searches in the evening. */
const VALID_HOURS = 24

/**
 * The key a browser searches a site's stock with: a secured key of Algolia that carries the site's
 * filter, so that whatever a visitor sends only narrows it. Valid for 23 to 24 hours; the same for an
 * hour, apart from the sold window.
 * @param provider `site.search.provider` of a site at Algolia, with the key that may only search
 * @param nowMs Unix milliseconds
 * Source: D-18, D-32
 */
export function createStockSearchKey(
  site: StockFilterSite,
  provider: { searchKey: string },
  nowMs: number,
): string {
  const hour = Math.floor(nowMs / 1000 / HOUR_SECONDS)
  return secureSearchKey(provider.searchKey, {
    filters: formatStockFilter(createStockFilter(site, nowMs)),
    validUntil: (hour + VALID_HOURS) * HOUR_SECONDS,
  })
}

/**
 * A secured key: base64 of the hexadecimal HMAC-SHA256 of its parameters under the parent key,
 * followed by the parameters. It can do no more than its parent, which must not be an admin key.
 */
export function secureSearchKey(
  parentKey: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const query = Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}=${encodeURIComponent(parameters[name]!)}`)
    .join('&')
  const signature = createHmac('sha256', parentKey).update(query).digest('hex')
  return Buffer.from(signature + query).toString('base64')
}
