import { type Car, findBasePath, findCurrentPrice, type PathSite } from '@forecourt/stock/model'

/** Anchor of the finance calculator on the vehicle page. Source: `VDP-035` */
export const FINANCE_CALCULATOR_ID = 'finance-calculator'

/** Anchor of the disclaimer every repayment links to. Source: `VDP-036`, `D-47` */
export const FINANCE_DISCLAIMER_ID = 'financeDisclaimer'

/** `/cars/trade-in?car_id={id}` below the path of the site (`VDP-046`). */
export function formatTradeInPath(car: Pick<Car, 'id'>, site: PathSite = {}): string {
  return `${findBasePath(site)}/cars/trade-in?car_id=${car.id}`
}

/**
 * The finance page about a car: what it knows of the car as parameters, then `#finance-form`; what
 * the car does not say is left out.
 * @param financePage path of the site's finance page
 * Source: `SITE-029`, `VDP-047`
 */
export function formatFinancePath(
  car: Pick<Car, 'id' | 'dealership_slug' | 'car_type' | 'vin' | 'price' | 'offer_price'>,
  financePage: string,
): string {
  const price = findCurrentPrice(car)
  const query = new URLSearchParams({ preferredDealership: car.dealership_slug })
  if (price !== null) query.set('vehiclePriceBudget', String(price))
  query.set('car_id', String(car.id))
  query.set('car_type', car.car_type)
  if (car.vin) query.set('vin', car.vin)
  return `${financePage}?${query}#finance-form`
}

/** The sign-in page in front of finance, and the way back to the car. Source: `D-62`, `D-94` */
export function formatGatedPath(target: string, back: string, site: PathSite = {}): string {
  return `${findBasePath(site)}/sign-in?${new URLSearchParams({ type: 'finance', redirect: target, back })}`
}
