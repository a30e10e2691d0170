import {
  type CreditHistory,
  creditHistories,
  isQuotePrice,
  type QuoteRequest,
  quoteTerm,
} from '../model/quote/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rule of each field, by its name: said beside what was sent. */
const words = {
  selfAssessedCreditScore: 'must be GREAT, DECENT or POOR',
  purchasePrice: 'must be a number from 10000 to 200000',
  loanTerm: 'must be a whole number of years from 1 to 7',
  year: 'must be a year',
  vin: 'must be a VIN',
  nvic: 'must be an NVIC',
  whoIsHelping: 'must be a name of at most 100 characters',
} as const satisfies Record<keyof QuoteRequest, string>

/** Fields of a quote that cannot be understood, with the reason. */
export type QuoteProblems = Partial<Record<keyof QuoteRequest, string>>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const isTextOf = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value)

const isCreditHistory = (value: unknown): value is CreditHistory =>
  creditHistories.some((history) => history.value === value)

const isTerm = (value: number) =>
  Number.isInteger(value) && value >= quoteTerm.min && value <= quoteTerm.max

const numberOf = (value: unknown) =>
  typeof value === 'number' || isTextOf(value, /^\d+(?:\.\d+)?$/) ? Number(value) : Number.NaN

/**
 * Reads the body of a quote; vehicle and helper may be left out, numbers may be text.
 * Source: `API-026`, `API-029`
 */
export function readQuoteRequest(
  fields: Fields,
): { ok: true; request: QuoteRequest } | { ok: false; problems: QuoteProblems } {
  const { selfAssessedCreditScore: credit, vin, nvic, whoIsHelping } = fields
  const [price, term, year] = [fields.purchasePrice, fields.loanTerm, fields.year].map(numberOf)
  const checks: Record<keyof QuoteRequest, boolean> = {
    selfAssessedCreditScore: isCreditHistory(credit),
    purchasePrice: isQuotePrice(price ?? null),
    loanTerm: isTerm(term ?? 0),
    year: isBlank(fields.year) || /^(?:19|20)\d\d$/.test(String(year)),
    vin: isBlank(vin) || isTextOf(vin, /^[A-HJ-NPR-Z\d]{17}$/i),
    nvic: isBlank(nvic) || isTextOf(nvic, /^[A-Z\d]{3,10}$/i),
    whoIsHelping: isBlank(whoIsHelping) || isTextOf(whoIsHelping, /^.{1,100}$/s),
  }
  const wrong = (Object.keys(checks) as (keyof QuoteRequest)[]).filter((name) => !checks[name])
  if (wrong.length > 0 || !isCreditHistory(credit))
    return { ok: false, problems: Object.fromEntries(wrong.map((name) => [name, words[name]])) }
  const textOf = (value: unknown) => (isBlank(value) ? null : String(value).toUpperCase())
  return {
    ok: true,
    request: {
      selfAssessedCreditScore: credit,
      purchasePrice: price ?? 0,
      loanTerm: term ?? 0,
      year: isBlank(fields.year) ? null : (year ?? null),
      vin: textOf(vin),
      nvic: textOf(nvic),
      whoIsHelping: isBlank(whoIsHelping) ? '' : String(whoIsHelping),
    },
  }
}
