import type { Car } from './car.ts'
import type { CarMarketData } from './car-parts.ts'

/** A price at or below this many dollars is a placeholder of the feed and is not shown (`SRCH-091`). */
export const PRICE_FLOOR_DOLLARS = 10

/** Whole dollars below the market average from which the indicator shows (`SRCH-096`, `D-36`). */
export const MARKET_DIFFERENCE_DOLLARS = 500

/** Facts that decide how a car's price reads. */
export type CarPrice = Pick<
  Car,
  'price' | 'before_price' | 'offer_price' | 'preorder' | 'price_type'
>

/** A price as a visitor sees it, every word of it. */
export type PriceDisplay =
  | {
      kind: 'price'
      /** "Price", for those who cannot see what the number is. */
      label: string
      /** Current price, above 10. */
      dollars: number
      /** "$24,990" */
      text: string
      /** Content of the price, shown beside it; `null` when the feed does not say. */
      priceType: string | null
      /** Earlier price, only when higher than the current one. */
      was: { dollars: number; label: string; text: string; savingText: string } | null
    }
  | { kind: 'none'; text: string }

/** An amount somebody asks for a car, a part or a model's cheapest car. */
export interface Amount {
  /** Asked now; `null` without a price. */
  dollars: number | null
  /** Asked before; shown only when higher. Default none. */
  wasDollars?: number | null
  /** Content of the amount, "Drive Away", "Per set of 4"; `null` when nobody said. */
  priceType: string | null
}

const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Dollars with separators, "$24,990"; cents only when they are not zero, "$24,990.50".
 * Source: `D-35`
 */
export function formatPrice(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100)
  const text =
    cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollarsAndCents.format(cents / 100)
  return `${dollars < 0 && cents > 0 ? '-' : ''}$${text}`
}

/** True for an amount above 10 dollars (`SRCH-091`). */
export function isDisplayablePrice(dollars: number | null): dollars is number {
  return dollars !== null && Number.isFinite(dollars) && dollars > PRICE_FLOOR_DOLLARS
}

/**
 * Cost of the car now: the offer when it is above 10 and below the price, else the price.
 * @returns dollars, or `null` without a displayable price
 * Source: `D-35`
 */
export function findCurrentPrice(car: Pick<CarPrice, 'price' | 'offer_price'>): number | null {
  const dollars = isOffer(car) ? car.offer_price : car.price
  return isDisplayablePrice(dollars) ? dollars : null
}

/**
 * Cost of the car before: `before_price`, else the price when an offer is used.
 * @returns dollars, or `null` unless higher than the current price
 * Source: `SRCH-094`, `D-35`
 */
export function findWasPrice(car: Omit<CarPrice, 'preorder' | 'price_type'>): number | null {
  const current = findCurrentPrice(car)
  const before = car.before_price ?? (isOffer(car) ? car.price : null)
  return current !== null && before !== null && before > current ? before : null
}

/**
 * The price, or the words that stand in its place: 'PREORDER' for a car on preorder, else the
 * dealer's no-price text. The price type belongs to a displayed price only.
 * Source: `SRCH-091` to `SRCH-094`, `D-35`, `D-98`
 */
export function describePrice(car: CarPrice, options: { noPriceText: string }): PriceDisplay {
  return describeAmount(
    { dollars: findCurrentPrice(car), wasDollars: findWasPrice(car), priceType: car.price_type },
    car.preorder ? { noPriceText: 'PREORDER' } : options,
  )
}

/** Words of an amount with its earlier one and the saving, or the words that stand in its place. */
export function describeAmount(
  { dollars, wasDollars = null, priceType }: Amount,
  { noPriceText }: { noPriceText: string },
): PriceDisplay {
  if (dollars === null) return { kind: 'none', text: noPriceText }
  const was = wasDollars !== null && wasDollars > dollars ? earlierPrice(wasDollars, dollars) : null
  return { kind: 'price', label: 'Price', dollars, text: formatPrice(dollars), priceType, was }
}

/**
 * How far the price lies below the market: the state average when it is a positive number, else
 * the national one.
 * @returns `null` below 500 dollars of difference, without an average or without a price
 * Source: `SRCH-095`, `SRCH-096`, `D-36`
 */
export function findMarketIndicator(
  car: Pick<CarPrice, 'price' | 'offer_price'> & { autograb_data: CarMarketData | null },
): { differenceDollars: number; text: string } | null {
  const price = findCurrentPrice(car)
  const average = marketAverage(car.autograb_data)
  if (price === null || average === null) return null
  const differenceDollars = Math.round(average) - price
  if (differenceDollars < MARKET_DIFFERENCE_DOLLARS) return null
  return { differenceDollars, text: `${formatPrice(differenceDollars)} below market average` }
}

function earlierPrice(was: number, current: number) {
  const savingText = `Save ${formatPrice(was - current)}`
  return { dollars: was, label: 'Was', text: formatPrice(was), savingText }
}

function isOffer(car: Pick<CarPrice, 'price' | 'offer_price'>): boolean {
  return isDisplayablePrice(car.offer_price) && car.price !== null && car.offer_price < car.price
}

function marketAverage(market: CarMarketData | null): number | null {
  if (market === null) return null
  const candidates = [market.state_average_market_price, market.average_market_price]
  return candidates.find((average) => average !== null && average > 0) ?? null
}
