import { TradeInSummary } from '@forecourt/feature-leads'
import { formatTradeInPath, type LeadTradeIn } from '@forecourt/feature-leads/model'
import { type Car, findCurrentPrice } from '@forecourt/stock/model'

/** The visitor's trade-in towards a car, or towards none; nothing without one. */
export function OwnTradeIn({ tradeIn, car }: { tradeIn: LeadTradeIn | null; car: Car | null }) {
  if (!tradeIn) return null
  const way = car ? 'car' : 'trade-in'
  return (
    <TradeInSummary
      tradeIn={tradeIn}
      priceDollars={car && findCurrentPrice(car)}
      href={formatTradeInPath(way, { carId: car?.id ?? null })}
    />
  )
}
