/** The vehicle as finance sees it. */
export interface FinanceVehicle {
  /** Asked now, an offer counted in; `null` without a price (`findCurrentPrice` of `@forecourt/stock`). */
  priceDollars: number | null
  /** Build year. */
  year: number | null
  make: string
  dealershipSlug: string
  status: 'in_stock' | 'coming_soon' | 'sold'
  /** In stock or coming soon, and not sold (`isAvailable` of `@forecourt/stock`, `D-08`). */
  isAvailable: boolean
  isReserved: boolean
}

/** A price up to this many dollars has no finance. Source: `FIN-038` */
export const FINANCE_FLOOR_DOLLARS = 200

/**
 * True for a vehicle in stock, neither sold nor reserved, that costs more than 200 dollars.
 * Source: `FIN-037`, `FIN-038`, `D-08`
 */
export function isFinanceApplicable({
  status,
  isAvailable,
  isReserved,
  priceDollars,
}: Pick<FinanceVehicle, 'status' | 'isAvailable' | 'isReserved' | 'priceDollars'>): boolean {
  const isThere = status === 'in_stock' && isAvailable && !isReserved
  return isThere && priceDollars !== null && priceDollars > FINANCE_FLOOR_DOLLARS
}
