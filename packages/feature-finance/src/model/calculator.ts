import type { CalculatorFields } from './calculator-fields.ts'
import type { RepaymentFrequency } from './frequency.ts'
import { findLenderPayment, type LenderFigures } from './lender-payment.ts'
import { calculateRepayment, type DollarRounding, type Loan, roundDollars } from './repayment.ts'

/** Words in place of a repayment. Source: `FIN-077`, `D-50`, `D-52` */
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance'

/** Up to this many dollars a repayment is not shown. Source: `FIN-077`, `D-52` */
const ENQUIRE_UP_TO_DOLLARS = 25

/** Inputs of a calculator, as they stand. */
export interface CalculatorInputs {
  amountDollars: number
  termYears: number
  interestPercent: number
  /** Deposit and trade-in together. */
  tradeInDollars: number
  residualDollars: number
  frequency: RepaymentFrequency
}

/** State of a calculator: its inputs, the repayment and the total. Source: `FIN-067`, `DATA-049` */
export interface CalculatorState extends CalculatorInputs {
  /** Whole dollars, a lender's own as supplied; `null` where the words stand. */
  paymentDollars: number | null
  /** All that is paid; `null` is blank. */
  totalDollars: number | null
  /** `ENQUIRE_FOR_FINANCE` where there is no repayment, else `null`. */
  enquireText: string | null
}

/** Things beside the inputs that a calculation depends on. */
export interface CalculatorContext {
  /** Fee added to the principal. Default 0 (`FIN-074`). */
  establishmentFeeDollars?: number
  /** Ways of the lender to whole dollars. Default to the nearest. */
  rounding?: { payment: DollarRounding; total: DollarRounding }
  /** Figures of the lender for this vehicle, and its price. Default none. */
  lender?: { figures: LenderFigures; priceDollars: number } | null
}

/** Inputs a calculator starts with; repayments are weekly. */
export function createCalculatorInputs(fields: CalculatorFields): CalculatorInputs {
  return {
    amountDollars: fields.amount.initial,
    termYears: fields.term.initial,
    interestPercent: fields.interest.initial,
    tradeInDollars: fields.tradeIn.initial,
    residualDollars: fields.residual.initial,
    frequency: 'week',
  }
}

/** The loan that inputs describe. */
export function toLoan(inputs: CalculatorInputs, establishmentFeeDollars = 0): Loan {
  return {
    priceDollars: inputs.amountDollars,
    depositDollars: inputs.tradeInDollars,
    feesDollars: establishmentFeeDollars,
    balloonDollars: inputs.residualDollars,
    ratePercent: inputs.interestPercent,
    termYears: inputs.termYears,
    frequency: inputs.frequency,
  }
}

/** Repayment and total unrounded, with the ones a lender supplies as they are. */
function findPayment(loan: Loan, { lender = null, rounding }: CalculatorContext) {
  const repayment = calculateRepayment(loan)
  if (repayment.kind === 'enquire') return null
  const { payment, total } = rounding ?? { payment: 'round', total: 'round' }
  const supplied = lender && findLenderPayment(loan, lender.figures, lender.priceDollars)
  const exactDollars = supplied?.dollars ?? repayment.dollars
  if (exactDollars <= ENQUIRE_UP_TO_DOLLARS) return null
  return {
    paymentDollars: supplied?.dollars ?? roundDollars(repayment.dollars, payment),
    totalDollars: supplied?.totalDollars ?? roundDollars(repayment.totalDollars, total),
  }
}

/**
 * Calculation of a calculator. A repayment of 25 dollars or less before rounding, no principal, or a
 * residual that is not below it gives 'Enquire for Finance' and a blank total.
 * Source: `FIN-067`, `FIN-075` to `FIN-077`, `D-50` to `D-52`
 */
export function calculateState(
  inputs: CalculatorInputs,
  context: CalculatorContext = {},
): CalculatorState {
  const found = findPayment(toLoan(inputs, context.establishmentFeeDollars), context)
  return {
    ...inputs,
    paymentDollars: found?.paymentDollars ?? null,
    totalDollars: found?.totalDollars ?? null,
    enquireText: found ? null : ENQUIRE_FOR_FINANCE,
  }
}
