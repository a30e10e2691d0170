const format = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** "$12,345": whole dollars. */
export const formatWholeDollars = (dollars: number) => format.format(dollars)

/** "1 year", "2.5 years". */
export const formatYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`
