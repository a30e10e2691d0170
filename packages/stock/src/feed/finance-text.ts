import type { CarFinanceLender, CarQuote } from '../model/car-parts.ts'
import { toSlug } from '../model/slug.ts'
import { isJsonObject } from './json-row.ts'
import { parseJson, toNumber } from './json-text.ts'
import { isNoText, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

/** Most lenders a vehicle brings figures of. */
const mostLenders = 10

/** Longest text of a lender, which is its disclaimer. */
const longestText = 4000

/**
 * Lender figures of a vehicle as JSON: an object by provider, whose figures are numbers, texts or null. A
 * provider has the form of its key in a tenant file, "youx" for "YouX". What a figure means is read by the finance
 * feature (`D-95`); here only its form is. One wrong figure refuses them all, since a repayment without its rate
 * would be shown by nobody.
 * Source: `DATA-019`, `D-53`
 */
export function parseFinanceLendersText(
  text: string,
): Parsed<Readonly<Record<string, CarFinanceLender>>> {
  if (isNoText(text)) return nothing
  const value = parseJson(text)
  if (!isJsonObject(value)) return unreadable('is not an object of lenders')
  const lenders = Object.entries(value)
  if (lenders.length > mostLenders) return unreadable(`holds more than ${mostLenders} lenders`)
  for (const [provider, figures] of lenders) {
    if (!isJsonObject(figures)) return unreadable(`${provider} is not an object of figures`)
    const wrong = Object.entries(figures).find(([, figure]) => !isFigure(figure))
    if (wrong) return unreadable(`${wrong[0]} of ${provider} is neither a number nor a text`)
  }
  if (lenders.length === 0) return nothing
  const byKey = lenders.map(([provider, figures]) => [toSlug(provider), figures])
  return parsed(Object.fromEntries(byKey) as Record<string, CarFinanceLender>)
}

function isFigure(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= longestText
  return value === null || Number.isFinite(value)
}

/**
 * Quote of a search card as JSON: `weeklyRepaymentAmount` in dollars above 0, and `advertisedRate` and
 * `comparisonRate` in percent, 0 or more.
 * Source: `DATA-018`
 */
export function parseQuoteText(text: string): Parsed<CarQuote> {
  if (isNoText(text)) return nothing
  const value = parseJson(text)
  if (!isJsonObject(value)) return unreadable('is not an object')
  const weeklyRepaymentAmount = toNumber(value.weeklyRepaymentAmount)
  const advertisedRate = toNumber(value.advertisedRate)
  const comparisonRate = toNumber(value.comparisonRate)
  if (!(weeklyRepaymentAmount > 0)) return unreadable('weeklyRepaymentAmount is not above 0')
  if (!(advertisedRate >= 0)) return unreadable('advertisedRate is not a rate')
  if (!(comparisonRate >= 0)) return unreadable('comparisonRate is not a rate')
  return parsed({ weeklyRepaymentAmount, advertisedRate, comparisonRate })
}
