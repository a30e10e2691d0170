import { type Car, findCurrentPrice } from '@forecourt/stock/model'
import type { FinanceConfig } from '@forecourt/tenant-config/model'
import {
  answerRepayment,
  type CalculationStart,
  type CalculatorSetup,
  createCalculatorSetup,
  formatCalculationText,
  hasCalculation,
  readCalculation,
  readCalculationText,
  resolveCalculation,
} from '../calculation/index.ts'
import {
  findDisclaimer,
  formatBrandFees,
  formatComparisonWarning,
  formatRepaymentNote,
} from '../estimate/index.ts'
import type { LenderFigures, RepaymentClaim } from '../index.ts'
import {
  canFinance,
  createEstimateClaim,
  type EstimatedCar,
  findCarEstimate,
  findCarLender,
  findProvider,
  findRateDays,
  type RepaymentSite,
} from './car-estimate.ts'
import { createVehicleQuote, type VehicleQuoteContent } from './vehicle-quote.ts'

/** Part of a site that decides about finance on its pages. */
export interface FinancePageSite extends RepaymentSite {
  finance: Pick<
    FinanceConfig,
    'provider' | 'providers' | 'calculator' | 'brandFees' | 'defaultDisclaimer' | 'termsUrl'
  >
}

/** A calculator with what the address of its page says was typed, plain enough for JSON. */
export interface CalculatorContent {
  setup: CalculatorSetup
  start: CalculationStart
  /** True where the address asks for a calculation. */
  isAsked: boolean
}

/** Sentences that stand on every page with a repayment. */
export interface FinanceNotes {
  /** Comparison-rate warning, never folded; null while no rates count. */
  warning: string | null
  /** Disclaimer of the vehicle's lender or of the site; null without one. */
  disclaimer: string | null
  /** Fees of the brand; null without them. */
  fees: string | null
  /** Who provides the credit, with its licence, or the lender of the vehicle; null where nobody said. */
  creditProvider: string | null
  /** The lender's terms; null without them. */
  termsUrl: string | null
}

/** Everything a page says about finance of one car. */
export interface CarFinance extends FinanceNotes {
  /** Weekly estimate, or the repayment the address asks for; null without one. */
  claim: RepaymentClaim | null
  /** Quote the page asks the lender for in place of an estimate; null for none. */
  quote: VehicleQuoteContent | null
  /** The calculator; null while no rates count, for it could show no repayment (`D-97`). */
  calculator: CalculatorContent | null
}

/** Calculator of a site as an address has it; null while no published rates count today. */
export function createCalculatorContent(
  site: FinancePageSite,
  subject: Parameters<typeof createCalculatorSetup>[1],
  query: URLSearchParams,
  today: string,
): CalculatorContent | null {
  if (!findRateDays(site, today)) return null
  const setup = createCalculatorSetup(site.finance, subject, today)
  const text = readCalculationText(query, formatCalculationText(setup.initial))
  const read = readCalculation(text, setup.fields, setup.initial)
  const start = answerRepayment(query, { ...read, text }, setup)
  return { setup, start, isAsked: hasCalculation(query) }
}

/** "Finance by Wattle Bank.", of the lender of a vehicle; null where it gives no name. */
const formatLenderName = (lender: Pick<LenderFigures, 'providerName'> | null) =>
  lender?.providerName ? `Finance by ${lender.providerName}.` : null

/** Sentences of a page with repayments. Source: `FIN-082` to `FIN-087`, `D-53`, `D-83` */
export function createFinanceNotes(
  site: FinancePageSite,
  lender: Pick<LenderFigures, 'disclaimer' | 'providerName'> | null,
  today: string,
): FinanceNotes {
  const comparison = findRateDays(site, today) && findProvider(site)?.comparison
  const { brandFees, defaultDisclaimer, termsUrl } = site.finance
  return {
    warning: comparison ? formatComparisonWarning(comparison) : null,
    disclaimer: findDisclaimer(lender, defaultDisclaimer),
    fees: brandFees && formatBrandFees(brandFees),
    creditProvider: findProvider(site)?.creditProvider ?? formatLenderName(lender),
    termsUrl,
  }
}

/** Sentences of a page of cards with their weekly payments. */
export interface RepaymentWords extends FinanceNotes {
  /** Explains what the payments are for, and as of when. */
  note: string
  warning: string
}

/** Sentences of a page of cards with their weekly payments; null where the site shows none that day. */
export function describeRepayments(site: FinancePageSite, today: string): RepaymentWords | null {
  const days = findRateDays(site, today)
  const notes = createFinanceNotes(site, null, today)
  const { warning } = notes
  return days && warning !== null
    ? { ...notes, warning, note: formatRepaymentNote(days.asOf) }
    : null
}

/** Repayment the address asks for, which every part of the page shows then. Source: `PLUS-112`, `D-102` */
function findAskedClaim(calculator: CalculatorContent | null): RepaymentClaim | null {
  if (!calculator?.isAsked) return null
  return resolveCalculation(calculator.start.inputs, calculator.setup).claim
}

/**
 * Finance of a car as its page shows it; null where finance is off or does not apply to the car.
 * @param query of the address, which may ask for a calculation
 * @param today `YYYY-MM-DD` in the time zone of the site
 * Source: `VDP-029`, `VDP-060`, `FIN-037`, `D-53`, `D-97`
 */
export function resolveCarFinance(
  car: Car & EstimatedCar,
  site: FinancePageSite,
  query: URLSearchParams,
  today: string,
): CarFinance | null {
  if (!site.features.finance || !canFinance(car)) return null
  const { lender } = findCarLender(car, site)
  const estimate = findCarEstimate(car, site, today)
  const days = findRateDays(site, today)
  const priceDollars = findCurrentPrice(car)
  const subject = { priceDollars, lender }
  const calculator = createCalculatorContent(site, subject, query, today)
  const claim =
    findAskedClaim(calculator) ?? (estimate && days && createEstimateClaim(estimate, days))
  return {
    ...createFinanceNotes(site, lender, today),
    claim,
    quote: claim ? null : createVehicleQuote(car, site, today),
    calculator,
  }
}
