import { formatPrice } from '@forecourt/stock/model'

/** Amounts of a deal, in dollars. */
export interface DealAmounts {
  /** Price of the vehicle; null where it is not shown. */
  price: number | null
  /** Cost of delivery; null while nobody knows it. */
  delivery: number | null
  /** Worth of the trade-in as its owner thinks; null without one. */
  tradeIn: number | null
  deposit: number
}

/**
 * Dollars that are left to pay once the deposit is paid and the trade-in counted; below 0 where those two come to
 * more than the vehicle and its delivery.
 * @returns null where the price is not shown
 * Source: `D-14`
 */
export function computeRemaining({
  price,
  delivery,
  tradeIn,
  deposit,
}: DealAmounts): number | null {
  if (price === null) return null
  return price + (delivery ?? 0) - (tradeIn ?? 0) - deposit
}

/** A line of the sum of a deal. */
export interface DealLine {
  term: string
  details: string
}

/** How the vehicle gets to its buyer, as far as it is known. */
export type DealDelivery =
  | { kind: 'unasked' }
  | { kind: 'pick-up' }
  | { kind: 'price'; dollars: number }
  /** The dealer says the price afterwards. */
  | { kind: 'unpriced' }

function formatDelivery(delivery: DealDelivery): string {
  switch (delivery.kind) {
    case 'unasked':
      return 'Not chosen yet'
    case 'pick-up':
      return 'Pick-up, free'
    case 'price':
      return delivery.dollars === 0 ? 'Free' : formatPrice(delivery.dollars)
    case 'unpriced':
      return 'Price on request'
  }
}

/** The end of a sum: the rest, and what comes back where there is none. */
function createRestLines(remaining: number): DealLine[] {
  const rest = { term: 'Left to pay', details: formatPrice(Math.max(0, remaining)) }
  if (remaining >= 0) return [rest]
  return [
    rest,
    { term: 'Left over for you, by the same estimate', details: formatPrice(-remaining) },
  ]
}

/** The sum of a deal, line by line, ending with what is left to pay or left over. Source: `D-14` */
export function createDealLines(deal: {
  price: number | null
  delivery: DealDelivery
  /** Worth of the trade-in as its owner thinks; null where they gave none. */
  tradeIn: number | null
  deposit: number
  depositText: string
}): DealLine[] {
  const { price, delivery, tradeIn, deposit, depositText } = deal
  const dollars = delivery.kind === 'price' ? delivery.dollars : null
  const remaining = computeRemaining({ price, delivery: dollars, tradeIn, deposit })
  return [
    ...(price === null ? [] : [{ term: 'Price', details: formatPrice(price) }]),
    { term: 'Delivery', details: formatDelivery(delivery) },
    ...(tradeIn === null
      ? []
      : [{ term: 'Your trade-in, by your own estimate', details: `−${formatPrice(tradeIn)}` }]),
    { term: 'Deposit now', details: depositText },
    ...(remaining === null ? [] : createRestLines(remaining)),
  ]
}
