import type { Car } from '@forecourt/stock/model'
import { createStockFilter, matchesStockFilter, type StockFilterSite } from './stock-filter.ts'
import { type StockRecordSite, toStockRecord } from './stock-record.ts'

/** Part of a site that decides which cars it offers. */
export type ShownStockSite = StockFilterSite & Omit<StockRecordSite, 'weekly'>

/**
 * True for a car that a search of the site can find: it is on the site, sold at most as long ago as the
 * window says, and within the dealer's stock filter. What is told of the stock elsewhere, such as the
 * sitemap, tells of these cars only.
 * @param nowMs Unix milliseconds, for the sold window
 * Source: `CFG-046`, `CFG-048`, `D-17`, `D-18`, `D-106`
 */
export function isShownInSearch(car: Car, site: ShownStockSite, nowMs: number): boolean {
  return matchesStockFilter({ ...toStockRecord(car, site) }, createStockFilter(site, nowMs))
}
