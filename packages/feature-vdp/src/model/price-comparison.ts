/**
 * A price against the market, as the call `GET /cars/{slug}/autogauge` gives it; money in dollars.
 * Source: `DATA-050`, `API-015`
 */
export interface PriceComparison {
  /** How far the price lies below the top of the range, 0 (at the top) to 1 (at the bottom). */
  fill: number
  listing_price: number
  market_range_min: number
  market_range_max: number
  /** How much the numbers can be relied on, 0 to 1. */
  confidence: number
  /** Cars that were compared, and how, in words for a visitor. */
  description: string
}

/** A confidence up to this shows nothing (`VDP-084`). */
export const LEAST_CONFIDENCE = 0.2

/** From this fill on the deal is 'Great Deal' (`VDP-091`). */
export const GREAT_DEAL_FILL = 0.65

/** Where the bands medium and high begin (`VDP-088`, `VDP-089`). */
export const FILL_BANDS = { medium: 0.3, high: 0.6 } as const

/** Band of the gauge. */
export type PriceBand = 'low' | 'medium' | 'high'

/** A comparison as it is shown. */
export interface ShownPriceComparison {
  label: 'Good Deal' | 'Great Deal'
  band: PriceBand
  /** 0 to 1, whatever was answered. */
  fill: number
  listingDollars: number
  marketMinDollars: number
  marketMaxDollars: number
  description: string
}

const numbers = [
  'fill',
  'listing_price',
  'market_range_min',
  'market_range_max',
  'confidence',
] as const

/**
 * The comparison in an answer.
 * @returns null when a field is missing, null or no finite number, or the description is empty
 * Source: `VDP-082`, `VDP-083`, `D-37`
 */
export function readPriceComparison(answer: unknown): PriceComparison | null {
  if (typeof answer !== 'object' || answer === null) return null
  const fields = answer as Record<string, unknown>
  if (!numbers.every((name) => Number.isFinite(fields[name]))) return null
  if (typeof fields.description !== 'string' || fields.description.trim() === '') return null
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } =
    answer as PriceComparison
  return { fill, listing_price, market_range_min, market_range_max, confidence, description }
}

/** Band of a fill. Source: `VDP-087` to `VDP-089` */
export function findPriceBand(fill: number): PriceBand {
  if (fill < FILL_BANDS.medium) return 'low'
  return fill < FILL_BANDS.high ? 'medium' : 'high'
}

/**
 * Content the panel shows of a comparison, or null for a hidden panel: without one, at a confidence of
 * 0.2 or less, and when the top of the market lies below the price.
 * Source: `VDP-083` to `VDP-085`, `VDP-087` to `VDP-091`, `D-37`
 */
export function resolvePriceComparison(
  comparison: PriceComparison | null,
): ShownPriceComparison | null {
  if (!comparison || !(comparison.confidence > LEAST_CONFIDENCE)) return null
  const { listing_price, market_range_min, market_range_max, description } = comparison
  if (market_range_max < listing_price) return null
  const fill = Math.min(1, Math.max(0, comparison.fill))
  return {
    label: fill < GREAT_DEAL_FILL ? 'Good Deal' : 'Great Deal',
    band: findPriceBand(fill),
    fill,
    listingDollars: listing_price,
    marketMinDollars: market_range_min,
    marketMaxDollars: market_range_max,
    description,
  }
}
