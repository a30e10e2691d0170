import type { RepaymentClaim } from '../repayment-claim.ts'

const dollarFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
})
const rateFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** "$138", "$276.90" */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)

/** "8.10% p.a.", "7% p.a." */
export const formatRate = (percent: number): string => `${rateFormat.format(percent)}% p.a.`

/** "1 October 2026" on one line, of `YYYY-MM-DD`. */
export const formatDay = (day: string): string =>
  dayFormat.format(new Date(day)).replaceAll(' ', '\u00a0')

/** "comparison rate 8.10% p.a." */
export const formatComparisonRate = ({ comparisonRatePercent }: RepaymentClaim): string =>
  `comparison rate ${formatRate(comparisonRatePercent)}`

/** "$30,395 with the establishment fee of $395": the amount of a repayment, and the fee that is part of it. */
export const formatClaimAmount = ({ amountDollars, feesDollars }: RepaymentClaim): string =>
  feesDollars === undefined
    ? formatDollars(amountDollars)
    : `${formatDollars(amountDollars)} with the establishment fee of ${formatDollars(feesDollars)}`

/** A repayment in words, with the rates that stand beside it. */
export interface RepaymentText {
  /** "$138 per week*"; the star is for the notes of the page. */
  payment: string
  /** "6.99% p.a., comparison rate 8.10% p.a." */
  terms: string
}

/** Words of a repayment where a component cannot be, such as a PDF or a table. Source: `D-97` */
export const describeRepayment = (claim: RepaymentClaim): RepaymentText => ({
  payment: `${formatDollars(claim.paymentDollars)} per ${claim.frequency}*`,
  terms: `${formatRate(claim.ratePercent)}, ${formatComparisonRate(claim)}`,
})

/** First of the notes of a page with repayments: what they are for, and as of when. */
export const formatRepaymentNote = (asOf: string): string =>
  `* Weekly repayments are estimates for the price shown, less any deposit the lender asks for, at the rates of ${formatDay(asOf)}.`
