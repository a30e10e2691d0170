/** Time after which the counter is worked out anew, milliseconds. Source: `SITE-073` */
export const SALES_COUNTER_STEP_MS = 150_000

/** Thing a counter counts. Source: `D-107` */
export type SalesCounterSource = 'formula' | 'leads' | 'stock'

/** Brisbane is this far ahead of UTC all year, milliseconds. Source: `D-76` */
const BRISBANE_MS = 10 * 3_600_000
const DAY_MS = 86_400_000
const STEP_SECONDS = 450
const PER_DAY = 192

/**
 * Value of the counter "Sales this Month" by the clock in Brisbane, whatever the visitor's zone: 192 for
 * each whole day of the month, and 1 for every 450 seconds of today. It is no count of sales.
 * Source: `SITE-075`, `SITE-076`, `D-76`
 */
export function calculateMonthSales(now: Date): number {
  const brisbaneMs = now.getTime() + BRISBANE_MS
  const days = new Date(brisbaneMs).getUTCDate() - 1
  const secondsToday = Math.floor((brisbaneMs % DAY_MS) / 1000)
  return days * PER_DAY + Math.floor(secondsToday / STEP_SECONDS)
}

/** First instant of the month in Brisbane. Source: `D-76` */
export function findMonthStart(now: Date): Date {
  const brisbane = new Date(now.getTime() + BRISBANE_MS)
  return new Date(Date.UTC(brisbane.getUTCFullYear(), brisbane.getUTCMonth(), 1) - BRISBANE_MS)
}

/**
 * Words beside the counter, true of what it counts.
 * @param noun of the vehicles in the plural, "cars"
 * Source: `SITE-065`, `D-107`
 */
export function formatSalesCounterLabel(source: SalesCounterSource, noun: string): string {
  if (source === 'leads') return 'Enquiries this Month'
  if (source === 'formula') return 'Sales this Month'
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} in Stock`
}

/** Address of the counter's value. */
export const SALES_COUNTER_API_PATH = '/api/sales-counter'
