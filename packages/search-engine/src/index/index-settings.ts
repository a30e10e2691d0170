import { attributePath } from './search-record.ts'
import type { SortCriterion } from './sort-order.ts'
import type { SearchableAttribute } from './text-index.ts'
import type { QueryType } from './text-query.ts'

/** `true` forgives typos, `min` keeps the hits with the fewest, `strict` with the two fewest. */
export type TypoTolerance = boolean | 'min' | 'strict'

/** How an index is searched, under the names of Algolia's settings. */
export interface IndexSettings {
  /** Most important first; `unordered(x)` is `x`, `'a,b'` gives both the same importance. Up to 32. */
  searchableAttributes: readonly string[]
  /** `x`, `searchable(x)` or `filterOnly(x)`. Default none. */
  attributesForFaceting?: readonly string[]
  /**
   * Attributes for numeric conditions, `equalOnly(x)` being `x`. Default, and of an empty list, every
   * number at the top of a record.
   */
  numericAttributesForFiltering?: readonly string[] | null
  /** Default `['*']`. */
  attributesToRetrieve?: readonly string[]
  /** Never in an answer. Default none. */
  unretrievableAttributes?: readonly string[]
  /** Default all searchable attributes. */
  attributesToHighlight?: readonly string[] | null
  /** `'comments:20'` for 20 words, 10 without a number. Default none. */
  attributesToSnippet?: readonly string[]
  /** Default `<em>` and `</em>`. */
  highlightPreTag?: string
  highlightPostTag?: string
  /** Default `…`. */
  snippetEllipsisText?: string
  /** `typo`, `geo`, `attribute`, `exact`, `custom`, `asc(x)`, `desc(x)`; others are passed over. */
  ranking?: readonly string[]
  /** `asc(x)` or `desc(x)`. Default none. */
  customRanking?: readonly string[]
  /** Default 20. */
  hitsPerPage?: number
  /** Default 100. */
  maxValuesPerFacet?: number
  /** Values a facet search gives. Default 10, at most 100. */
  maxFacetHits?: number
  /** Fields of an answer. Default `['*']`. */
  responseFields?: readonly string[]
  /** Default `count`. */
  sortFacetValuesBy?: 'count' | 'alpha'
  /** Hits beyond this number cannot be paged to. Default 1000. */
  paginationLimitedTo?: number
  /** Default true. */
  typoTolerance?: TypoTolerance
  /** Default `prefixLast`. */
  queryType?: QueryType
  /** Names of the replicas; `virtual(x)` for a virtual one. Default none. */
  replicas?: readonly string[]
}

/** Settings a replica changes; everything else is as in its primary. */
export type ReplicaSettings = Partial<Omit<IndexSettings, SharedSetting>>

/** Settings that shape the data itself and so belong to the primary alone. */
type SharedSetting =
  | 'searchableAttributes'
  | 'attributesForFaceting'
  | 'numericAttributesForFiltering'
  | 'replicas'

/** How an attribute may be used in facets. */
export interface FacetSetting {
  /** Its values may be searched. */
  searchable: boolean
  /** It may be filtered by, and is never counted. */
  filterOnly: boolean
}

/** Ways in which hits can meet a text, and `geo`, how near they are. */
export type MatchCriterion = 'typo' | 'geo' | 'attribute' | 'exact'

/** One way to put hits in order: sorts, then how they meet the search, then sorts, then objectID. */
export interface Ranking {
  /** Sorts that come before everything the search decides. */
  leading: readonly SortCriterion[]
  /** Criteria of the search in their order. */
  match: readonly MatchCriterion[]
  /** All other sorts. */
  trailing: readonly SortCriterion[]
}

const DEFAULT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
]
const MOST_SEARCHABLE_ATTRIBUTES = 32
const REPLICA = /^\s*(?:virtual\(([^()]*)\)|([^()]*))\s*$/
const MODIFIED = /^(\w+)\((.*)\)$/

