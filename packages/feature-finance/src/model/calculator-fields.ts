import { AMOUNT_OUT_OF_RANGE } from './error-message.ts'
import { formatDollars } from './estimate/claim-text.ts'
import { type NumberField, parseTypedNumber } from './number-field.ts'

/** Limits and first values of a calculator, as a dealer sets them; the names are those of a tenant file. */
export interface CalculatorRules {
  amountMinDollars: number
  amountMaxDollars: number
  /** `price-105`: 105 % of the price for a vehicle over $100,000. */
  amountMaxRule: 'fixed' | 'price-105'
  termMaxYears: number
  termDefaultYears: number
  interestMinPercent: number
  interestMaxPercent: number
  interestDefaultPercent: number
}

/** Rules where a dealer sets none. Source: `FIN-051` to `FIN-066` */
export const defaultCalculatorRules: CalculatorRules = {
  amountMinDollars: 1000,
  amountMaxDollars: 100_000,
  amountMaxRule: 'fixed',
  termMaxYears: 7,
  termDefaultYears: 6,
  interestMinPercent: 0.5,
  interestMaxPercent: 15,
  interestDefaultPercent: 10,
}

/** Inputs of a calculator. */
export interface CalculatorFields {
  amount: NumberField
  term: NumberField
  interest: NumberField
  /** Deposit and trade-in together (`D-50`). */
  tradeIn: NumberField
  residual: NumberField
}

/** Amount a calculator starts with where no price is known. Source: `FIN-063` */
export const CALCULATOR_AMOUNT_DOLLARS = 30_000

/** Price above which `price-105` counts. Source: `D-48` */
const RULE_FROM_DOLLARS = 100_000

const amountStepDollars = 500
const optional = { min: 0, max: 250_000, step: 0.5, initial: 0, isOptional: true }

/** Greatest amount: as configured, or 105 % of a price over 100,000, up to the next 500 (`D-48`). */
function findMaxDollars({ amountMaxDollars, amountMaxRule }: CalculatorRules, price: number) {
  if (amountMaxRule === 'fixed' || price <= RULE_FROM_DOLLARS) return amountMaxDollars
  return Math.ceil((price * 1.05) / amountStepDollars) * amountStepDollars
}

/**
 * Inputs of a calculator with their ranges, steps and first values. The amount starts at the price, at
 * 30,000 without one, raised to the least and lowered to the greatest; a first term above the longest is
 * the longest; a configured rate off its step stays as it is.
 * @param priceDollars price of the vehicle; negative counts as 0, `null` when there is no vehicle
 * Source: `FIN-051` to `FIN-066`, `D-48`, `D-49`
 */
export function createCalculatorFields(
  priceDollars: number | null = null,
  settings: Partial<CalculatorRules> = {},
): CalculatorFields {
  const rules = { ...defaultCalculatorRules, ...settings }
  const price = Math.max(priceDollars ?? 0, 0)
  const min = rules.amountMinDollars
  const max = findMaxDollars(rules, price)
  const amount = Math.min(Math.max(price || CALCULATOR_AMOUNT_DOLLARS, min), max)
  const { termMaxYears, termDefaultYears } = rules
  return {
    amount: { min, max, step: amountStepDollars, initial: amount, isOptional: false },
    term: {
      min: 1,
      max: termMaxYears,
      step: 0.5,
      initial: Math.min(termDefaultYears, termMaxYears),
      isOptional: false,
    },
    interest: {
      min: rules.interestMinPercent,
      max: rules.interestMaxPercent,
      step: 0.5,
      initial: rules.interestDefaultPercent,
      isOptional: false,
    },
    tradeIn: optional,
    residual: optional,
  }
}

/** A typed amount, or the sentence that is shown instead of a calculation. */
export type TypedAmount = { ok: true; dollars: number } | { ok: false; message: string }

/**
 * A typed amount: outside its range it is not moved and not calculated with, and the range is told.
 * Source: `FIN-054`, `D-48`
 */
export function readTypedAmount(
  text: string,
  { min, max }: Pick<NumberField, 'min' | 'max'>,
): TypedAmount {
  const dollars = parseTypedNumber(text)
  if (dollars !== null && dollars >= min && dollars <= max) return { ok: true, dollars }
  const message = AMOUNT_OUT_OF_RANGE.replace('{min}', () => formatDollars(min)).replace(
    '{max}',
    () => formatDollars(max),
  )
  return { ok: false, message }
}
