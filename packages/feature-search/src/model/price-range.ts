import { findFacetAttribute } from './facets.ts'
import { parseTypedNumber } from './number-text.ts'
import type { SearchRange } from './range.ts'
import { formatRangeLabel } from './search-chips.ts'
import {
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
} from './search-requests.ts'
import type { SearchAnswer } from './search-results.ts'
import { formatStockPath, type StockPathSite } from './stock-path.ts'

/** Smallest move of a thumb on the price-range screen, dollars (`SRCH-045`). */
export const PRICE_RANGE_STEP = 500

/** Address of the price-range screen (`D-31`). */
export const PRICE_RANGE_PATH = '/search-by-price'

/** Ends of the price-range slider, dollars (`SRCH-042`). */
export interface PriceBounds {
  min: number
  max: number
}

/** Part of a site that shapes its price-range screen. */
export interface PriceRangeSite extends StockPathSite {
  search: { priceRangeBounds: PriceBounds }
}

/** The stock by price. */
export interface PriceCounts {
  /** All vehicles, those without a price included. */
  total: number
  /**
   * Vehicles by price, ascending. A price between two steps stands for all of its step, so that counts
   * of ranges on steps are exact and the list is short.
   */
  prices: readonly (readonly [dollars: number, count: number])[]
}

/** Distinct prices asked for at most; Algolia gives no more. */
const MAX_PRICES = 1000

/** One request for the prices in a site's stock; it asks for no vehicle. */
export function createPriceCountsRequest(site: SearchRequestSite): SearchRequest {
  return {
    indexName: formatSearchIndexName(site),
    params: {
      facets: [findFacetAttribute('price')],
      hitsPerPage: 0,
      maxValuesPerFacet: MAX_PRICES,
      query: '',
    },
  }
}

/** Reads the answer to {@link createPriceCountsRequest}; `null` when there are more prices than it can hold. */
export function readPriceCounts({
  facets,
  nbHits,
}: Pick<SearchAnswer, 'facets' | 'nbHits'>): PriceCounts | null {
  const prices = Object.entries(facets?.[findFacetAttribute('price')] ?? {})
  if (prices.length >= MAX_PRICES) return null
  const counts = new Map<number, number>()
  for (const [price, count] of prices) {
    const place = stepPlace(Number(price))
    counts.set(place, (counts.get(place) ?? 0) + count)
  }
  return { total: nbHits, prices: [...counts].sort(([a], [b]) => a - b) }
}

/** Vehicles with a price in the range, both ends included; all of them when neither end is set. */
export function countWithin({ total, prices }: PriceCounts, { min, max }: SearchRange): number {
  if (min === undefined && max === undefined) return total
  return prices
    .filter(([price]) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY))
    .reduce((sum, [, count]) => sum + count, 0)
}

/**
 * The range of two numbers a visitor set: on steps, inside the bounds, the lower one first. A missing
 * or senseless number is the end itself.
 * Source: `SRCH-042`, `SRCH-045`, `SRCH-046`
 */
export function findChosenPriceRange(
  [from, to]: readonly (number | null | undefined)[],
  bounds: PriceBounds,
): readonly [min: number, max: number] {
  const place = (value: number | null | undefined, fallback: number) => {
    if (value === null || value === undefined || !Number.isFinite(value)) return fallback
    const stepped =
      bounds.min + Math.round((value - bounds.min) / PRICE_RANGE_STEP) * PRICE_RANGE_STEP
    return Math.max(bounds.min, Math.min(bounds.max, stepped))
  }
  const ends = [place(from, bounds.min), place(to, bounds.max)] as const
  return ends[0] <= ends[1] ? ends : [ends[1], ends[0]]
}

/** The range of a sent form, `price_min=5,000&price_max=20,000`; `null` when none was sent. */
export function pickSentPriceRange(
  parameters: URLSearchParams,
  bounds: PriceBounds,
): readonly [min: number, max: number] | null {
  const sent = ['price_min', 'price_max'].map((name) => parameters.get(name))
  if (sent.every((text) => text === null)) return null
  return findChosenPriceRange(sent.map(parseTypedNumber), bounds)
}