/** @throws Error for more than 32 attributes */
export function readSearchableAttributes(settings: IndexSettings): SearchableAttribute[] {
  const attributes = settings.searchableAttributes.flatMap((entry, priority) =>
    entry.split(',').map((part) => {
      const name = unwrap(part.trim()).name
      return { name, path: attributePath(name), priority }
    }),
  )
  if (attributes.length > MOST_SEARCHABLE_ATTRIBUTES) {
    throw new Error(
      `[feature-search] expected at most ${MOST_SEARCHABLE_ATTRIBUTES} searchable attributes, got ${attributes.length}`,
    )
  }
  return attributes
}

/** The attributes numeric conditions are held to; null for every number at the top of a record. */
export function readNumericAttributes(settings: IndexSettings): Set<string> | null {
  const listed = settings.numericAttributesForFiltering ?? []
  return listed.length === 0 ? null : new Set(listed.map((entry) => unwrap(entry).name))
}

/** The facets by attribute. */
export function readFacets(settings: IndexSettings): Map<string, FacetSetting> {
  return new Map(
    (settings.attributesForFaceting ?? []).map((entry) => {
      const { modifier, name } = unwrap(entry)
      return [
        name,
        { searchable: modifier === 'searchable', filterOnly: modifier === 'filterOnly' },
      ]
    }),
  )
}

/**
 * The order of hits. A sort that stands between two criteria of the search counts after both. A virtual
 * replica goes by its custom ranking before the text.
 */
export function readRanking(
  settings: Pick<IndexSettings, 'ranking' | 'customRanking'>,
  isVirtual = false,
): Ranking {
  const ranking = settings.ranking ?? DEFAULT_RANKING
  const custom = readSorts(settings.customRanking ?? [])
  const match = ranking.filter(isMatchCriterion)
  if (isVirtual) return { leading: custom, match, trailing: [] }
  const firstMatch = ranking.findIndex(isMatchCriterion)
  const split = firstMatch === -1 ? ranking.length : firstMatch
  const sortsOf = (entries: readonly string[]) =>
    entries.flatMap((entry) => (entry === 'custom' ? custom : readSorts([entry])))
  return {
    leading: sortsOf(ranking.slice(0, split)),
    match,
    trailing: sortsOf(ranking.slice(split)),
  }
}

function isMatchCriterion(name: string): name is MatchCriterion {
  return name === 'typo' || name === 'geo' || name === 'attribute' || name === 'exact'
}

/**
 * The replicas by name.
 * @throws Error for what is neither a name nor `virtual(name)`, and for a name twice
 */
export function readReplicas(settings: IndexSettings): Map<string, { isVirtual: boolean }> {
  const replicas = new Map<string, { isVirtual: boolean }>()
  for (const entry of settings.replicas ?? []) {
    const [, virtual, plain] = REPLICA.exec(entry) ?? []
    const name = (virtual ?? plain ?? '').trim()
    if (name === '' || replicas.has(name)) {
      throw new Error(
        `[feature-search] expected names of replicas, each once, got ${JSON.stringify(entry)}`,
      )
    }
    replicas.set(name, { isVirtual: virtual !== undefined })
  }
  return replicas
}

/** @throws Error for settings of a replica that the index does not name */
export function assertReplicasNamed(
  settings: IndexSettings,
  replicas: Readonly<Record<string, ReplicaSettings>>,
): void {
  const named = readReplicas(settings)
  for (const name of Object.keys(replicas)) {
    if (named.has(name)) continue
    throw new Error(`[feature-search] expected the replica ${name} in the setting replicas`)
  }
}

function readSorts(entries: readonly string[]): SortCriterion[] {
  return entries.flatMap((entry) => {
    const { modifier, name } = unwrap(entry)
    if (modifier !== 'asc' && modifier !== 'desc') return []
    return [{ path: attributePath(name), descending: modifier === 'desc' }]
  })
}

function unwrap(entry: string): { modifier: string | null; name: string } {
  const match = MODIFIED.exec(entry)
  return match ? { modifier: match[1]!, name: match[2]!.trim() } : { modifier: null, name: entry }
}
