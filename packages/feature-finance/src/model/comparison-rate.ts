import { calculateAnnuity, findRate } from './annuity.ts'
import { type RepaymentFrequency, repaymentFrequencies } from './frequency.ts'
import { calculateRepayment, type Loan } from './repayment.ts'

/** A fee or charge of a credit contract. */
export interface CreditFee {
  dollars: number
  /** At the start, with each repayment, at the end of each month, or with the last repayment. */
  charged: 'start' | 'payment' | 'month' | 'end'
  /** True for a fee, charge or duty of a government, which the rate leaves out. Default false. */
  isGovernment?: boolean
  /** False for what nobody can know beforehand, such as a late fee; the rate leaves it out. Default true. */
  isAscertainable?: boolean
}

/** Repayments a year by which the regulation annualises: regulation 100 (3), "n". */
export const comparisonPeriods: Readonly<Record<RepaymentFrequency, number>> = {
  week: 52.18,
  fortnight: 26.09,
  month: 12,
}

/**
 * Comparison rate of a loan by regulation 100 of the National Consumer Credit Protection Regulations
 * 2010: n × r × 100 %, where r equates, discounted to the start, the credit provided with all repayments
 * and ascertainable credit fees, and n is 12, 26.09 or 52.18. Charges of a government stay out.
 *
 * The credit provided is the principal, fees that are financed (`feesDollars`) and government charges in
 * it included; a credit fee counts at its time whether it is financed or paid. A month is a twelfth of
 * the repayments of a year. A published comparison rate is a lender's own statement on $30,000 over 5
 * years and is never derived with this (`D-97`).
 * @param loan `feesDollars` repeats those of `fees` that are added to the principal
 * @returns nominal percent a year, unrounded, compounding with the repayments; `null` where there is no
 *   repayment, or fees at the start leave no credit
 * @throws RangeError as `calculateRepayment`
 * Source: http://www.austlii.edu.au/au/legis/cth/consol_reg/nccpr2010486/s100.html; published
 *   rates in comparison-rate.test.ts
 */
export function calculateComparisonRatePercent(
  loan: Loan,
  fees: readonly CreditFee[],
): number | null {
  const repayment = calculateRepayment(loan)
  if (repayment.kind === 'enquire') return null
  const { dollars, payments, principalDollars } = repayment
  const sumOf = (time: CreditFee['charged']) =>
    fees
      .filter(({ charged }) => charged === time)
      .filter(({ isGovernment, isAscertainable }) => !isGovernment && isAscertainable !== false)
      .reduce((sum, fee) => sum + fee.dollars, 0)
  const creditDollars = principalDollars - sumOf('start')
  if (creditDollars <= 0) return null
  const { periodsPerYear } = repaymentFrequencies[loan.frequency]
  const periodsOfMonth = periodsPerYear / 12
  const months = Math.floor((payments * 12) / periodsPerYear)
  const [perPayment, perMonth] = [dollars + sumOf('payment'), sumOf('month')]
  const atEnd = (loan.balloonDollars ?? 0) + sumOf('end')
  const valueAt = (rate: number) => {
    const growth = Math.log1p(rate)
    const monthRate = Math.expm1(growth * periodsOfMonth)
    return (
      perPayment * calculateAnnuity(rate, payments) +
      perMonth * calculateAnnuity(monthRate, months) +
      atEnd * Math.exp(-payments * growth)
    )
  }
  return comparisonPeriods[loan.frequency] * findRate(valueAt, creditDollars) * 100
}
