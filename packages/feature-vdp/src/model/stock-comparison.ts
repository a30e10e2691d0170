import { formatCount, type StockCard } from '@forecourt/feature-search/model'
import { findCurrentPrice, formatKm, joinNames } from '@forecourt/stock/model'
import type { PriceComparison } from './price-comparison.ts'
import type { ComparedCar } from './price-comparison-source.ts'

/** Fewer comparable vehicles than this make no comparison. */
export const LEAST_SAMPLE = 5

/** So many comparable vehicles give full confidence; five give 0.25, just enough to be shown. */
const FULL_SAMPLE = 20

/**
 * Least fill that makes a comparison. The panel calls every price it shows a deal (`VDP-090`), which a
 * price in the upper part of the market is not.
 */
export const LEAST_FILL = 0.3

/** Years a comparable vehicle may be older or younger. */
const yearsApart = { used: 2, demo: 1, new: 1 } as const

/** Kilometres by which the odometer of a comparable used vehicle may differ. */
const KM_APART = 40_000

/** Part of a car in stock that is compared. */
export type StockPrice = Pick<
  StockCard,
  'id' | 'make' | 'model' | 'year' | 'km' | 'car_type' | 'price' | 'sold'
>

/** Build years of the vehicles a car is compared with, both ends included; null without a year. */
export function comparedYears(car: ComparedCar): { from: number; to: number } | null {
  if (car.year === null) return null
  const apart = yearsApart[car.car_type]
  return { from: car.year - apart, to: car.year + apart }
}

function isComparable(
  car: ComparedCar,
  other: StockPrice,
): other is StockPrice & { price: number } {
  const years = comparedYears(car)
  if (!years || other.year === null || other.price === null) return false
  if (other.id === car.id || other.sold || other.car_type !== car.car_type) return false
  if (other.make !== car.make || other.model !== car.model) return false
  if (other.year < years.from || other.year > years.to) return false
  return hasSimilarOdometer(car, other)
}

function hasSimilarOdometer(car: ComparedCar, other: StockPrice): boolean {
  if (car.car_type !== 'used') return true
  return car.km !== null && other.km !== null && Math.abs(other.km - car.km) <= KM_APART
}

/** Value below which a share of the sorted values lies, between two of them by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

const conditions = { new: 'new', used: 'used', demo: 'demonstrator' } as const

function description(car: ComparedCar, count: number, dealer: string): string {
  const years = comparedYears(car)
  const built = years ? ` built from ${years.from} to ${years.to}` : ''
  const odometer =
    car.car_type === 'used' ? `, with odometers within ${formatKm(KM_APART)} of this one` : ''
  return `Compared with ${formatCount(count)} other ${conditions[car.car_type]} ${joinNames([car.make, car.model])}${built}${odometer}, all advertised by ${dealer} today. The range holds the middle 80% of their prices. Equipment and condition are not part of the comparison.`
}

/**
 * A car's price against the dealer's own stock: the same make, model and condition, of nearly the
 * same years and, for a used car, a similar odometer. The range is from the 10th to the 90th
 * percentile of their prices, in whole dollars; the confidence grows with their number up to 20.
 * @param stock may hold other cars, and the car itself; they are left out
 * @param dealer name of who advertises the stock
 * @returns null without a year or price, below five comparable cars, when all cost the same, or when
 *   the price stands in the upper part of the range ({@link LEAST_FILL})
 * Source: `D-37`; worked example in stock-comparison.test.ts
 */
export function compareWithStock(
  car: ComparedCar,
  stock: readonly StockPrice[],
  dealer: string,
): PriceComparison | null {
  const listing = findCurrentPrice(car)
  const prices = stock
    .filter((other) => isComparable(car, other))
    .map(({ price }) => price ?? 0)
    .toSorted((one, other) => one - other)
  if (listing === null || prices.length < LEAST_SAMPLE) return null
  const min = Math.round(quantile(prices, 0.1))
  const max = Math.round(quantile(prices, 0.9))
  if (max <= min) return null
  const fill = Math.min(1, Math.max(0, (max - listing) / (max - min)))
  if (fill < LEAST_FILL) return null
  return {
    fill,
    listing_price: listing,
    market_range_min: min,
    market_range_max: max,
    confidence: Math.min(1, prices.length / FULL_SAMPLE),
    description: description(car, prices.length, dealer),
  }
}
