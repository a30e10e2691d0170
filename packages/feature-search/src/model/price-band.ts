import { formatPrice } from '@forecourt/stock/model'

/**
 * The label of the bucket a price falls in, "$20,000 - $30,000": 10,000 wide up to 100,000, then
 * "$100,000+". A price on an edge belongs to the bucket that begins there.
 * Source: `D-96`
 */
export function formatPriceRange(dollars: number): string {
  return bucketLabel(dollars, 10_000, 100_000)
}

/**
 * The label of the bucket a weekly payment falls in, "$50 - $100": 50 wide up to 400, then "$400+".
 * Source: `D-96`
 */
export function formatWeeklyPriceRange(dollars: number): string {
  return bucketLabel(dollars, 50, 400)
}

function bucketLabel(dollars: number, width: number, top: number): string {
  if (dollars >= top) return `${formatPrice(top)}+`
  const from = Math.floor(dollars / width) * width
  return `${formatPrice(from)} - ${formatPrice(from + width)}`
}
