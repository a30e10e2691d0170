import { canBeChosen, listFacetValues } from './facet-values.ts'
import {
  findListFacet,
  findRangeFacet,
  isSidebarFacet,
  LIST_FACETS,
  type ListFacetKey,
  type SidebarFacet,
  type SliderKey,
} from './facets.ts'
import { byName, type FacetValue, listModels, type MakeList, makeList } from './make-list.ts'
import { acceptRange, findSliderBounds, type SliderBounds } from './range.ts'
import { computeFacetStats, readFacetCounts, type SearchResults } from './search-results.ts'
import type { SearchState } from './search-state.ts'
import { NOTHING_SEEN, type SeenFacets } from './seen-facets.ts'

/** Part of a site that shapes its filter sidebar. */
export interface SidebarSite {
  search: {
    filters: readonly { facet: string; open: boolean; label: string | null }[]
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
  /** Stands in place of the values while another choice has to come first; `null` otherwise. */
  hint: string | null
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

/** Parts the sidebar is made of. */
export interface SidebarSource {
  state: SearchState
  results: SearchResults
  site: SidebarSite
  /** Four digits, for the year slider without statistics. */
  currentYear: number
  /** Things the visitor has seen before; it keeps its place. Default nothing. */
  seen?: SeenFacets
}

type GroupSource = Required<SidebarSource>

/**
 * The filter sidebar for a state and its results, with the groups the site chose. A group without
 * anything to choose is left out, a group with a choice is open; what was seen before stays where it
 * was, with its new count.
 * Source: `SRCH-008` to `SRCH-010`, `SRCH-081` to `SRCH-088`, `D-96`
 */
export function createSearchSidebar(source: SidebarSource): SidebarGroupView[] {
  const full = { seen: NOTHING_SEEN, ...source }
  return source.site.search.filters.flatMap(({ facet, open, label }): SidebarGroupView[] => {
    const group = isSidebarFacet(facet) ? sidebarGroup(facet, full) : null
    if (group === null) return []
    return [{ ...group, label: label ?? group.label, isOpen: open || group.chosen > 0 }]
  })
}

function sidebarGroup(facet: SidebarFacet, source: GroupSource) {
  if (facet === 'make') return makeGroup(source)
  return isListKey(facet) ? listGroup(facet, source) : rangeGroup(facet, source)
}

function makeGroup({ state, results, site, seen }: GroupSource): MakeGroup | null {
  const { search } = site
  const chosen = state.facets.make ?? []
  const isSteady = seen.values.make !== undefined
  const values = listFacetValues(findListFacet('make'), readFacetCounts(results, 'make'), chosen, {
    seen: seen.values.make,
  })
  if (values.length === 0) return null
  const makeModels = listFacetValues(
    { ...findListFacet('make_model'), limit: Number.POSITIVE_INFINITY },
    readFacetCounts(results, 'make_model'),
    state.facets.make_model ?? [],
    { seen: seen.values.make_model },
  )
  const isOnlyOne = values.length === 1
  const named = isOnlyOne ? values.map(({ value }) => value) : chosen
  const models = search.modelSelector
    ? named.map((make) => [make, listModels(make, makeModels, isSteady)])
    : []
  return {
    kind: 'make',
    label: makeGroupLabel(search.modelSelector, isOnlyOne),
    isOpen: false,
    chosen: chosen.length + (state.facets.make_model?.length ?? 0),
    list: makeList(values, { ...search, isSteady }),
    models: Object.fromEntries(models),
  }
}

/* On a site of one make its models are the choice. */
function makeGroupLabel(hasModels: boolean, isOnlyOne: boolean): string {
  if (!hasModels) return 'Make'
  return isOnlyOne ? 'Model' : 'Make and model'
}

function listGroup(key: ListFacetKey, source: GroupSource): ListGroup | null {
  const { state, results, site, seen } = source
  const facet = findListFacet(key)
  const chosen = state.facets[key] ?? []
  const head = { kind: 'list', key, label: facet.label, isOpen: false } as const
  if (chosen.length === 0 && !canBeChosen(key, Object.keys(state.facets))) {
    const makes =
      Object.keys(readFacetCounts(results, 'make')).length + (seen.values.make?.length ?? 0)
    if (makes === 0) return null
    const hint = `Choose a make to see its ${facet.label.toLowerCase()}s.`
    return { ...head, chosen: 0, values: [], rest: [], hint }
  }
  const values = listFacetValues(facet, readFacetCounts(results, key), chosen, {
    certifiedOnly: site.search.certifiedOnly,
    seen: seen.values[key],
  })
  if (values.length < 2 && chosen.length === 0 && facet.needs === undefined) return null
  const inSight = (value: FacetValue, index: number) => index < facet.shown || value.isRefined
  const shown = values.filter(inSight)
  const rest = values.filter((value) => !shown.includes(value))
  return {
    ...head,
    chosen: chosen.length,
    values: shown,
    rest: facet.order === 'count' ? rest.sort(byName) : rest,
    hint: values.length === 0 ? 'Nothing to choose among these.' : null,
  }
}

function rangeGroup(key: SliderKey, source: GroupSource): RangeGroup | null {
  const { state, currentYear } = source
  const { label, isAlwaysShown = false } = findRangeFacet(key)
  const bounds = findSliderBounds(key, shownEnds(key, source), currentYear)
  const chosen = state.ranges[key] === undefined ? 0 : 1
  const isNeeded = chosen > 0 || isAlwaysShown
  if (!isNeeded && !isWide(key, shownEnds(key, source))) return null
  const { range, warnings } = acceptRange(state.ranges[key] ?? {}, bounds)
  const low = Math.min(range.min ?? bounds.min, bounds.max)
  return {
    kind: 'range',
    key,
    label,
    isOpen: false,
    chosen,
    bounds,
    value: [low, Math.max(low, range.max ?? bounds.max)],
    warnings,
  }
}

/* Those of the results; where they leave nothing to slide, the widest that were seen. */
function shownEnds(key: SliderKey, { results, seen }: GroupSource) {
  const stats = computeFacetStats(results, key)
  return isWide(key, stats) ? stats : (seen.ends[key] ?? stats)
}

function isWide(key: SliderKey, stats: { min: number; max: number } | null): boolean {
  if (stats === null) return false
  const { min, max } = findSliderBounds(key, stats, 0)
  return min < max
}

function isListKey(facet: SidebarFacet): facet is ListFacetKey {
  return LIST_FACETS.some(({ key }) => key === facet)
}
