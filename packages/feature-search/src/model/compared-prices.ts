import { findPriceBasis } from '@forecourt/stock/model'
import type { StockCard } from './search-requests.ts'
import type { SearchState } from './search-state.ts'

/**
 * How the prices without government charges among some cars are compared with the others: by estimates of their
 * drive-away prices, some of them so, or as they are.
 */
export type ComparedPrices = 'estimated' | 'partly' | 'as-advertised'

/** Facts of a card that decide what its price is compared as. */
export type ComparedCard = Pick<StockCard, 'drive_away_estimate' | 'price' | 'price_type'>

/** How the prices without government charges among these cars are compared; `null` where there are none. */
export function findComparedPrices(cars: readonly ComparedCard[]): ComparedPrices | null {
  const without = cars.filter(
    ({ price, price_type }) =>
      price !== null && findPriceBasis(price_type) === 'excluding-government-charges',
  )
  const estimated = without.filter((car) => car.drive_away_estimate !== undefined)
  if (without.length === 0) return null
  if (estimated.length === without.length) return 'estimated'
  return estimated.length === 0 ? 'as-advertised' : 'partly'
}

const sentences: Readonly<Record<ComparedPrices, string>> = {
  estimated:
    'We sort and filter them by our estimate of the drive-away price. Ask us for the exact total.',
  partly:
    'Where we can, we sort and filter them by our estimate of the drive-away price. Ask us for the exact total.',
  'as-advertised': 'We sort and filter them as advertised, so allow for the charges on top.',
}

/**
 * Words a list says once about prices without government charges; `null` unless it is filtered or sorted by price.
 * Source: `D-114`
 */
export function describeComparedPrices(
  { facets, ranges, sortBy, near }: Pick<SearchState, 'facets' | 'ranges' | 'sortBy' | 'near'>,
  compared: ComparedPrices | null,
): string | null {
  const isSorted = sortBy.startsWith('price:') && !near?.isNearestFirst
  if (!compared || !(isSorted || ranges.price || facets.price_range)) return null
  return `Some prices exclude government charges. ${sentences[compared]}`
}
