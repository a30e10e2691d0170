import { clampNumber } from '../number-field.ts'

/** Range of the purchase price of a quick quote and its first value, in dollars. Source: `FIN-040`, `FIN-041` */
export const quotePrice = { min: 10_000, max: 200_000, initial: 30_000 } as const

/** Loan term of a quick quote in years. Source: `FIN-042`, `FIN-043` */
export const quoteTerm = { min: 1, max: 7, step: 1, initial: 5 } as const

/** Credit histories a visitor chooses from, as they are sent. Source: `FIN-044`, `FIN-046` */
export const creditHistories = [
  { label: 'Great', value: 'GREAT' },
  { label: 'Decent', value: 'DECENT' },
  { label: 'Poor', value: 'POOR' },
] as const

/** A credit history as it is sent. */
export type CreditHistory = (typeof creditHistories)[number]['value']

/** Credit history chosen at first. Source: `FIN-045` */
export const DEFAULT_CREDIT_HISTORY: CreditHistory = 'GREAT'

/** Wait after the last change before a quote is asked for. Source: `FIN-047`, `FIN-048` */
export const QUOTE_DEBOUNCE_MS = 500

/**
 * Text of the purchase price while it is typed: its digits, at most 200000. The minimum waits until the field
 * is left, since the first digits of every price are below it.
 * Source: `FIN-039`, `FIN-040`, `D-54`
 */
export function cleanQuotePrice(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return digits && String(Math.min(Number(digits), quotePrice.max))
}

/** Purchase price as the field is left: raised to 10000; an empty field is 10000 too. Source: `D-54` */
export function readQuotePrice(text: string): number {
  return clampNumber(Number(cleanQuotePrice(text)), quotePrice)
}

/** True for a price a quote is asked for; outside the range no request is sent. Source: `D-54` */
export function isQuotePrice(dollars: number | null): dollars is number {
  return dollars !== null && dollars >= quotePrice.min && dollars <= quotePrice.max
}

/** Body of a quote request. Source: `FIN-046`, `API-026` */
export interface QuoteRequest {
  selfAssessedCreditScore: CreditHistory
  /** Dollars. */
  purchasePrice: number
  /** Years. */
  loanTerm: number
  year: number | null
  vin: string | null
  nvic: string | null
  whoIsHelping: string
}

/** Answer to a quote. Source: `API-030` */
export interface Quote {
  /** Dollars a week, to the cent. */
  weeklyRepaymentAmount: number
  /** Percent. */
  advertisedRate: number
  /** Percent. */
  comparisonRate: number
}

/** Vehicle a quote is for. */
export type QuoteVehicle = Pick<QuoteRequest, 'year' | 'vin' | 'nvic'>

/**
 * Request of the vehicle's own page: its price, 5 years and a great history.
 * @returns `null` for a price outside the range, which gives no estimate
 * Source: `D-54`
 */
export function createVehicleQuoteRequest(
  { year, vin, nvic }: QuoteVehicle,
  priceDollars: number | null,
): QuoteRequest | null {
  if (!isQuotePrice(priceDollars)) return null
  return {
    selfAssessedCreditScore: DEFAULT_CREDIT_HISTORY,
    purchasePrice: priceDollars,
    loanTerm: quoteTerm.initial,
    year,
    vin,
    nvic,
    whoIsHelping: '',
  }
}
