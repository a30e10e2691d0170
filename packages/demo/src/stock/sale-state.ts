import { addDays, TODAY } from './calendar.ts'
import type { CarType } from './demo-car.ts'
import type { SaleState } from './finish-stock.ts'
import type { Random } from './random.ts'

/** Shares of a dealer's vehicles that are not simply for sale. */
export interface SaleShares {
  comingSoon: number
  pending: number
  /** Sold within the last two days. */
  justSold: number
}

/** A few are on their way in or spoken for, and some went this week; only new ones are on order. */
export function drawSaleState(
  { stockedOn, carType }: { stockedOn: string; carType: CarType },
  { comingSoon, pending, justSold }: SaleShares,
  random: Random,
): SaleState {
  const draw = random.next()
  if (draw < comingSoon) {
    return { status: carType === 'demo' ? 'in_stock' : 'coming_soon', soldOn: null }
  }
  if (draw < comingSoon + pending) return { status: 'deal_pending', soldOn: null }
  if (draw < comingSoon + pending + justSold) {
    const day = addDays(TODAY, -random.whole(0, 2))
    return { status: 'sold', soldOn: day < stockedOn ? stockedOn : day }
  }
  return { status: 'in_stock', soldOn: null }
}
