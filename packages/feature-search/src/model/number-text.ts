import { formatNumber, formatPrice } from '@forecourt/stock/model'

/** How a number is written: in the fields of a slider, and wherever it is read alone. */
export interface NumberText {
  /** Stands before the number in a field. Default nothing. */
  prefix?: string
  /** Stands after the number in a field. Default nothing. */
  suffix?: string
  /** False where a field shows no thousands, as with years. Default true. */
  grouping?: boolean
  /** The number as it is read alone, with its unit. */
  format: (value: number) => string
}

/** "$20,000" */
export const dollarsText: NumberText = { prefix: '$', format: formatPrice }

/** "$98 a week" */
export const dollarsAWeekText: NumberText = {
  prefix: '$',
  format: (dollars) => `${formatPrice(dollars)} a week`,
}

/** "2019" */
export const plainText: NumberText = { grouping: false, format: String }

/** "2026-11-20", from Unix seconds. */
export const dayText: NumberText = {
  format: (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10),
}

/** Numbers with a unit, "2,500 kg". */
export function createMeasureText(unit: string): NumberText {
  return { suffix: ` ${unit}`, format: (value) => `${formatNumber(value)} ${unit}` }
}

/** The number a text is; null for free text, such as 17' 6", which cannot be compared (`D-44`). */
export function parseMeasure(text: string | null | undefined): number | null {
  const number = Number(text?.replaceAll(',', '') ?? Number.NaN)
  return Number.isFinite(number) && number > 0 ? number : null
}

/** Largest number an address may hold for an end of a range. */
export const MAX_RANGE_END = 9_999_999_999

/**
 * The whole number a person typed into a form: "$20,000.00" is 20000, "30k" 30000 and "50,000 km" 50000; null for
 * what is no number. Source: `PLUS-020`
 */
export function parseTypedNumber(text: string | null): number | null {
  const typed = /^(\d+(?:\.\d*)?)(k(?![a-z]))?[a-z]*$/i.exec((text ?? '').replace(/[$,\s]/g, ''))
  if (typed === null) return null
  const [, number, thousand] = typed
  const whole = Math.floor(Number(thousand ? `${number}e3` : number))
  return whole <= MAX_RANGE_END ? whole : null
}
