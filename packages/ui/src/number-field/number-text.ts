/** Limits of a whole number. */
export interface NumberLimits {
  /** Smallest value. Default none. */
  min?: number
  /** Largest value. Default none. */
  max?: number
}

/** Nearest number within the limits; both ends belong to it. Source: UI-014 */
export function clampNumber(
  value: number,
  { min = -Infinity, max = Infinity }: NumberLimits,
): number {
  return Math.min(Math.max(value, min), max)
}

/**
 * Number as people write it here: `51990` is `51,990`; without grouping `51990`. Null is empty.
 * @param decimals most digits after the point, 0 or more; zeros at the end are left out
 */
export function formatNumberText(value: number | null, grouping = true, decimals = 0): string {
  if (value === null) return ''
  const [whole = '', rest] = String(roundTo(value, decimals)).split('.')
  const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

const roundTo = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Reads what a visitor typed: separators, currency signs and units are ignored, and "30k" is 30,000.
 * @param decimals digits after the point that are kept; with 0 cents are dropped, not rounded
 * @returns null when there is no number in the text
 */
export function parseNumberText(text: string, decimals = 0): number | null {
  const pattern = /(-?)\s*\$?\s*(\d[\d,\s]*)?(?:\.(\d+))?(k(?![a-z]))?/gi
  const found = [...text.matchAll(pattern)].find(
    ([, , whole, rest, thousand]) => whole || (rest && (decimals || thousand)),
  )
  if (!found) return null
  const [, sign = '', whole = '', rest = '', thousand] = found
  const digits = whole.replace(/[^\d]/g, '') || '0'
  const [shifted, left] = thousand
    ? [digits + rest.slice(0, 3).padEnd(3, '0'), rest.slice(3)]
    : [digits, rest]
  return Number(`${sign}${shifted}.${left.slice(0, decimals)}`)
}
