import {
  facetValues,
  type ListFacetKey,
  listFacet,
  RANGE_FACETS,
  SIDEBAR_GROUPS,
} from './facets.ts'
import { byName, type FacetValue, type MakeList, makeList, modelsOf } from './make-list.ts'
import { acceptRange, type SliderBounds, type SliderKey, sliderBounds } from './range.ts'
import { facetCounts, facetStats, type SearchResults } from './search-results.ts'
import type { SearchState } from './search-state.ts'

/** What of a site shapes its filter sidebar. */
export interface SidebarSite {
  search: {
    modelSelector: boolean
    initialMakes: number
    popularMakes: readonly string[]
    certifiedOnly: boolean
  }
}

interface GroupHead {
  label: string
  isOpen: boolean
  /** Number of chosen values. */
  chosen: number
}

/** Makes, with the models of each chosen one. */
export interface MakeGroup extends GroupHead {
  kind: 'make'
  list: MakeList
  models: Readonly<Record<string, readonly FacetValue[]>>
}

/** Values of a facet, the first of which are in sight. */
export interface ListGroup extends GroupHead {
  kind: 'list'
  key: ListFacetKey
  values: readonly FacetValue[]
  /** Behind "Show more". */
  rest: readonly FacetValue[]
}

/** A range with what its slider spans. */
export interface RangeGroup extends GroupHead {
  kind: 'range'
  key: SliderKey
  bounds: SliderBounds
  /** Where the handles stand. */
  value: readonly [number, number]
  /** Sentences for the console about ends that were ignored (`SRCH-080`). */
  warnings: readonly string[]
}

/** A group of the filter sidebar. */
export type SidebarGroupView = MakeGroup | ListGroup | RangeGroup

/**
 * The filter sidebar for a state and its results: groups without anything to choose are left out, a
 * group with a choice is open.
 * @param currentYear four digits, for the year slider without statistics
 * Source: `SRCH-008` to `SRCH-010`, `SRCH-081` to `SRCH-088`
 */
export function searchSidebar(
  state: SearchState,
  results: SearchResults,
  site: SidebarSite,
  currentYear: number,
): SidebarGroupView[] {
  return SIDEBAR_GROUPS.flatMap(({ facet, isOpen }): SidebarGroupView[] => {
    if (facet === 'make') return makeGroup(state, results, site, isOpen)
    if (facet === 'price' || facet === 'km' || facet === 'year') {
      return rangeGroup(facet, state, results, isOpen, currentYear)
    }
    return listGroup(facet, state, results, site, isOpen)
  })
}

function makeGroup(
  state: SearchState,
  results: SearchResults,
  { search }: SidebarSite,
  isOpen: boolean,
): MakeGroup[] {
  const chosen = state.facets.make ?? []
  const values = facetValues(listFacet('make'), facetCounts(results, 'make'), chosen)
  if (values.length === 0) return []
  const makeModels = facetValues(
    { ...listFacet('make_model'), limit: Number.POSITIVE_INFINITY },
    facetCounts(results, 'make_model'),
    state.facets.make_model ?? [],
  )
  const models = search.modelSelector
    ? chosen.map((make) => [make, modelsOf(make, makeModels)])
    : []
  return [
    {
      kind: 'make',
      label: search.modelSelector ? 'Make and model' : 'Make',
      isOpen,
      chosen: chosen.length + (state.facets.make_model?.length ?? 0),
      list: makeList(values, search),
      models: Object.fromEntries(models),
    },
  ]
}

function listGroup(
  key: ListFacetKey,
  state: SearchState,
  results: SearchResults,
  { search }: SidebarSite,
  isOpen: boolean,
): ListGroup[] {
  const facet = listFacet(key)
  const chosen = state.facets[key] ?? []
  const values = facetValues(facet, facetCounts(results, key), chosen, search)
  if (values.length < 2 && chosen.length === 0) return []
  const inSight = (value: FacetValue, index: number) => index < facet.shown || value.isRefined
  const shown = values.filter(inSight)
  const rest = values.filter((value) => !shown.includes(value))
  return [
    {
      kind: 'list',
      key,
      label: facet.label,
      isOpen: isOpen || chosen.length > 0,
      chosen: chosen.length,
      values: shown,
      rest: facet.order === 'count' ? rest.sort(byName) : rest,
    },
  ]
}

function rangeGroup(
  key: SliderKey,
  state: SearchState,
  results: SearchResults,
  isOpen: boolean,
  currentYear: number,
): RangeGroup[] {
  const bounds = sliderBounds(key, facetStats(results, key), currentYear)
  const { range, warnings } = acceptRange(state.ranges[key] ?? {}, bounds)
  const chosen = state.ranges[key] === undefined ? 0 : 1
  const low = Math.min(range.min ?? bounds.min, bounds.max)
  return [
    {
      kind: 'range',
      key,
      label: RANGE_FACETS.find((facet) => facet.key === key)?.label ?? key,
      isOpen: isOpen || chosen > 0,
      chosen,
      bounds,
      value: [low, Math.max(low, range.max ?? bounds.max)],
      warnings,
    },
  ]
}
