import type { StockPrice } from '../model/car.ts'
import type { FeedCells } from './feed-cells.ts'
import { isNegativePrice, parsePriceText } from './price-text.ts'
import {
  type AdvertisedPrice,
  PRICE_TYPES,
  parseAdvertisedText,
  parseYesNoText,
} from './vocabulary.ts'

const preorderWords = /\bavailable to order\b/i

/**
 * The advertised one of the two Australian prices; the row's switch wins over the import's. Where
 * the advertised one is missing the other stands in, with its own price type. A price whose switch cannot
 * be read has no type: what it includes is not guessed at. One below 0 counts as 0,
 * which is no price, and the import tells it.
 * Source: `D-98`, `PLUS-009`, `FIN-055`
 */
export function resolvePrice(cells: FeedCells, advertised: AdvertisedPrice): StockPrice {
  const said = cells.lenient('advertised_price', parseAdvertisedText)
  const isUnclear = said === null && cells.raw('advertised_price') !== ''
  const wanted = said ?? advertised
  const other = wanted === 'DAP' ? 'EGC' : 'DAP'
  const amounts = {
    DAP: readAmount(cells, 'dap_price'),
    EGC: readAmount(cells, 'egc_price'),
  }
  const plain = readAmount(cells, 'price')
  const type = amounts[wanted] === null && plain === null ? other : wanted
  const price = amounts[type] ?? plain
  return {
    price,
    before_price: cells.lenient('before_price', parsePriceText),
    offer_price: cells.lenient('offer_price', parsePriceText),
    subscription_price: cells.lenient('subscription_price', parsePriceText),
    price_type: price === null || (isUnclear && amounts[type] === null) ? null : PRICE_TYPES[type],
    preorder: isPreorder(cells) || cells.lenient('preorder', parseYesNoText) === true,
  }
}

function readAmount(cells: FeedCells, field: 'dap_price' | 'egc_price' | 'price'): number | null {
  const kind = isNegativePrice(cells.raw(field)) ? 'lenient' : 'strict'
  return cells[kind](field, parsePriceText)
}

/** "Available to order", wherever the feed says so. */
export function isPreorder(cells: FeedCells): boolean {
  const fields = ['status', 'car_type', 'odometer', 'dap_price', 'egc_price', 'price'] as const
  return fields.some((field) => preorderWords.test(cells.raw(field)))
}
