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

/** Whole number as people write it here: `51990` is `51,990`; without grouping `51990`. Null is empty. */
export function formatNumberText(value: number | null, grouping = true): string {
  if (value === null) return ''
  const digits = String(Math.round(value))
  return grouping ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits
}

/**
 * Reads what a visitor typed: separators, currency signs and units are ignored, cents are dropped.
 * @returns null when there is no number in the text
 */
export function parseNumberText(text: string): number | null {
  const [, sign = '', digits = ''] = /(-?)\s*\$?\s*(\d[\d,\s]*)/.exec(text) ?? []
  const compact = digits.replace(/[^\d]/g, '')
  return compact === '' ? null : Number(`${sign}${compact}`)
}
