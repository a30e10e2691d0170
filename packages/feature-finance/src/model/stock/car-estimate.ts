import { type Car, findCurrentPrice, isAvailable } from '@forecourt/stock/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import { findProviderLender, findWeeklyEstimate, type LenderInfo } from '../estimate/index.ts'
import {
  createRepaymentClaim,
  type DollarRounding,
  type FinanceVehicle,
  isFinanceApplicable,
  type RateDays,
  type RepaymentClaim,
} from '../index.ts'

/** Part of a car that decides whether it can be financed. */
export type FinancedCar = Pick<
  Car,
  'status' | 'sold' | 'tag' | 'reserved' | 'price' | 'offer_price'
>

/** Part of a car its weekly estimate is made of. */
export type EstimatedCar = FinancedCar &
  Pick<Car, 'year' | 'make' | 'dealership_slug' | 'finance_lenders' | 'youxQuote'>

/** Part of a site that decides about repayments. */
export interface RepaymentSite {
  features: { finance: boolean }
  finance: Pick<BrowserSite['finance'], 'provider' | 'providers'>
  vehiclePage: Pick<BrowserSite['vehiclePage'], 'weeklyFinanceHidden'>
}

/** Weekly estimate of one car with all that a claim about it needs but its days. */
export interface CarEstimate {
  /** Whole dollars, rounded as the provider rounds. */
  weekDollars: number
  ratePercent: number
  comparisonRatePercent: number
  /** Amount the repayment is for: price less the lender's deposit. */
  amountDollars: number
}

/** A car as the rules of estimates see it. */
export const toFinanceVehicle = (car: EstimatedCar): FinanceVehicle => ({
  ...applicability(car),
  year: car.year,
  make: car.make,
  dealershipSlug: car.dealership_slug,
})

const applicability = (car: FinancedCar) => ({
  status: car.status,
  isAvailable: isAvailable(car),
  isReserved: car.reserved,
  priceDollars: findCurrentPrice(car),
})

/**
 * True for a car that can be financed: in stock, neither sold nor reserved, for more than 200 dollars.
 * Source: `FIN-037`, `FIN-038`, `D-94`
 */
export const canFinance = (car: FinancedCar): boolean => isFinanceApplicable(applicability(car))

/** The provider a site shows; undefined where its list does not name it. */
export const findProvider = ({ finance }: Pick<RepaymentSite, 'finance'>) =>
  finance.providers.find(({ key }) => key === finance.provider)

/**
 * The days of the rates a site shows repayments with.
 * @param today `YYYY-MM-DD` in the time zone of the site
 * @returns null where it shows none: finance is off, its provider publishes no rates, or they do not count
 *   today
 * Source: `PLUS-041`, `D-97`
 */
export function findRateDays(site: RepaymentSite, today: string): RateDays | null {
  const comparison = findProvider(site)?.comparison
  if (!site.features.finance || !comparison) return null
  const { asOf, expires } = comparison
  return asOf <= today && today <= expires ? { asOf, expires, today } : null
}

/** Lender data of a car by provider; a quote of its search card stands for a provider that sent none. */
function listLenders(car: EstimatedCar, provider: string): Readonly<Record<string, LenderInfo>> {
  const { finance_lenders: lenders, youxQuote: quote } = car
  if (!quote || provider !== QUOTED_PROVIDER || Object.hasOwn(lenders, provider)) return lenders
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = quote
  const info = { paymentWeek: weeklyRepaymentAmount, interestRate: advertisedRate, comparisonRate }
  return { ...lenders, [provider]: info }
}

/** Provider the quote of a search card is of. Source: `DATA-018` */
const QUOTED_PROVIDER = 'youx'

/** Figures and rule of the site's provider for a car, each null where there is none. */
export function findCarLender(
  car: EstimatedCar,
  { finance }: Pick<RepaymentSite, 'finance'>,
): ReturnType<typeof findProviderLender> {
  return findProviderLender(finance, listLenders(car, finance.provider))
}

/**
 * Weekly estimate of a car by the figures its feed brought of the site's provider.
 * @param today `YYYY-MM-DD` in the time zone of the site
 * @returns null where none is shown: also while the site's rates do not count
 * Source: `FIN-025` to `FIN-035`, `D-47`, `D-97`
 */
export function findCarEstimate(
  car: EstimatedCar,
  site: RepaymentSite,
  today: string,
): CarEstimate | null {
  if (!findRateDays(site, today)) return null
  const { lender, eligibility } = findCarLender(car, site)
  const vehicle = toFinanceVehicle(car)
  const estimate = findWeeklyEstimate({
    vehicle,
    lender,
    eligibility,
    hidden: site.vehiclePage.weeklyFinanceHidden,
    currentYear: Number(today.slice(0, 4)),
    rounding: roundingOf(site),
  })
  if (!estimate || vehicle.priceDollars === null) return null
  return { ...estimate, amountDollars: vehicle.priceDollars - (lender?.depositDollars ?? 0) }
}

const roundingOf = (site: RepaymentSite): DollarRounding | undefined =>
  findProvider(site)?.rounding.payment

/** The claim of an estimate, the only form it is shown in; null outside the days of the rates. */
export function createEstimateClaim(
  { weekDollars, ...estimate }: CarEstimate,
  { today, ...days }: RateDays,
): RepaymentClaim | null {
  const claim = { ...estimate, ...days, paymentDollars: weekDollars, frequency: 'week' as const }
  return createRepaymentClaim(claim, today)
}
