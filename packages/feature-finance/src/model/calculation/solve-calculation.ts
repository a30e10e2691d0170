import { type CalculatorInputs, toLoan } from '../calculator.ts'
import {
  REPAYMENT_BUYS_NOTHING,
  REPAYMENT_MISSING,
  REPAYMENT_TOO_SMALL,
  SOLVED_AMOUNT_OUT_OF_RANGE,
  SOLVED_RATE_OUT_OF_RANGE,
  SOLVED_TERM_OUT_OF_RANGE,
} from '../error-message.ts'
import { repaymentFrequencies } from '../frequency.ts'
import { calculatePrice, calculateRatePercent, calculateTermYears } from '../inverse-repayment.ts'
import { type NumberField, parseTypedNumber } from '../number-field.ts'
import type { Loan } from '../repayment.ts'
import type { CalculatorSetup } from './calculation.ts'
import {
  type CalculationText,
  findCalculationField,
  formatCalculationText,
  LONGEST_TEXT,
  type ReadCalculation,
  withCalculationInput,
} from './calculation-text.ts'

/** Inputs that a repayment can be turned into. */
export const solvedFields = ['amount', 'term', 'interest'] as const

/** Input that a repayment can be turned into. */
export type SolvedField = (typeof solvedFields)[number]

/** Parameter of an address with the repayment somebody has in mind. */
export const REPAYMENT_NAME = 'repayment'

/** Parameter of an address with the input that is found from the repayment. */
export const SOLVE_NAME = 'solve'

/** The repayment somebody has in mind, as it stands in its field, and the sentence beside it. */
export interface RepaymentQuestion {
  text: string
  message: string | null
}

/** Content of an address: its texts, its inputs and what is wrong. */
export interface CalculationStart extends ReadCalculation {
  text: CalculationText
  repayment?: RepaymentQuestion
}

/** Inputs with the one that was found, or why there is none. */
export type Solution = { ok: true; inputs: CalculatorInputs } | { ok: false; message: string }

type AffordableLoan = Loan & { paymentDollars: number }

interface Solver {
  find: (loan: AffordableLoan) => number | null
  /** Sentence where nothing was found, and where it is outside the range. */
  none: string
  outside: string
  format: Intl.NumberFormat
}

const wholeFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const tenthFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** The shortest term of whole repayments, so that none is above the one in mind. */
function findTerm(loan: AffordableLoan): number | null {
  const years = calculateTermYears(loan)
  const { periodsPerYear } = repaymentFrequencies[loan.frequency]
  // A millionth of a period is arithmetic, not one repayment more.
  return years === null ? null : Math.ceil(years * periodsPerYear - 1e-6) / periodsPerYear
}

function findPrice(loan: AffordableLoan): number | null {
  const price = calculatePrice(loan)
  return price === null ? null : Math.round(price * 100) / 100
}

const solvers: Readonly<Record<SolvedField, Solver>> = {
  amount: {
    find: findPrice,
    none: REPAYMENT_BUYS_NOTHING,
    outside: SOLVED_AMOUNT_OUT_OF_RANGE,
    format: wholeFormat,
  },
  term: {
    find: findTerm,
    none: REPAYMENT_TOO_SMALL,
    outside: SOLVED_TERM_OUT_OF_RANGE,
    format: tenthFormat,
  },
  interest: {
    find: calculateRatePercent,
    none: REPAYMENT_TOO_SMALL,
    outside: SOLVED_RATE_OUT_OF_RANGE,
    format: tenthFormat,
  },
}

function describeOutside(field: SolvedField, value: number, { min, max }: NumberField): string {
  const { outside, format } = solvers[field]
  const words = Object.entries({ value, min, max }).map(([name, number]) => [
    `{${name}}`,
    format.format(number),
  ])
  return words.reduce((sentence, [name = '', text = '']) => sentence.replace(name, text), outside)
}

/**
 * Finds the amount, the term or the rate of a repayment, the other inputs as they stand: the amount to the
 * cent, the term in whole repayments, none of them above the one in mind.
 * @param text the repayment as it was typed, of one period of the inputs
 * Source: `PLUS-110`, `D-50`
 */
export function findCalculation(
  field: SolvedField,
  text: string,
  inputs: CalculatorInputs,
  { fields, context }: Pick<CalculatorSetup, 'fields' | 'context'>,
): Solution {
  const paymentDollars = parseTypedNumber(text)
  if (paymentDollars === null || paymentDollars <= 0)
    return { ok: false, message: REPAYMENT_MISSING }
  const loan = toLoan(inputs, context.establishmentFeeDollars)
  const value = solvers[field].find({ ...loan, paymentDollars })
  if (value === null) return { ok: false, message: solvers[field].none }
  const range = findCalculationField(field, fields)
  return value < range.min || value > range.max
    ? { ok: false, message: describeOutside(field, value, range) }
    : { ok: true, inputs: withCalculationInput(inputs, field, value) }
}

const isSolvedField = (name: string | null): name is SolvedField =>
  solvedFields.some((field) => field === name)

/**
 * Start of a calculator whose address asks for what a repayment pays for. An amount that is out of its range
 * is told first.
 * Source: `PLUS-110`
 */
export function answerRepayment(
  query: URLSearchParams,
  start: CalculationStart,
  setup: CalculatorSetup,
): CalculationStart {
  const text = query.get(REPAYMENT_NAME)?.trim().slice(0, LONGEST_TEXT) ?? ''
  const asked = { ...start, repayment: { text, message: null } }
  const field = query.get(SOLVE_NAME)
  if (!isSolvedField(field) || (start.amountMessage !== null && field !== 'amount')) return asked
  const solution = findCalculation(field, text, start.inputs, setup)
  if (!solution.ok) return { ...start, repayment: { text, message: solution.message } }
  const { inputs } = solution
  return { ...asked, inputs, amountMessage: null, text: formatCalculationText(inputs) }
}
