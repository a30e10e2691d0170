import { useState } from 'react'
import {
  chosenPriceRange,
  countWithin,
  type PriceBounds,
  type PriceCounts,
  priceFilter,
} from '../../model/index.ts'

/** The range a visitor is setting, and how many vehicles are in it. */
export function usePriceRange(
  bounds: PriceBounds,
  counts: PriceCounts | null,
  first: readonly [min: number, max: number] = [bounds.min, bounds.max],
) {
  const [range, setRange] = useState(() => chosenPriceRange(first, bounds))
  return {
    range,
    count: counts === null ? null : countWithin(counts, priceFilter(range, bounds)),
    onRangeChange: ({ value: [min, max] }: { value: readonly number[] }) =>
      setRange(chosenPriceRange([min, max], bounds)),
  }
}
