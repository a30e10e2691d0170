import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

/** Words that stand for "no price" (`PLUS-009`). */
const noPrice =
  /^(?:p\.?o\.?a\.?|price on (?:application|request)|call(?: us| dealer)?|contact(?: us| dealer)?|enquire|available to order)$/i

const amount = /^(?:aud?)?\$?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?(?:aud)?$/i

/** Things a feed may add to an amount; the price type has its own column. */
const suffix = /\s*(?:\*+|drive ?-?away|dap|egc|excl?\.? gov(?:t|ernment)?\.? charges|aud)\s*$/i

/** An amount below 0, which stands for no price. */
const negative = /^\$?-\s?\$?(?=\d)/

/** Above this an amount is a typing mistake. */
const maxPriceDollars = 10_000_000

/**
 * True for an amount below 0: "-1", "-$500.00".
 * Source: `FIN-055`
 */
export function isNegativePrice(text: string): boolean {
  return negative.test(text.trim()) && amount.test(text.trim().replace(negative, ''))
}

/**
 * A price in dollars: "$24,990", "24990.00", "24 990 AUD". "POA", "NA", nothing and 0 are no price.
 * @returns dollars above 0, with cents
 * Source: `PLUS-009`
 */
export function parsePriceText(text: string): Parsed<number> {
  const trimmed = text.trim()
  if (isNoFact(trimmed) || noPrice.test(trimmed)) return nothing
  if (isNegativePrice(trimmed)) return unreadable('is below $0')
  const match = amount.exec(trimmed.replace(suffix, '').replace(/^\$\s+/, '$'))
  if (!match) return unreadable('is not a price in dollars')
  const dollars = Number(`${match[1]?.replace(/[, ]/g, '')}.${match[2] ?? '0'}`)
  if (dollars > maxPriceDollars) return unreadable('is above $10,000,000')
  return dollars === 0 ? nothing : parsed(dollars)
}
