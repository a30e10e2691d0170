/** Interval between two repayments. */
export type RepaymentFrequency = 'week' | 'fortnight' | 'month'

/** Intervals a repayment may have, with their words and their number in a year. Source: `FIN-068` */
export const repaymentFrequencies: Readonly<
  Record<RepaymentFrequency, { label: string; periodsPerYear: number }>
> = {
  week: { label: 'Weekly', periodsPerYear: 52 },
  fortnight: { label: 'Fortnightly', periodsPerYear: 26 },
  month: { label: 'Monthly', periodsPerYear: 12 },
}

/**
 * Number of repayments of a term, the nearest whole number: 2.5 years weekly are 130.
 * Source: `D-50`
 */
export function countPayments(termYears: number, frequency: RepaymentFrequency): number {
  return Math.round(termYears * repaymentFrequencies[frequency].periodsPerYear)
}

/**
 * Rate of one period as a fraction: the yearly rate divided by 100 and by the periods of a year.
 * Source: `FIN-070`
 */
export function calculatePeriodRate(ratePercent: number, frequency: RepaymentFrequency): number {
  return ratePercent / 100 / repaymentFrequencies[frequency].periodsPerYear
}
