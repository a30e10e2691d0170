import { findBasePath, findBodyType, toSlug } from '@forecourt/stock/model'

/** Part of a site that decides its stock addresses. */
export interface StockPathSite {
  routing: { stockBasePath: string }
}

/** Content of a stock page; nothing means all stock. */
export type StockPathTarget =
  | { make: string; model?: string }
  | { body: string }
  | { stockType: StockTypeSlug }
  | { dealershipSlug: string }

/** Slugs of stock pages by condition (`SRCH-001` to `SRCH-005`). */
export const STOCK_TYPE_SLUGS = {
  'new-used-and-demo-cars': ['new', 'used', 'demo'],
  'new-cars': ['new'],
  'used-cars': ['used'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
} as const

/** A slug of {@link STOCK_TYPE_SLUGS}. */
export type StockTypeSlug = keyof typeof STOCK_TYPE_SLUGS

/** True for a site whose stock addresses begin with /used-car, below its own path (`D-20`). */
export function isUsedOnly(site: StockPathSite): boolean {
  return site.routing.stockBasePath.endsWith('/used-car')
}

/**
 * Address of a stock page: "/search", "/search/toyota/corolla", "/search/used-cars"; on a used-only
 * site "/used-car", "/used-car/toyota", without a part for the condition.
 * Source: `D-19`, `D-20`
 */
export function formatStockPath(site: StockPathSite, target?: StockPathTarget): string {
  const parts = target === undefined ? [] : targetParts(target, isUsedOnly(site))
  return [site.routing.stockBasePath, ...parts].join('/')
}

/**
 * Where a stock address of the other form leads: on a used-only site /search/… to /used-car/…
 * without the condition; elsewhere /used-car/{…} to /search/used-cars with the same filter, which
 * needs the make's or body's own name.
 * @param path without query and trailing slash
 * @param nameOf the facets a slug stands for, as query parameters
 * @returns `null` when the address is already right
 * Source: `SITE-012`, `D-20`
 */
export function resolveStockRedirect(
  site: StockPathSite,
  path: string,
  nameOf: (parts: readonly string[]) => readonly (readonly [string, string])[],
): string | null {
  const basePath = findBasePath(site)
  const [, first, ...parts] = path.slice(basePath.length).split('/')
  if (isUsedOnly(site) && first === 'search') {
    return [site.routing.stockBasePath, ...parts.filter((part) => !isStockTypeSlug(part))].join('/')
  }
  if (!isUsedOnly(site) && first === 'used-car') {
    const filter = new URLSearchParams(nameOf(parts).map(([name, value]) => [name, value]))
    const used = `${basePath}/search/used-cars`
    return filter.size === 0 ? used : `${used}?${filter}`
  }
  return null
}

/** True for one of the {@link STOCK_TYPE_SLUGS}. */
export function isStockTypeSlug(slug: string): slug is StockTypeSlug {
  return Object.hasOwn(STOCK_TYPE_SLUGS, slug)
}

function targetParts(target: StockPathTarget, usedOnly: boolean): string[] {
  if ('make' in target) {
    return target.model === undefined
      ? [toSlug(target.make)]
      : [toSlug(target.make), toSlug(target.model)]
  }
  if ('body' in target) return [toSlug(findBodyType(target.body)?.label ?? target.body)]
  if ('dealershipSlug' in target) return [target.dealershipSlug]
  return usedOnly ? [] : [target.stockType]
}
