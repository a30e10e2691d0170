import { facetValues, LIST_FACETS, RANGE_FACETS } from './facets.ts'
import type { SliderKey } from './range.ts'
import { facetCounts, facetStats, type SearchResults } from './search-results.ts'

/**
 * What a visitor has seen in the sidebar: values and sliders that were there keep their place when a
 * search changes their counts, so that nothing moves under a finger.
 */
export interface SeenFacets {
  /** Values by facet, in the order they stand in. */
  values: Readonly<Record<string, readonly string[]>>
  /** Smallest and largest number seen so far, by slider. */
  ends: Partial<Record<SliderKey, { min: number; max: number }>>
}

/** A sidebar nobody has seen yet. */
export const NOTHING_SEEN: SeenFacets = { values: {}, ends: {} }

/**
 * What a visitor has seen after these results: values keep their order, new ones come after them.
 * Values that belong to another choice (badges of a make) are not kept.
 * @returns the same object when nothing is new
 */
export function seenFacets(before: SeenFacets, results: SearchResults): SeenFacets {
  const values = { ...before.values }
  const ends = { ...before.ends }
  let isNew = false
  for (const facet of LIST_FACETS) {
    if (facet.needs !== undefined) continue
    const seen = before.values[facet.key] ?? []
    const unlimited = { ...facet, limit: Number.POSITIVE_INFINITY }
    const now = facetValues(unlimited, facetCounts(results, facet.key), [], { seen })
    if (now.length === seen.length) continue
    values[facet.key] = now.map(({ value }) => value)
    isNew = true
  }
  for (const { key } of RANGE_FACETS) {
    if (key === 'created_at_timestamp') continue
    const stats = facetStats(results, key)
    const known = before.ends[key]
    if (stats === null || (known && known.min <= stats.min && known.max >= stats.max)) continue
    ends[key] = {
      min: Math.min(stats.min, known?.min ?? stats.min),
      max: Math.max(stats.max, known?.max ?? stats.max),
    }
    isNew = true
  }
  return isNew ? { values, ends } : before
}
