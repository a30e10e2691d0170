import type { Filter } from '../index/filter.ts'
import type { IndexSettings, TypoTolerance } from '../index/index-settings.ts'
import type { QueryType } from '../index/text-query.ts'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts'
import { parseFilters } from './filter-syntax.ts'
import type { GeoSearch } from './geo-search.ts'
import { ParameterReader } from './parameter-reader.ts'
import { HARMLESS_PARAMETERS, REFUSED_PARAMETERS } from './parameter-support.ts'
import { GEO_PARAMETERS, readGeoSearch } from './read-geo-search.ts'
import { badRequest } from './search-error.ts'

/** A search as a client sends it: an index and parameters, spread out or in a `params` string. */
export interface SearchRequest {
  indexName: string
  params?: unknown
  [parameter: string]: unknown
}

/** The part of the matching hits that is returned. */
export interface HitRange {
  start: number
  length: number
  /** Set when the request went by pages, not by `offset` and `length`. */
  page: number | null
}

/** Parameters checked, completed from the settings, with the conditions parsed. */
export interface SearchParameters {
  query: string
  range: HitRange
  filters: readonly Filter[]
  geo: GeoSearch | null
  facets: readonly string[]
  maxValuesPerFacet: number
  sortFacetValuesBy: 'count' | 'alpha'
  typoTolerance: TypoTolerance
  queryType: QueryType
  restrictSearchableAttributes: readonly string[] | null
  attributesToRetrieve: readonly string[]
  attributesToHighlight: readonly string[] | null
  attributesToSnippet: readonly string[]
  highlightPreTag: string
  highlightPostTag: string
  snippetEllipsisText: string
  responseFields: readonly string[] | null
  getRankingInfo: boolean
  clickAnalytics: boolean
  facetQuery: string
  maxFacetHits: number
  /** The parameters as sent, URL-encoded, with `+` for spaces. */
  echo: string
}

const MOST_HITS = 1000
const MOST_FACET_VALUES = 1000
const MOST_FACET_HITS = 100
const ENVELOPE = new Set(['indexName', 'type', 'facet', 'facetName', 'params'])
/** Search parameters with an effect. */
export const SUPPORTED_PARAMETERS: ReadonlySet<string> = new Set([
  'query',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  ...GEO_PARAMETERS,
  'facets',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'typoTolerance',
  'queryType',
  'restrictSearchableAttributes',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'responseFields',
  'getRankingInfo',
  'clickAnalytics',
  'facetQuery',
  'maxFacetHits',
])

/**
 * Checks a request and completes it from the index's settings. Parameters of Algolia that cannot
 * change an answer here are accepted; others without an effect, and unknown names, are refused.
 * @throws SearchError 400
 */
export function readSearchParameters(
  request: SearchRequest,
  settings: IndexSettings,
): SearchParameters {
  const sent = collectParameters(request)
  const read = new ParameterReader(sent)
  for (const [name, kind] of HARMLESS_PARAMETERS) read.harmless(name, kind)
  for (const [name, neutral] of REFUSED_PARAMETERS) read.refuse(name, neutral)
  const parameters: SearchParameters = {
    query: read.text('query', ''),
    range: readRange(read, settings),
    filters: readFilters(read, sent),
    geo: readGeoSearch(read),
    facets: read.list('facets') ?? [],
    maxValuesPerFacet:
      read.integer('maxValuesPerFacet', MOST_FACET_VALUES) ?? settings.maxValuesPerFacet ?? 100,
    sortFacetValuesBy:
      read.choice('sortFacetValuesBy', ['count', 'alpha'] as const) ??
      settings.sortFacetValuesBy ??
      'count',
    typoTolerance: readTypoTolerance(read) ?? settings.typoTolerance ?? true,
    queryType:
      read.choice('queryType', ['prefixLast', 'prefixAll', 'prefixNone'] as const) ??
      settings.queryType ??
      'prefixLast',
    restrictSearchableAttributes: emptyToNull(read.list('restrictSearchableAttributes')),
    attributesToRetrieve: read.list('attributesToRetrieve') ??
      settings.attributesToRetrieve ?? ['*'],
    attributesToHighlight:
      read.list('attributesToHighlight') ?? settings.attributesToHighlight ?? null,
    attributesToSnippet: read.list('attributesToSnippet') ?? settings.attributesToSnippet ?? [],
    highlightPreTag: read.text('highlightPreTag', settings.highlightPreTag ?? '<em>'),
    highlightPostTag: read.text('highlightPostTag', settings.highlightPostTag ?? '</em>'),
    snippetEllipsisText: read.text('snippetEllipsisText', settings.snippetEllipsisText ?? '…'),
    responseFields: read.list('responseFields') ?? settings.responseFields ?? null,
    getRankingInfo: read.boolean('getRankingInfo', false),
    clickAnalytics: read.boolean('clickAnalytics', false),
    facetQuery: read.text('facetQuery', ''),
    maxFacetHits: read.integer('maxFacetHits', MOST_FACET_HITS) ?? settings.maxFacetHits ?? 10,
    echo: encodeParameters(sent),
  }
  return parameters
}

