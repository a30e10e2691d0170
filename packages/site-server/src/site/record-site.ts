import { findCarEstimate, findProvider, findRateDays } from '@forecourt/feature-finance/model/stock'
import { readWallClock } from '@forecourt/feature-locations/model'
import type { StockRecordSite, WeeklyPayments } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/**
 * A site as its search records are made: with its places, the charges of their states and the weekly payments
 * that its lender gives its cars.
 */
export function toRecordSite(site: Site, now: Date): StockRecordSite {
  const { id, dealerships, locations } = site
  const { governmentCharges } = site.search
  const weekly = createWeeklyPayments(site, now)
  return { id, dealerships, locations, governmentCharges, weekly }
}

/** @returns null while the site shows no repayments, so that nothing is filtered by them either */
function createWeeklyPayments(site: Site, now: Date): WeeklyPayments | null {
  const today = readWallClock(now, site.timeZone).date
  if (!findRateDays(site, today)) return null
  const { rounding, eligibility } = findProvider(site) ?? {}
  const year = today.slice(0, 4)
  const parts = [site.finance.provider, eligibility, rounding, site.vehiclePage.weeklyFinanceHidden]
  return {
    shape: JSON.stringify([...parts, year]),
    of(car) {
      const estimate = findCarEstimate(car, site, today)
      if (!estimate) return null
      const { weekDollars, ratePercent, comparisonRatePercent, amountDollars } = estimate
      return {
        payment: weekDollars,
        rate: ratePercent,
        comparison_rate: comparisonRatePercent,
        amount: amountDollars,
      }
    },
  }
}
