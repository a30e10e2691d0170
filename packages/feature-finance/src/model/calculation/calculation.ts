import {
  type CalculatorContext,
  type CalculatorInputs,
  calculateState,
  ENQUIRE_FOR_FINANCE,
  toLoan,
} from '../calculator.ts'
import type { CalculatorFields } from '../calculator-fields.ts'
import { findLenderPayment } from '../lender-payment.ts'
import { calculatePrincipal, type Loan } from '../repayment.ts'
import { createRepaymentClaim, type DatedRates, type RepaymentClaim } from '../repayment-claim.ts'
import { createSchedule, listYearPoints, type YearPoint } from '../schedule.ts'

/** Everything a calculator needs besides what is typed, plain enough for JSON. */
export interface CalculatorSetup {
  fields: CalculatorFields
  /** Amounts offered as quick choices, each within its range. */
  presetsDollars: readonly number[]
  /** Inputs it starts with. */
  initial: CalculatorInputs
  context: CalculatorContext
  /** Published rates that stand beside every repayment; `null` where the site has none. */
  rates: DatedRates | null
  /** `YYYY-MM-DD` in the time zone of the site. */
  today: string
}

/** Content a calculator shows. */
export interface Calculation {
  /** The repayment with its rates; `null` where none may be shown. */
  claim: RepaymentClaim | null
  /** `ENQUIRE_FOR_FINANCE` where there is no repayment, else `null`. */
  enquireText: string | null
  /** All that is paid, residual included; `null` is blank. */
  totalDollars: number | null
  /** Everything paid beyond the principal; `null` where the total is blank. */
  interestDollars: number | null
  /** Principal that is financed, the establishment fee in it. */
  principalDollars: number
  /** Establishment fee in the principal; 0 for none. */
  feesDollars: number
  /** Due with the last repayment. */
  residualDollars: number
  /** Years of the chart and the table; empty without a repayment. */
  years: readonly YearPoint[]
}

/** A claim of a calculated repayment: the visitor's own rate, with the published rates beside it. */
function claimPayment(
  inputs: CalculatorInputs,
  paymentDollars: number,
  amount: { amountDollars: number; feesDollars: number },
  { rates, today }: CalculatorSetup,
): RepaymentClaim | null {
  const { frequency, interestPercent } = inputs
  return (
    rates &&
    createRepaymentClaim(
      {
        ...rates,
        ...amount,
        paymentDollars,
        frequency,
        ratePercent: interestPercent,
        publishedRatePercent: rates.ratePercent,
      },
      today,
    )
  )
}

/**
 * Amount a repayment is for: of a lender's own as its estimate says it, price less deposit; of a calculated
 * one the principal, with the fee that is part of it.
 */
function findAmount(loan: Loan, { lender }: CalculatorContext) {
  const { priceDollars, depositDollars = 0, feesDollars = 0 } = loan
  const isLenders = lender && findLenderPayment(loan, lender.figures, lender.priceDollars)
  return isLenders
    ? { amountDollars: priceDollars - depositDollars, feesDollars: 0 }
    : { amountDollars: Math.max(calculatePrincipal(loan), 0), feesDollars }
}

/**
 * Answer of a calculator. Without published rates that count today no repayment is shown, nor anything
 * one could be reckoned from: it is 'Enquire for Finance' with a blank total.
 * Source: `FIN-067`, `FIN-077`, `PLUS-039`, `PLUS-111`, `D-97`
 */
export function resolveCalculation(inputs: CalculatorInputs, setup: CalculatorSetup): Calculation {
  const state = calculateState(inputs, setup.context)
  const loan = toLoan(inputs, setup.context.establishmentFeeDollars)
  const principalDollars = Math.max(calculatePrincipal(loan), 0)
  const { paymentDollars, totalDollars } = state
  const amount = findAmount(loan, setup.context)
  const claim = paymentDollars === null ? null : claimPayment(inputs, paymentDollars, amount, setup)
  const schedule = claim && createSchedule(loan)
  return {
    claim,
    enquireText: claim ? null : ENQUIRE_FOR_FINANCE,
    totalDollars: claim && totalDollars,
    interestDollars: claim && totalDollars !== null ? totalDollars - principalDollars : null,
    principalDollars,
    feesDollars: loan.feesDollars ?? 0,
    residualDollars: inputs.residualDollars,
    years: schedule ? listYearPoints(schedule) : [],
  }
}

/**
 * Address 'Enquire Now' of a calculator leads to: the page of the car, else the finance page.
 * Source: `FIN-078`
 */
export const findEnquireHref = (carHref: string | null, financeHref = '/finance'): string =>
  carHref ?? financeHref
