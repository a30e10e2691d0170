/** Published rates of a lender with the warning about them; the names are those of a tenant file. */
export interface PublishedRates {
  /** `{loanAmount}`, `{termYears}`, `{rate}` and `{comparisonRate}` stand for the figures here. */
  text: string
  loanAmountDollars: number
  termYears: number
  ratePercent: number
  comparisonRatePercent: number
}

const numberFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU')

/**
 * Comparison-rate warning with the figures of the lender in their places; anything else in braces stays.
 * Source: `FIN-083`, `D-83`
 */
export function formatComparisonWarning(rates: PublishedRates): string {
  const figures = new Map([
    ['loanAmount', `$${numberFormat.format(rates.loanAmountDollars)}`],
    ['termYears', String(rates.termYears)],
    ['rate', String(rates.ratePercent)],
    ['comparisonRate', String(rates.comparisonRatePercent)],
  ])
  return rates.text.replaceAll(/\{(\w+)\}/g, (place, name: string) => figures.get(name) ?? place)
}
