import type { Site } from '@forecourt/tenant-config/model'
import type { TradeInWay } from './trade-in-path.ts'

/** Name for a visitor's own vehicle, in lower case. */
export type TradeInNoun = 'car' | 'vehicle'

/** Name of a vehicle offered to a site: people trade a car in for a motorcycle, a caravan or a truck too. */
export const pickTradeInNoun = ({ kind }: Pick<Site, 'kind'>): TradeInNoun =>
  kind === 'car' ? 'car' : 'vehicle'

/** Several of them at the beginning of a sentence. */
export const tradeInNounsFirst: Readonly<Record<TradeInNoun, string>> = {
  car: 'Cars',
  vehicle: 'Vehicles',
}

/** Heading of the pages of a way. Source: `SITE-023` to `SITE-025` */
export const formatTradeInHeading = (way: TradeInWay, noun: TradeInNoun): string =>
  ({
    'trade-in': `What is your ${noun} worth?`,
    sell: `Sell your ${noun}`,
    car: `Trade in your ${noun}`,
  })[way]
