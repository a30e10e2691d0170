import { type FinanceVehicle, isFinanceApplicable } from '../finance-vehicle.ts'
import type { LenderFigures } from '../lender-payment.ts'
import { type DollarRounding, roundDollars } from '../repayment.ts'
import { type LenderInfo, readLenderFigures } from './lender-figures.ts'

/** Conditions a provider asks of a vehicle; one that is not named is not asked. */
export interface EligibilityRule {
  /** The year must be above this year less so many. */
  youngerThanYears?: number
  /** The price must be above this. */
  priceAboveDollars?: number
  /** Payment the lender must supply. */
  payment?: 'week' | 'month'
}

/** Rules by their names in a tenant file. Source: `FIN-030` to `FIN-035`, `D-46` */
export const eligibilityRules: Readonly<
  Record<'age-limited' | 'available' | 'weekly' | 'monthly', EligibilityRule>
> = {
  'age-limited': { youngerThanYears: 12, priceAboveDollars: 500, payment: 'week' },
  available: {},
  weekly: { priceAboveDollars: 500, payment: 'week' },
  monthly: { priceAboveDollars: 500, payment: 'month' },
}

/** Name of a rule. */
export type Eligibility = keyof typeof eligibilityRules

/** Weeks of a month where one is estimated from the other. Source: `FIN-072`, `D-47` */
export const WEEKS_PER_MONTH = 4.33

const isPresent = (dollars: number | null) => dollars !== null && dollars > 0

/**
 * True when a vehicle is available and meets the rule of the provider.
 * @param currentYear in the time zone of the site
 * Source: `FIN-030` to `FIN-035`, `D-46`
 */
export function isEligible(
  vehicle: Pick<FinanceVehicle, 'isAvailable' | 'year' | 'priceDollars'>,
  lender: Pick<LenderFigures, 'weekDollars' | 'monthDollars'>,
  eligibility: Eligibility,
  currentYear: number,
): boolean {
  const { youngerThanYears, priceAboveDollars, payment } = eligibilityRules[eligibility]
  const { isAvailable, year, priceDollars } = vehicle
  const isYoung = !youngerThanYears || (year !== null && year > currentYear - youngerThanYears)
  const isDear = !priceAboveDollars || (priceDollars !== null && priceDollars > priceAboveDollars)
  const isPaid = !payment || isPresent(lender[`${payment}Dollars`])
  return isAvailable && isYoung && isDear && isPaid
}

/** Where a site shows no estimate; the names are those of a tenant file. */
export interface HiddenEstimates {
  makes: readonly string[]
  /** Slugs. */
  dealerships: readonly string[]
  site: boolean
}

/** True where the make, the dealership or the whole site shows none. Source: `FIN-027` to `FIN-029` */
export function isEstimateHidden(
  { make, dealershipSlug }: Pick<FinanceVehicle, 'make' | 'dealershipSlug'>,
  { makes, dealerships, site }: HiddenEstimates,
): boolean {
  const name = make.trim().toLowerCase()
  const isHiddenMake = makes.some((one) => one.trim().toLowerCase() === name)
  return site || isHiddenMake || dealerships.includes(dealershipSlug)
}

/** Provider of a site; the names are those of a tenant file. */
export interface ProviderSettings {
  /** Key of the provider that is shown. */
  provider: string
  providers: readonly {
    key: string
    eligibility: Eligibility
    /** Default to the nearest dollar. */
    rounding?: { payment: DollarRounding }
  }[]
}

/**
 * Figures and rule of the site's provider for a vehicle, each `null` where there is none. A `monthly` provider
 * that supplies no week has its estimate as one, so that a calculator starts with the repayment of the page.
 * @param lenders lender data of the vehicle, by provider
 * Source: `FIN-025`, `D-46`, `D-47`, `PLUS-112`
 */
export function findProviderLender(
  { provider, providers }: ProviderSettings,
  lenders: Readonly<Record<string, LenderInfo>>,
): { lender: LenderFigures | null; eligibility: Eligibility | null } {
  const info = Object.hasOwn(lenders, provider) ? lenders[provider] : undefined
  const settings = providers.find(({ key }) => key === provider)
  const figures = info ? readLenderFigures(info) : null
  const isMonthly = settings?.eligibility === 'monthly'
  return {
    lender: figures && isMonthly ? withWeek(figures, settings.rounding?.payment) : figures,
    eligibility: settings?.eligibility ?? null,
  }
}

function withWeek(figures: LenderFigures, rounding?: DollarRounding): LenderFigures {
  const { weekDollars, monthDollars } = figures
  if (weekDollars || !monthDollars) return figures
  return { ...figures, weekDollars: roundDollars(monthDollars / WEEKS_PER_MONTH, rounding) }
}

/** Weekly payment of a vehicle with both of its rates. */
export interface WeeklyEstimate {
  /** Whole dollars. */
  weekDollars: number
  ratePercent: number
  comparisonRatePercent: number
}

/** Things a weekly estimate depends on. */
export interface EstimateQuestion {
  vehicle: FinanceVehicle
  /** Figures of the site's provider for the vehicle; `null` when it has none. */
  lender: LenderFigures | null
  /** Rule of the provider; `null` for a provider the site does not name. */
  eligibility: Eligibility | null
  hidden: HiddenEstimates
  /** In the time zone of the site. */
  currentYear: number
  /** How the provider rounds payments. Default to the nearest dollar (`D-51`). */
  rounding?: DollarRounding
}

/**
 * Weekly estimate of a vehicle: the lender's week, or for `monthly` its month / 4.33, in whole dollars. It
 * needs figures of the configured provider, both rates (0 is one), the provider's rule, and a vehicle that
 * finance is applicable to.
 * @returns `null` where none is shown
 * Source: `FIN-025` to `FIN-035`, `FIN-073`, `D-47`
 */
export function findWeeklyEstimate(question: EstimateQuestion): WeeklyEstimate | null {
  const { vehicle, lender, eligibility, hidden, currentYear, rounding } = question
  if (!lender || !eligibility || isEstimateHidden(vehicle, hidden)) return null
  const { ratePercent, comparisonRatePercent, weekDollars, monthDollars } = lender
  if (ratePercent === null || comparisonRatePercent === null) return null
  if (!isFinanceApplicable(vehicle) || !isEligible(vehicle, lender, eligibility, currentYear))
    return null
  const week = eligibility === 'monthly' ? (monthDollars ?? 0) / WEEKS_PER_MONTH : weekDollars
  if (!isPresent(week)) return null
  return { weekDollars: roundDollars(week ?? 0, rounding), ratePercent, comparisonRatePercent }
}

/**
 * Estimate of a month: the week × 4.33, never 4 weeks and never 2 fortnights.
 * @returns dollars to the cent
 * Source: `FIN-072`
 */
export function calculateMonthEstimate(weekDollars: number): number {
  return Number((weekDollars * WEEKS_PER_MONTH).toFixed(2))
}
