import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  type CalculatorRules,
  createCalculatorFields,
  defaultCalculatorRules,
  readTypedAmount,
} from './index.ts'

const start = (price: number | null, rules?: Partial<CalculatorRules>) =>
  createCalculatorFields(price, rules).amount.initial
const maxOf = (price: number, rules: Partial<CalculatorRules>) =>
  createCalculatorFields(price, rules).amount.max

describe('createCalculatorFields', () => {
  it('has an amount from 1000 [FIN-051]', () => {
    expect(createCalculatorFields().amount.min).toBe(1000)
  })

  it('has an amount up to 100000 [FIN-052]', () => {
    expect(createCalculatorFields().amount.max).toBe(100_000)
  })

  it('steps an amount by 500 [FIN-053]', () => {
    expect(createCalculatorFields().amount.step).toBe(500)
  })

  it('takes a negative price as 0, which starts at 30000 [FIN-055]', () => {
    expect(start(-1)).toBe(30_000)
    expect(start(-1)).toBe(start(0))
    expect(maxOf(-200_000, { amountMaxRule: 'price-105' })).toBe(100_000)
  })

  it('has a term from 1 to 7 years [FIN-056]', () => {
    expect(createCalculatorFields().term).toMatchObject({ min: 1, max: 7 })
  })

  it('steps a term by half a year [FIN-057]', () => {
    expect(createCalculatorFields().term.step).toBe(0.5)
  })

  it('has an interest from 0.5 to 15 [FIN-058]', () => {
    expect(createCalculatorFields().interest).toMatchObject({ min: 0.5, max: 15 })
  })

  it('steps an interest by 0.5 [FIN-059]', () => {
    expect(createCalculatorFields().interest.step).toBe(0.5)
  })

  it('has an optional deposit from 0 to 250000 by 0.5 [FIN-060]', () => {
    expect(createCalculatorFields().tradeIn).toEqual({
      min: 0,
      max: 250_000,
      step: 0.5,
      initial: 0,
      isOptional: true,
    })
  })

  it('has an optional residual from 0 to 250000 by 0.5 [FIN-061]', () => {
    expect(createCalculatorFields().residual).toEqual({
      min: 0,
      max: 250_000,
      step: 0.5,
      initial: 0,
      isOptional: true,
    })
  })

  it('starts at the price if above 0, else at 30000 [FIN-063]', () => {
    expect(start(24_990)).toBe(24_990)
    expect([start(0), start(null)]).toEqual([30_000, 30_000])
  })

  it('raises a first amount to the least and lowers it to the greatest [D-48]', () => {
    expect([start(999), start(1000), start(0.01)]).toEqual([1000, 1000, 1000])
    expect([start(100_000), start(100_000.01)]).toEqual([100_000, 100_000])
    expect(start(null, { amountMinDollars: 40_000 })).toBe(40_000)
  })

  it('ends at 105 % of a price over 100000, up to 500, where the dealer says so [D-48]', () => {
    const rules = { amountMaxRule: 'price-105' as const }
    expect(maxOf(100_000, rules)).toBe(100_000)
    expect(maxOf(100_001, rules)).toBe(105_500)
    expect(maxOf(150_000, rules)).toBe(157_500)
    expect(maxOf(150_001, rules)).toBe(158_000)
    expect(maxOf(110_000, rules)).toBe(115_500)
    expect(maxOf(150_000, { amountMaxRule: 'fixed' })).toBe(100_000)
    expect(start(150_000, rules)).toBe(150_000)
  })

  it('starts at a term of 6 years [FIN-064]', () => {
    expect(createCalculatorFields().term.initial).toBe(6)
  })

  it('starts at a term of 5 years where the newer calculator is set so [FIN-065]', () => {
    expect(createCalculatorFields(null, { termDefaultYears: 5 }).term.initial).toBe(5)
  })

  it('lowers a first term above the longest to the longest [D-49]', () => {
    const { term } = createCalculatorFields(null, { termMaxYears: 5 })
    expect(term).toMatchObject({ max: 5, initial: 5 })
  })

  it('starts at an interest of 10, or as configured, off the step too [FIN-066]', () => {
    expect(createCalculatorFields().interest.initial).toBe(10)
    expect(createCalculatorFields(null, { interestDefaultPercent: 12.94 }).interest.initial).toBe(
      12.94,
    )
  })

  it('takes the calculator of a tenant file as it is, whose defaults are its own', () => {
    const { calculator } = aSite().finance
    expect(calculator).toMatchObject(defaultCalculatorRules)
    expect(createCalculatorFields(24_990, calculator)).toEqual(createCalculatorFields(24_990))
  })
})

describe('readTypedAmount', () => {
  const { amount } = createCalculatorFields()

  it.each(['999.99', '100000.01', '0', '', 'ten'])('tells the range for %j [FIN-054]', (text) => {
    expect(readTypedAmount(text, amount)).toEqual({
      ok: false,
      message: 'Cannot be less than $1,000 or more than $100,000',
    })
  })

  it.each([
    ['1000', 1000],
    ['$100,000', 100_000],
    ['24,990.50', 24_990.5],
  ])('takes %j as %d [FIN-054]', (text, dollars) => {
    expect(readTypedAmount(text, amount)).toEqual({ ok: true, dollars })
  })
})
