import { describe, expect, it } from 'vitest'
import { aCalculatorSetup } from '../../testing/index.ts'
import {
  answerRepayment,
  findCalculation,
  formatCalculationText,
  resolveCalculation,
  type SolvedField,
} from './index.ts'

const setup = aCalculatorSetup({ priceDollars: 30_000 })
const monthly = { ...setup.initial, frequency: 'month' } as const
const solve = (field: SolvedField, text: string, inputs = monthly) =>
  findCalculation(field, text, inputs, setup)

describe('findCalculation', () => {
  it('finds the amount of a repayment to the cent [PLUS-110]', () => {
    expect(solve('amount', '555.78')).toEqual({
      ok: true,
      inputs: { ...monthly, amountDollars: 30_000.26 },
    })
    expect(solve('amount', '$600', { ...monthly, tradeInDollars: 5000 })).toMatchObject({
      inputs: { amountDollars: 37_387.2 },
    })
  })

  it('finds the shortest term whose repayments are not above the one in mind [PLUS-110]', () => {
    const solution = solve('term', '700')
    if (!solution.ok) throw new Error(solution.message)
    expect(solution.inputs.termYears).toBe(54 / 12)
    const answer = (termYears: number) =>
      resolveCalculation({ ...monthly, termYears }, setup).claim?.paymentDollars
    expect([answer(54 / 12), answer(53 / 12)]).toEqual([692, 703])
  })

  it('finds the rate of a repayment [PLUS-110]', () => {
    const solution = solve('interest', '522.1')
    if (!solution.ok) throw new Error(solution.message)
    expect(solution.inputs.interestPercent).toBeCloseTo(7.733_359, 6)
    expect(resolveCalculation(solution.inputs, setup).claim?.paymentDollars).toBe(522)
  })

  it.each([
    ['amount', '18.00', 'That pays for $972. Amounts here are from $1,000 to $100,000.'],
    ['amount', '2000', 'That pays for $107,957. Amounts here are from $1,000 to $100,000.'],
    ['term', '3000', 'That takes 0.9 years. Terms here are from 1 to 7 years.'],
    ['term', '450', 'That takes 8.2 years. Terms here are from 1 to 7 years.'],
    ['term', '250', 'That repayment does not pay off the loan.'],
    ['interest', '416', 'That repayment does not pay off the loan.'],
    ['interest', '418', 'That is a rate of 0.1% p.a. Rates here are from 0.5% to 15% p.a.'],
    ['interest', '660', 'That is a rate of 16.6% p.a. Rates here are from 0.5% to 15% p.a.'],
    ['amount', '', 'Enter a repayment in dollars.'],
    ['term', 'six', 'Enter a repayment in dollars.'],
    ['interest', '-5', 'Enter a repayment in dollars.'],
    ['term', '0', 'Enter a repayment in dollars.'],
  ] as const)('says why there is no %s of a repayment of "%s"', (field, text, message) => {
    expect(solve(field, text)).toEqual({ ok: false, message })
  })

  it('says so where a residual takes all of a repayment', () => {
    expect(solve('amount', '100', { ...monthly, residualDollars: 20_000 })).toEqual({
      ok: false,
      message: 'That repayment leaves nothing for a vehicle.',
    })
  })
})

describe('answerRepayment', () => {
  const start = { text: formatCalculationText(monthly), inputs: monthly, amountMessage: null }
  const answer = (
    query: Record<string, string>,
    from: Parameters<typeof answerRepayment>[1] = start,
  ) => answerRepayment(new URLSearchParams(query), from, setup)

  it('puts what was found in its field and keeps the repayment in mind', () => {
    expect(answer({ repayment: '600', solve: 'amount' })).toMatchObject({
      inputs: { amountDollars: 32_387.2 },
      text: { amount: '32,387.2', term: '6' },
      repayment: { text: '600', message: null },
    })
  })

  it.each<Record<string, string>>([{ repayment: '600' }, { repayment: '600', solve: 'deposit' }])(
    'changes nothing unless an input is asked for: %o',
    (query) => {
      expect(answer(query)).toEqual({ ...start, repayment: { text: '600', message: null } })
    },
  )

  it('tells of an amount out of its range first, unless the amount is asked for', () => {
    const outside = { ...start, amountMessage: 'Cannot be less than $1,000' }
    expect(answer({ repayment: '600', solve: 'term' }, outside).amountMessage).not.toBeNull()
    expect(answer({ repayment: '600', solve: 'amount' }, outside).amountMessage).toBeNull()
    expect(answer({ repayment: 'x', solve: 'amount' }, outside)).toEqual({
      ...outside,
      repayment: { text: 'x', message: 'Enter a repayment in dollars.' },
    })
  })
})
