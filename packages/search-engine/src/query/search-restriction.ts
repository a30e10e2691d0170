import { allOf, type Filter } from '../index/filter.ts'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts'
import { parseFilters } from './filter-syntax.ts'
import { GEO_PARAMETERS } from './read-geo-search.ts'
import type { SearchRequest } from './search-parameters.ts'

/** Restrictions a key adds to every call that is made with it. */
export interface SearchRestriction {
  /**
   * Patterns of the indices that may be used, `*` at an end standing for any text. A name must fit
   * one of each list; without a list every name does.
   */
  indices: readonly (readonly string[])[]
  /** Scope every answer is held to besides the scope; null for nothing. */
  filter: Filter | null
  /** Search parameters that take the place of those sent. */
  parameters: Readonly<Record<string, string>>
}

/** Parameters that narrow: they are joined with those sent, and never take their place. */
const FILTER_PARAMETERS = ['filters', 'facetFilters', 'numericFilters', 'tagFilters']

/**
 * Reads the search parameters of a key. Each of its filters is parsed by itself, so that nothing a
 * visitor sends can be read together with it.
 * @throws SearchError 400 for a filter that cannot be read
 */
export function readRestriction(
  parameters: Readonly<Record<string, string>>,
  indices: SearchRestriction['indices'] = [],
): SearchRestriction {
  const { filters = '', facetFilters, numericFilters, tagFilters } = parameters
  const parsed = [
    parseFilters(filters),
    facetFilters === undefined ? null : parseFacetFilters(facetFilters),
    numericFilters === undefined ? null : parseNumericFilters(numericFilters),
    tagFilters === undefined ? null : parseTagFilters(tagFilters),
  ].filter((filter) => filter !== null)
  const others = Object.entries(parameters).filter(([name]) => !FILTER_PARAMETERS.includes(name))
  return {
    indices,
    filter: parsed.length > 0 ? allOf(parsed) : null,
    parameters: Object.fromEntries(others),
  }
}

/** Sum of two keys, of which one is derived from the other; the first one decides. */
export function joinRestrictions(
  parent: SearchRestriction,
  derived: SearchRestriction,
): SearchRestriction {
  const filters = [parent.filter, derived.filter].filter((filter) => filter !== null)
  return {
    indices: [...parent.indices, ...derived.indices],
    filter: filters.length > 0 ? allOf(filters) : null,
    parameters: { ...derived.parameters, ...parent.parameters },
  }
}

/** The request with the key's parameters in the place of its own. */
export function restrictRequest(
  request: SearchRequest,
  restriction: SearchRestriction | null | undefined,
): SearchRequest {
  if (!restriction) return request
  const { attributesToRetrieve } = restriction.parameters
  const shown =
    attributesToRetrieve === undefined
      ? {}
      : { attributesToHighlight: attributesToRetrieve, attributesToSnippet: '' }
  return { ...request, ...shown, ...withoutPlaces(restriction), ...restriction.parameters }
}

/** A key that says where to look leaves no word in that to the request. */
function withoutPlaces({ parameters }: SearchRestriction): Record<string, string> {
  const isBound = GEO_PARAMETERS.some((name) => parameters[name] !== undefined)
  return Object.fromEntries(isBound ? GEO_PARAMETERS.map((name) => [name, '']) : [])
}

/** True when a key may use an index. */
export function allowsIndex(
  restriction: SearchRestriction | null | undefined,
  name: string,
): boolean {
  const lists = restriction?.indices ?? []
  return lists.every((patterns) => patterns.some((pattern) => matchesPattern(pattern, name)))
}

/** A text whose ends may be `*` for anything. */
function matchesPattern(pattern: string, name: string): boolean {
  const isOpenStart = pattern.startsWith('*')
  const isOpenEnd = pattern.endsWith('*') && pattern.length > 1
  const text = pattern.slice(isOpenStart ? 1 : 0, isOpenEnd ? -1 : undefined)
  if (isOpenStart && isOpenEnd) return name.includes(text)
  if (isOpenStart) return name.endsWith(text)
  return isOpenEnd ? name.startsWith(text) : name === text
}
