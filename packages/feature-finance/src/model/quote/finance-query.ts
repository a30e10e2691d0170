import { clampNumber } from '../number-field.ts'
import {
  type CreditHistory,
  creditHistories,
  DEFAULT_CREDIT_HISTORY,
  quotePrice,
  quoteTerm,
} from './quick-quote.ts'

/** First values of the finance form; `null` is not known. */
export interface FinancePrefill {
  amountDollars: number
  /** Whole years. */
  termYears: number
  creditHistory: CreditHistory
  whoIsHelping: string | null
  vin: string | null
  nvic: string | null
  year: number | null
  preferredDealership: string | null
  carType: 'new' | 'used' | 'demo' | null
}

/** Facts of a vehicle that was fetched for the form. */
export interface PrefillVehicle {
  priceDollars: number | null
  vin: string | null
  nvic: string | null
  year: number | null
  dealershipSlug: string | null
  carType: 'new' | 'used' | 'demo' | null
}

type Read<T> = (text: string) => T | null

const readAmount: Read<number> = (text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null)
const readCredit: Read<CreditHistory> = (text) =>
  creditHistories.find(({ value }) => value === text.toUpperCase())?.value ?? null
const readText: Read<string> = (text) => (text.length <= 100 ? text : null)
const readYear: Read<number> = (text) => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null)
const readVin: Read<string> = (text) =>
  /^[A-HJ-NPR-Z\d]{17}$/i.test(text) ? text.toUpperCase() : null
const readNvic: Read<string> = (text) => (/^[A-Z\d]{3,10}$/i.test(text) ? text.toUpperCase() : null)
const readSlug: Read<string> = (text) => (/^[a-z\d-]+$/.test(text) ? text : null)
const readCarType: Read<'new' | 'used' | 'demo'> = (text) =>
  text === 'new' || text === 'used' || text === 'demo' ? text : null

/** First of several parameters that can be read; a malformed one is as if it were not there. */
function readFirst<T>(query: URLSearchParams, names: readonly string[], read: Read<T>): T | null {
  for (const name of names) {
    const text = query.get(name)?.trim()
    const value = text ? read(text) : null
    if (value !== null) return value
  }
  return null
}

/**
 * First values of the finance form from the address. `vehiclePriceBudget` goes before `price` and
 * `selfAssessedCreditScore` before `credit_score`; a fetched vehicle fills only what the address leaves
 * open. The amount is clamped to its range, the term rounded and clamped to 1-7, an unknown credit history is
 * great. What is malformed is ignored without an error.
 * @param range of the amount. Default that of the quick quote
 * Source: `FIN-007` to `FIN-013`, `D-55`
 */
export function readFinanceQuery(
  query: URLSearchParams,
  vehicle: PrefillVehicle | null = null,
  range: { min: number; max: number; initial: number } = quotePrice,
): FinancePrefill {
  const amount = readFirst(query, ['vehiclePriceBudget', 'price'], readAmount)
  const years = readFirst(query, ['loanTerm'], readAmount)
  const scores = ['selfAssessedCreditScore', 'credit_score']
  return {
    amountDollars: clampNumber(amount ?? vehicle?.priceDollars ?? range.initial, range),
    termYears: clampNumber(Math.round(years ?? quoteTerm.initial), quoteTerm),
    creditHistory: readFirst(query, scores, readCredit) ?? DEFAULT_CREDIT_HISTORY,
    whoIsHelping: readFirst(query, ['whoIsHelping'], readText),
    vin: readFirst(query, ['vin'], readVin) ?? vehicle?.vin ?? null,
    nvic: readFirst(query, ['nvic'], readNvic) ?? vehicle?.nvic ?? null,
    year: readFirst(query, ['year'], readYear) ?? vehicle?.year ?? null,
    preferredDealership:
      readFirst(query, ['preferredDealership'], readSlug) ?? vehicle?.dealershipSlug ?? null,
    carType: readFirst(query, ['car_type'], readCarType) ?? vehicle?.carType ?? null,
  }
}
