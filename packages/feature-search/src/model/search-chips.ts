import { formatFacetValue } from './facet-values.ts'
import { findRangeFacet, LIST_FACETS, RANGE_FACETS, type RangeFacetKey } from './facets.ts'
import { formatNearLabel } from './near.ts'
import type { SearchRange } from './range.ts'
import {
  type SearchState,
  type TypedPart,
  toggleFacet,
  withNear,
  withQuery,
  withRange,
} from './search-state.ts'

/** One chosen filter that can be taken away. */
export interface SearchChip {
  /** Unique among the chips. */
  key: string
  label: string
  /** The state without it. */
  without: SearchState
  /** Words that became this filter, and perhaps those before it. Default none: it was chosen. */
  words?: string
  /** The state with those words as text instead (`D-113`). */
  asText?: SearchState
}

/** The chosen filters in the order of the address: text, facets, ranges, place. */
export function listSearchChips(state: SearchState): SearchChip[] {
  const chips = listChips(state)
  if (!state.typed) return chips
  const lastOfPart = new Map(
    state.typed.map((part) => [chips.findLast(({ key }) => part.chips.includes(key))?.key, part]),
  )
  return chips.map((chip) => {
    const part = lastOfPart.get(chip.key)
    return part ? { ...chip, words: part.words, asText: readAsText(state, part) } : chip
  })
}

const listChips = (state: SearchState): SearchChip[] => [
  ...queryChips(state),
  ...facetChips(state),
  ...rangeChips(state),
  ...nearChips(state),
]

/* The words as text, and none of the filters they became. */
function readAsText(state: SearchState, { words, chips }: TypedPart): SearchState {
  const typed = state.typed?.filter((part) => part.words !== words) ?? []
  const { typed: _all, ...rest } = chips.reduce<SearchState>(
    (from, key) => listChips(from).find((chip) => chip.key === key)?.without ?? from,
    state,
  )
  const text = withQuery(rest, [state.query, words].filter(Boolean).join(' '))
  return typed.length > 0 ? { ...text, typed } : text
}

/**
 * "$5,000 to $20,000", "2020", "Up to 50,000 km", "From 2019"; a number that could be read as another says what
 * it is, "Towing capacity from 2,500 kg".
 */
export function formatRangeLabel(key: RangeFacetKey, { min, max }: SearchRange): string {
  const {
    chip: subject,
    text: { format: text },
  } = findRangeFacet(key)
  const words = (up: string, from: string) => {
    if (min !== undefined && min === max) return text(min)
    if (min !== undefined && max !== undefined) return `${text(min)} to ${text(max)}`
    return min === undefined ? `${up} to ${text(max ?? 0)}` : `${from} ${text(min)}`
  }
  return subject === undefined ? words('Up', 'From') : `${subject} ${words('up', 'from')}`
}

function queryChips(state: SearchState): SearchChip[] {
  if (state.query === '') return []
  return [{ key: 'query', label: `“${state.query}”`, without: withQuery(state, '') }]
}

function facetChips(state: SearchState): SearchChip[] {
  return LIST_FACETS.flatMap(({ key }) =>
    (state.facets[key] ?? []).map((value) => ({
      key: `${key}:${value}`,
      label: formatFacetValue(key, value),
      without: toggleFacet(state, key, value),
    })),
  )
}

function rangeChips(state: SearchState): SearchChip[] {
  return RANGE_FACETS.flatMap(({ key }) => {
    const range = state.ranges[key]
    if (range === undefined) return []
    return [{ key, label: formatRangeLabel(key, range), without: withRange(state, key, {}) }]
  })
}

function nearChips(state: SearchState): SearchChip[] {
  if (state.near === null) return []
  return [{ key: 'near', label: formatNearLabel(state.near), without: withNear(state, null) }]
}
