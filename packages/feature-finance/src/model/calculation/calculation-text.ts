import type { CalculatorInputs } from '../calculator.ts'
import { type CalculatorFields, readTypedAmount } from '../calculator-fields.ts'
import { type RepaymentFrequency, repaymentFrequencies } from '../frequency.ts'
import { type NumberField, readTypedValue } from '../number-field.ts'

/** Inputs of a calculator with a range, by their names in the address. */
export type CalculationField = 'amount' | 'deposit' | 'residual' | 'term' | 'interest'

/** Content of the fields as it was typed, and the frequency. */
export type CalculationText = Readonly<Record<CalculationField | 'frequency', string>>

/** Part of a calculator's state and fields that an input belongs to. */
export const calculationMeaning = {
  amount: { input: 'amountDollars', field: 'amount' },
  deposit: { input: 'tradeInDollars', field: 'tradeIn' },
  residual: { input: 'residualDollars', field: 'residual' },
  term: { input: 'termYears', field: 'term' },
  interest: { input: 'interestPercent', field: 'interest' },
} as const satisfies Readonly<
  Record<
    CalculationField,
    { input: Exclude<keyof CalculatorInputs, 'frequency'>; field: keyof CalculatorFields }
  >
>

/** Range of an input. */
export const findCalculationField = (
  name: CalculationField,
  fields: CalculatorFields,
): NumberField => fields[calculationMeaning[name].field]

/** Value of an input. */
export const findCalculationInput = (name: CalculationField, inputs: CalculatorInputs): number =>
  inputs[calculationMeaning[name].input]

/** The inputs with another value of one of them. */
export const withCalculationInput = (
  inputs: CalculatorInputs,
  name: CalculationField,
  value: number,
): CalculatorInputs => ({ ...inputs, [calculationMeaning[name].input]: value })

const numberFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const names = Object.keys(calculationMeaning) as CalculationField[]

/** Inputs as they stand in the fields: "30,000", "12.94"; an optional one of 0 is empty. */
export function formatCalculationText(inputs: CalculatorInputs): CalculationText {
  const text = Object.fromEntries(
    names.map((name) => {
      const value = findCalculationInput(name, inputs)
      const isEmpty = value === 0 && (name === 'deposit' || name === 'residual')
      return [name, isEmpty ? '' : numberFormat.format(value)]
    }),
  ) as Record<CalculationField, string>
  return { ...text, frequency: inputs.frequency }
}

/** Longest text of a field that is read from an address. */
export const LONGEST_TEXT = 20

/** Parameter of a quick choice, which goes before the amount that is in the field. Source: `CFG-071` */
export const PRESET_NAME = 'preset'

/** Text as it was typed, from the address of the page; what the address does not name keeps its start. */
export function readCalculationText(
  query: URLSearchParams,
  start: CalculationText,
): CalculationText {
  const text = (name: keyof CalculationText) =>
    query.get(name)?.trim().slice(0, LONGEST_TEXT) ?? start[name]
  const read = Object.fromEntries(
    [...names, 'frequency' as const].map((name) => [name, text(name)]),
  ) as Record<keyof CalculationText, string>
  const preset = query.get(PRESET_NAME)?.slice(0, LONGEST_TEXT)
  return preset ? { ...read, amount: preset } : read
}

/** True for an address that asks for a calculation. */
export const hasCalculation = (query: URLSearchParams): boolean =>
  [...names, 'frequency'].some((name) => query.has(name))

/** Inputs as the query of an address that shows the same calculation. Source: `PLUS-023` */
export function formatCalculationQuery(inputs: CalculatorInputs): string {
  const query = new URLSearchParams()
  for (const name of names) query.set(name, String(findCalculationInput(name, inputs)))
  query.set('frequency', inputs.frequency)
  return query.toString()
}

const isFrequency = (text: string): text is RepaymentFrequency =>
  Object.hasOwn(repaymentFrequencies, text)

/** Inputs that were read, and the sentence beside an amount out of its range. */
export interface ReadCalculation {
  inputs: CalculatorInputs
  amountMessage: string | null
}

/**
 * Inputs of what stands in the fields: an amount out of its range is told and leaves the former one, other
 * inputs are clamped, and what is no number changes nothing.
 * @param former inputs before
 * Source: `FIN-054`, `FIN-062`, `D-48`, `D-49`
 */
export function readCalculation(
  text: CalculationText,
  fields: CalculatorFields,
  former: CalculatorInputs,
): ReadCalculation {
  const amount = readTypedAmount(text.amount, fields.amount)
  const read = (name: CalculationField) =>
    readTypedValue(text[name], findCalculationField(name, fields)) ??
    findCalculationInput(name, former)
  return {
    inputs: {
      amountDollars: amount.ok ? amount.dollars : former.amountDollars,
      tradeInDollars: read('deposit'),
      residualDollars: read('residual'),
      termYears: read('term'),
      interestPercent: read('interest'),
      frequency: isFrequency(text.frequency) ? text.frequency : former.frequency,
    },
    amountMessage: amount.ok ? null : amount.message,
  }
}
