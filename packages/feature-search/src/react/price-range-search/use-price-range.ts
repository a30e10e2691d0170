import { useState } from 'react'
import {
  countWithin,
  findChosenPriceRange,
  formatPriceFilter,
  type PriceBounds,
  type PriceCounts,
} from '../../model/index.ts'

/** The range a visitor is setting, and how many vehicles are in it. */
export function usePriceRange(
  bounds: PriceBounds,
  counts: PriceCounts | null,
  first: readonly [min: number, max: number] = [bounds.min, bounds.max],
) {
  const [range, setRange] = useState(() => findChosenPriceRange(first, bounds))
  return {
    range,
    count: counts === null ? null : countWithin(counts, formatPriceFilter(range, bounds)),
    onRangeChange: ({ value: [min, max] }: { value: readonly number[] }) =>
      setRange(findChosenPriceRange([min, max], bounds)),
  }
}
