import type { GateName } from '../sign-in/gates.ts'

/** Ways to a trade-in: for nothing in particular, by somebody who only sells, and towards a car. */
export type TradeInWay = 'trade-in' | 'sell' | 'car'

/** Path of each way. Source: `SITE-023` to `SITE-025` */
export const TRADE_IN_PATHS = {
  'trade-in': '/trade-in',
  sell: '/sell-my-car',
  car: '/cars/trade-in',
} as const satisfies Readonly<Record<TradeInWay, string>>

/** Gate of each way. Source: `SITE-085`, `CFG-086` */
export const TRADE_IN_GATES = {
  'trade-in': 'trade-in',
  sell: 'sell-my-car',
  car: 'trade-in',
} as const satisfies Readonly<Record<TradeInWay, GateName>>

/** The way a path is; null for another page. */
export function findTradeInWay(path: string): TradeInWay | null {
  const ways = Object.entries(TRADE_IN_PATHS) as [TradeInWay, string][]
  return ways.find(([, own]) => path === own)?.[0] ?? null
}

/** Id of the car a page is for, `?car_id=`; null for none. */
export function readTradeInCarId(query: URLSearchParams): number | null {
  const id = query.get('car_id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** Address of a way, towards a car where it has one, at a step where one is named. */
export function formatTradeInPath(
  way: TradeInWay,
  { carId = null, step }: { carId?: number | null; step?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(way === 'car' && carId !== null && { car_id: String(carId) }),
    ...(step && { step }),
  })
  return TRADE_IN_PATHS[way] + (query.size > 0 ? `?${query}` : '')
}
