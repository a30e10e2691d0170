import type { StockPrice } from '../model/car.ts'
import type { FeedCells } from './feed-cells.ts'
import { parsePriceText } from './price-text.ts'
import { type AdvertisedPrice, PRICE_TYPES, parseAdvertisedText } from './vocabulary.ts'

const preorderWords = /\bavailable to order\b/i

/**
 * The advertised one of the two Australian prices; the row's switch wins over the import's. Where
 * the advertised one is missing the other stands in, with its own price type.
 * Source: `D-98`, `PLUS-009`
 */
export function resolvePrice(cells: FeedCells, advertised: AdvertisedPrice): StockPrice {
  const wanted = cells.lenient('advertised_price', parseAdvertisedText) ?? advertised
  const other = wanted === 'DAP' ? 'EGC' : 'DAP'
  const amounts = {
    DAP: cells.strict('dap_price', parsePriceText),
    EGC: cells.strict('egc_price', parsePriceText),
  }
  const plain = cells.strict('price', parsePriceText)
  const type = amounts[wanted] === null && plain === null ? other : wanted
  const price = amounts[type] ?? plain
  return {
    price,
    before_price: cells.lenient('before_price', parsePriceText),
    offer_price: cells.lenient('offer_price', parsePriceText),
    subscription_price: cells.lenient('subscription_price', parsePriceText),
    price_type: price === null ? null : PRICE_TYPES[type],
    preorder: isPreorder(cells),
  }
}

/** "Available to order", wherever the feed says so. */
export function isPreorder(cells: FeedCells): boolean {
  const fields = ['status', 'car_type', 'odometer', 'dap_price', 'egc_price', 'price'] as const
  return fields.some((field) => preorderWords.test(cells.raw(field)))
}
