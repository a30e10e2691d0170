import { describe, expect, it } from 'vitest'
import { aCalculatorSetup } from '../../testing/index.ts'
import {
  type CalculationText,
  formatCalculationQuery,
  formatCalculationText,
  hasCalculation,
  readCalculation,
  readCalculationText,
} from './index.ts'

const { fields, initial } = aCalculatorSetup({ priceDollars: 24_990 })
const start = formatCalculationText(initial)
const read = (text: Partial<CalculationText>) =>
  readCalculation({ ...start, ...text }, fields, initial)

describe('formatCalculationText', () => {
  it('writes the inputs as they stand, an optional one of 0 as empty', () => {
    expect(start).toEqual({
      amount: '24,990',
      deposit: '',
      residual: '',
      term: '6',
      interest: '10',
      frequency: 'week',
    })
  })
})

describe('readCalculation', () => {
  it.each([
    ['999.99', 'Cannot be less than $1,000 or more than $100,000', 24_990],
    ['$1,000', null, 1000],
    ['100000', null, 100_000],
    ['100,000.01', 'Cannot be less than $1,000 or more than $100,000', 24_990],
    ['', 'Cannot be less than $1,000 or more than $100,000', 24_990],
  ])('reads an amount of "%s" with the sentence %s [FIN-054]', (amount, message, dollars) => {
    const { inputs, amountMessage } = read({ amount })
    expect(amountMessage).toBe(message)
    expect(inputs.amountDollars).toBe(dollars)
  })

  it.each([
    ['term', '0.5', 'termYears', 1],
    ['term', '12', 'termYears', 7],
    ['term', '2.3', 'termYears', 2.3],
    ['interest', '0', 'interestPercent', 0.5],
    ['interest', '15.01%', 'interestPercent', 15],
    ['interest', '12.94', 'interestPercent', 12.94],
    ['deposit', '-1', 'tradeInDollars', 0],
    ['deposit', '250000.5', 'tradeInDollars', 250_000],
    ['residual', '', 'residualDollars', 0],
    ['residual', '999999', 'residualDollars', 250_000],
  ] as const)('reads a %s of "%s" as %s %d [FIN-062]', (name, text, input, value) => {
    expect(read({ [name]: text }).inputs[input]).toBe(value)
  })

  it('leaves what is no number, and an unknown frequency, as it was', () => {
    const { inputs } = read({ term: 'six', interest: '', frequency: 'daily' })
    expect(inputs).toEqual(initial)
  })
})

describe('readCalculationText', () => {
  it('gives back the inputs that an address was written from [PLUS-023]', () => {
    const inputs = { ...initial, tradeInDollars: 2500.5, interestPercent: 12.94, termYears: 2.5 }
    const query = new URLSearchParams(formatCalculationQuery({ ...inputs, frequency: 'month' }))
    expect(hasCalculation(query)).toBe(true)
    expect(readCalculation(readCalculationText(query, start), fields, initial)).toEqual({
      inputs: { ...inputs, frequency: 'month' },
      amountMessage: null,
    })
  })

  it('takes a quick choice before the amount in the field [CFG-071]', () => {
    const query = new URLSearchParams({ amount: '12,000', term: '4', preset: '20000' })
    expect(readCalculationText(query, start)).toMatchObject({ amount: '20000', term: '4' })
  })

  it('keeps the start for what an address does not name, and no more than 20 characters', () => {
    const text = readCalculationText(new URLSearchParams({ amount: '9'.repeat(30) }), start)
    expect(text).toEqual({ ...start, amount: '9'.repeat(20) })
    expect(hasCalculation(new URLSearchParams({ page: '2' }))).toBe(false)
  })
})