/** The parameters of a request: those spread into it over those of its `params`. */
function collectParameters(request: SearchRequest): Map<string, unknown> {
  const sent = new Map<string, unknown>()
  const { params } = request
  if (typeof params === 'string') {
    for (const [name, value] of new URLSearchParams(params)) sent.set(name, value)
  } else if (typeof params === 'object' && params !== null) {
    for (const [name, value] of Object.entries(params)) sent.set(name, value)
  } else if (params !== undefined && params !== null) {
    throw badRequest('Invalid value for "params" parameter, expected a string')
  }
  for (const [name, value] of Object.entries(request)) {
    if (!ENVELOPE.has(name)) sent.set(name, value)
  }
  for (const [name, value] of sent) {
    if (name.startsWith('x-algolia-') || value === undefined || value === null) sent.delete(name)
    else if (!isKnown(name)) throw badRequest(`Unknown parameter: ${name}`)
  }
  return sent
}

function isKnown(name: string): boolean {
  const tables = [SUPPORTED_PARAMETERS, HARMLESS_PARAMETERS, REFUSED_PARAMETERS, ENVELOPE]
  return tables.some((table) => table.has(name))
}

function readRange(read: ParameterReader, settings: IndexSettings): HitRange {
  const hitsPerPage = read.integer('hitsPerPage', MOST_HITS) ?? settings.hitsPerPage ?? 20
  const page = read.integer('page', Number.MAX_SAFE_INTEGER) ?? 0
  const offset = read.integer('offset', Number.MAX_SAFE_INTEGER)
  const length = read.integer('length', MOST_HITS)
  if (offset === null && length === null) {
    return { start: page * hitsPerPage, length: hitsPerPage, page }
  }
  return { start: offset ?? 0, length: length ?? hitsPerPage, page: null }
}

function readFilters(read: ParameterReader, sent: ReadonlyMap<string, unknown>): Filter[] {
  const filters = [
    parseFilters(read.text('filters', '')),
    sent.has('facetFilters') ? parseFacetFilters(sent.get('facetFilters')) : null,
    sent.has('numericFilters') ? parseNumericFilters(sent.get('numericFilters')) : null,
    sent.has('tagFilters') ? parseTagFilters(sent.get('tagFilters')) : null,
  ]
  return filters.filter((filter) => filter !== null)
}

function readTypoTolerance(read: ParameterReader): TypoTolerance | null {
  const choice = read.choice('typoTolerance', ['true', 'false', 'min', 'strict'] as const)
  if (choice === null || choice === 'min' || choice === 'strict') return choice
  return choice === 'true'
}

function emptyToNull(list: readonly string[] | null): readonly string[] | null {
  return list && list.length > 0 ? list : null
}

function encodeParameters(sent: ReadonlyMap<string, unknown>): string {
  const encoded = new URLSearchParams()
  for (const [name, value] of sent) {
    encoded.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return encoded.toString()
}
