import type { TextQuery } from '../index/text-query.ts'
import type { ValueColumn } from '../index/value-column.ts'
import type { FacetHitsAnswer, FacetStats, Tags } from './search-answer.ts'
import { markText, renderMarks } from './text-highlight.ts'

type CompareCodes = (a: number, b: number) => number

/**
 * The most frequent values, or the first by name, in order. Equal counts go by name; numbers by
 * size, before texts.
 */
export function topValues(
  column: ValueColumn,
  counts: Uint32Array,
  limit: number,
  sortBy: 'count' | 'alpha',
): number[] {
  const byName = compareNames(column)
  const compare: CompareCodes =
    sortBy === 'alpha' ? byName : (a, b) => counts[b]! - counts[a]! || byName(a, b)
  const found: number[] = []
  const keep = limit * 2 + 64
  let cutoff = 0
  /** Least count to be compared at all. */
  let least = 1
  for (let code = 1; code < counts.length; code++) {
    if (counts[code]! < least || (cutoff > 0 && compare(code, cutoff) > 0)) continue
    found.push(code)
    if (found.length < keep) continue
    found.sort(compare).length = limit
    cutoff = found.at(-1) ?? 0
    if (sortBy === 'count' && cutoff > 0) least = counts[cutoff]!
  }
  return found.sort(compare).slice(0, limit)
}

/** Counts by value. An own property even for a value like `__proto__`. */
export function countsByLabel(
  column: ValueColumn,
  counts: Uint32Array,
  codes: readonly number[],
): Record<string, number> {
  const facet = Object.create(null) as Record<string, number>
  for (const code of codes) facet[column.dictionary.label(code)] = counts[code]!
  return facet
}

/** Least, greatest, average and sum of the numbers, or null when there is none. */
export function computeFacetStats(column: ValueColumn, counts: Uint32Array): FacetStats | null {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let total = 0
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code]!
    if (count === 0) continue
    const number = column.dictionary.number(code)
    if (Number.isNaN(number)) continue
    if (number < min) min = number
    if (number > max) max = number
    sum += number * count
    total += count
  }
  return total === 0 ? null : { min, max, avg: sum / total, sum }
}

/** The values whose words meet a query, the most frequent first. */
export function searchFacetValues(
  column: ValueColumn,
  counts: Uint32Array,
  query: TextQuery | null,
  options: { limit: number; sortBy: 'count' | 'alpha'; tags: Tags },
): FacetHitsAnswer['facetHits'] {
  const { dictionary } = column
  const matching = counts.slice()
  const rendered = new Map<number, string>()
  for (let code = 1; code < counts.length; code++) {
    if (counts[code] === 0 || !query) continue
    const label = dictionary.label(code)
    const marks = markText(label, query)
    if (marks.places.size < query.words.length) matching[code] = 0
    else rendered.set(code, renderMarks(label, marks.ranges, options.tags))
  }
  return topValues(column, matching, options.limit, options.sortBy).map((code) => {
    const value = dictionary.label(code)
    return { value, highlighted: rendered.get(code) ?? value, count: counts[code]! }
  })
}

function compareNames({ dictionary }: ValueColumn): CompareCodes {
  return (a, b) => {
    const [first, second] = [dictionary.number(a), dictionary.number(b)]
    if (first < second) return -1
    if (first > second) return 1
    if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1
    if (first === second) return 0
    return dictionary.label(a) < dictionary.label(b) ? -1 : 1
  }
}