/** The filter of a range: an end at its bound is open (`D-31`). */
export function formatPriceFilter(
  [min, max]: readonly [min: number, max: number],
  bounds: PriceBounds,
): SearchRange {
  return {
    ...(min > bounds.min ? { min } : {}),
    ...(max < bounds.max ? { max } : {}),
  }
}

/**
 * Where the button of the price-range screen leads: the stock in that range, dearest first; an end at
 * its bound is left out.
 * Source: `SRCH-044`, `D-31`
 */
export function formatPriceRangeHref(
  range: readonly [min: number, max: number],
  { routing, search }: PriceRangeSite,
): string {
  const { min, max } = formatPriceFilter(range, search.priceRangeBounds)
  const price = min === undefined && max === undefined ? '' : `price=${min ?? ''}:${max ?? ''}&`
  return `${formatStockPath({ routing })}?${price}sortBy=price:desc`
}

/** A ready-made range with its count. */
export interface PriceBand {
  label: string
  href: string
  /** `null` when the prices are not known. */
  count: number | null
}

/** Bands offered beside the slider. */
const BANDS = 6

/**
 * Ready-made ranges over a site's bounds: narrow at the low end where most vehicles are, the last one
 * open. A band without a vehicle is left out.
 */
export function listPriceBands(site: PriceRangeSite, counts: PriceCounts | null): PriceBand[] {
  const bounds = site.search.priceRangeBounds
  const edges = bandEdges(bounds)
  return edges.flatMap((min, index): PriceBand[] => {
    const range = [min, edges[index + 1] ?? bounds.max] as const
    const filter = formatPriceFilter(range, bounds)
    const count = counts === null ? null : countWithin(counts, filter)
    if (count === 0) return []
    return [
      { label: formatRangeLabel('price', filter), href: formatPriceRangeHref(range, site), count },
    ]
  })
}

/* Each band about as wide again as the one before, on round numbers. */
function bandEdges({ min, max }: PriceBounds): number[] {
  const ratio = (Math.max(max, min + 1) / Math.max(min, 10_000)) ** (1 / BANDS)
  const first = Math.max(min, 10_000)
  const edges = Array.from({ length: BANDS - 1 }, (_, index) =>
    roundNumber(first * ratio ** (index + 1)),
  )
  return [...new Set([min, ...edges.filter((edge) => edge > min && edge < max)])]
}

function roundNumber(dollars: number): number {
  const unit = dollars < 50_000 ? 5000 : dollars < 200_000 ? 10_000 : 50_000
  return Math.round(dollars / unit) * unit
}

/* The middle of a step stands for every price inside it. */
function stepPlace(price: number): number {
  const step = Math.floor(price / PRICE_RANGE_STEP) * PRICE_RANGE_STEP
  return price === step ? price : step + PRICE_RANGE_STEP / 2
}

/** A bar of the price histogram. */
export interface PriceBar {
  /** Height from 0 to 1. */
  height: number
  /** Lies in the chosen range. */
  isChosen: boolean
}

/** Vehicles by price over the bounds of the slider, for a drawing above it; dearer ones are in the last bar. */
export function listPriceBars(
  { prices }: PriceCounts,
  bounds: PriceBounds,
  [from, to]: readonly [min: number, max: number],
  bars = 40,
): PriceBar[] {
  const width = (bounds.max - bounds.min) / bars
  const sums = Array.from({ length: bars }, () => 0)
  for (const [price, count] of prices) {
    const bar = Math.max(0, Math.min(bars - 1, Math.floor((price - bounds.min) / width)))
    sums[bar] = (sums[bar] ?? 0) + count
  }
  const highest = Math.max(...sums, 1)
  return sums.map((sum, index) => {
    const start = bounds.min + index * width
    return { height: sum / highest, isChosen: start + width > from && start < to }
  })
}
