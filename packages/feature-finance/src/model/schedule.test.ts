import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loans } from '../testing/checks/loans.ts'
import { aLoan } from '../testing/index.ts'
import { calculateRepayment, createSchedule, type Loan, listYearPoints } from './index.ts'

function scheduleOf(overrides: Partial<Loan> = {}) {
  const schedule = createSchedule(aLoan(overrides))
  if (!schedule) throw new Error('expected a schedule')
  return schedule
}

const sumOf = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((sum, entry) => sum + value(entry), 0)

describe('createSchedule', () => {
  it('has parts that sum exactly to its totals, to the cent [PLUS-111]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { payments, principalCents, interestCents, balloonCents, totalCents } =
          scheduleOf(loan)
        expect(sumOf(payments, (each) => each.interestCents)).toBe(interestCents)
        expect(sumOf(payments, (each) => each.principalCents)).toBe(principalCents - balloonCents)
        expect(sumOf(payments, (each) => each.paymentCents) + balloonCents).toBe(totalCents)
        expect(principalCents + interestCents).toBe(totalCents)
        expect(payments.at(-1)?.balanceCents).toBe(balloonCents)
      }),
    )
  })

  it('is level to the cent but for the last repayment, which takes what the cents left [PLUS-111]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { payments, balloonCents } = scheduleOf(loan)
        const repayment = calculateRepayment(loan)
        if (repayment.kind === 'enquire') throw new Error('expected a repayment')
        const level = Math.round(repayment.dollars * 100)
        const last = payments.at(-1)?.paymentCents ?? Number.NaN
        // Of a loan of a few dollars, cents too many may repay all before the last one.
        const earlier = payments.slice(0, -1).filter((each) => each.balanceCents > balloonCents)
        for (const { paymentCents } of earlier) expect(paymentCents).toBe(level)
        for (const { paymentCents } of payments.slice(0, -1))
          expect(paymentCents).toBeLessThanOrEqual(level)
        // A cent too much or too little a period, grown by the interest upon it.
        const { totalDollars, principalDollars } = repayment
        expect(Math.abs(last - level)).toBeLessThan(
          payments.length * 3 * (totalDollars / principalDollars),
        )
      }),
    )
  })

  it('repays some of the principal each time and charges interest on the balance', () => {
    const { payments, principalCents } = scheduleOf({ ratePercent: 12, balloonDollars: 9000 })
    let balance = principalCents
    for (const each of payments) {
      expect(each.interestCents).toBe(Math.round(balance * 0.01))
      expect(each.principalCents).toBeGreaterThan(0)
      expect(each.balanceCents).toBe(balance - each.principalCents)
      balance = each.balanceCents
    }
    expect(balance).toBe(900_000)
  })

  it('agrees with Excel CUMIPMT: 937.50 in the first month, 11135.23 in the second year', () => {
    // https://support.microsoft.com/en-us/Excel/cumipmt-function
    const { payments } = scheduleOf({ priceDollars: 125_000, ratePercent: 9, termYears: 30 })
    expect(payments[0]?.interestCents).toBe(93_750)
    const second = sumOf(payments.slice(12, 24), ({ interestCents }) => interestCents)
    // Each of its twelve is rounded to the cent, Excel's are not.
    expect(Math.abs(second - 1_113_523)).toBeLessThanOrEqual(12)
  })

  it('never repays more than is owed, however few the cents', () => {
    const { payments, totalCents } = scheduleOf({
      priceDollars: 2,
      termYears: 7,
      frequency: 'week',
      ratePercent: 5,
    })
    expect(payments).toHaveLength(364)
    expect(
      payments.every(
        ({ principalCents, balanceCents }) => principalCents >= 0 && balanceCents >= 0,
      ),
    ).toBe(true)
    expect(payments.at(-1)?.balanceCents).toBe(0)
    expect(totalCents).toBe(sumOf(payments, ({ paymentCents }) => paymentCents))
  })

  it('is nothing where there is no repayment', () => {
    expect(createSchedule(aLoan({ balloonDollars: 30_000 }))).toBeNull()
  })
})

describe('listYearPoints', () => {
  it('has the start and a point a year, whose parts sum to the schedule [PLUS-111]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = scheduleOf(loan)
        const points = listYearPoints(schedule)
        expect(points[0]).toEqual({
          year: 0,
          interestCents: 0,
          principalCents: 0,
          balanceCents: schedule.principalCents,
        })
        expect(points.at(-1)?.year).toBe(loan.termYears)
        expect(points).toHaveLength(1 + Math.ceil(loan.termYears))
        expect(points.at(-1)?.balanceCents).toBe(schedule.balloonCents)
        expect(sumOf(points, (point) => point.interestCents)).toBe(schedule.interestCents)
        expect(sumOf(points, (point) => point.principalCents)).toBe(
          schedule.principalCents - schedule.balloonCents,
        )
      }),
    )
  })

  it('ends a term of 2.5 years with half a year', () => {
    const points = listYearPoints(scheduleOf({ termYears: 2.5, frequency: 'week' }))
    expect(points.map(({ year }) => year)).toEqual([0, 1, 2, 2.5])
  })
})
