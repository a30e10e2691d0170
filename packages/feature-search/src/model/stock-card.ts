import type { CarAvailability } from '@forecourt/stock/model'
import type { StockCard } from './search-requests.ts'

/** A card with what the stock says of its car by now: a search follows a change a moment later. */
export function renewCard(card: StockCard, car: CarAvailability): StockCard {
  const { reserved, sold, status, tag } = car
  return { ...card, reserved, sold, status, tag }
}
