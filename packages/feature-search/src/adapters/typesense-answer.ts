import { OWN_ID_FIELD, typesenseField } from './typesense-filter.ts'

/** A search as it was asked, whatever form it came in. */
export interface TypesenseRequest {
  indexName: string
  params: {
    query?: string
    page?: number
    hitsPerPage?: number
    offset?: number
    length?: number
    filters?: string
    facetFilters?: unknown
    numericFilters?: unknown
    facets?: string | readonly string[]
    maxValuesPerFacet?: number
    attributesToRetrieve?: readonly string[]
    attributesToHighlight?: readonly string[]
    highlightPreTag?: string
    highlightPostTag?: string
    facetName?: string
    facetQuery?: string
    maxFacetHits?: number
  }
}

/** An answer as every search client gives it. */
export type TypesenseAnswer = Record<string, unknown>

type Hit = Record<string, unknown> & { objectID: string }
type Highlight = { value: string; matchLevel: string; matchedWords: string[] }

/** Makes of the adapter's answer what every other client answers. */
export function adaptedAnswer(answer: unknown, request: TypesenseRequest): TypesenseAnswer {
  const { params, indexName } = request
  const found = answer as TypesenseAnswer & { hits?: Hit[]; nbHits?: number }
  if (params.facetName !== undefined) return found
  const nbHits = found.nbHits ?? 0
  const hitsPerPage = params.length ?? params.hitsPerPage ?? 20
  return {
    hits: (found.hits ?? []).map((hit) => adaptedHit(hit, request)),
    nbHits,
    page: params.page ?? 0,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    facets: adaptedFacets(found.facets, params.facets),
    facets_stats: adaptedStats(found.facets_stats),
    query: params.query ?? '',
    index: indexName,
    processingTimeMS: found.processingTimeMS ?? 0,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    params: '',
  }
}

function adaptedHit(hit: Hit, { params }: TypesenseRequest): Hit {
  const wanted = params.attributesToRetrieve ?? ['*']
  const own = Object.hasOwn(hit, OWN_ID_FIELD) ? { id: hit[OWN_ID_FIELD] } : {}
  const { id: _id, [OWN_ID_FIELD]: _own, _highlightResult, ...rest } = hit
  const record = Object.entries({ ...rest, ...own }).filter(
    ([name]) =>
      !ADDED_FIELDS.has(name) &&
      (wanted.includes('*') || wanted.includes(name) || name === 'objectID'),
  )
  const highlights =
    params.attributesToHighlight?.length === 0
      ? {}
      : { _highlightResult: adaptedHighlights(_highlightResult, params) }
  return { ...Object.fromEntries(record), ...highlights } as Hit
}

/* What the adapter adds to a record. */
const ADDED_FIELDS = new Set([
  '_rawTypesenseHit',
  '_snippetResult',
  'text_match',
  'text_match_info',
  'curated',
])

function adaptedHighlights(highlights: unknown, params: TypesenseRequest['params']): object {
  const pre = params.highlightPreTag ?? '<em>'
  const post = params.highlightPostTag ?? '</em>'
  const all = Object.entries((highlights ?? {}) as Record<string, Highlight>)
  return Object.fromEntries(
    all
      .filter(([name]) => name !== 'id' && name !== OWN_ID_FIELD)
      .map(([name, highlight]) => [name, adaptedHighlight(highlight, pre, post)]),
  )
}

function adaptedHighlight(highlight: Highlight, pre: string, post: string): unknown {
  if (Array.isArray(highlight)) return highlight.map((one) => adaptedHighlight(one, pre, post))
  if (typeof highlight?.value !== 'string') return highlight
  const { value, matchedWords } = highlight
  if (highlight.matchLevel === 'none') return highlight
  const inner = value.slice(pre.length, -post.length)
  const fullyHighlighted =
    value.startsWith(pre) && value.endsWith(post) && !inner.includes(pre) && !inner.includes(post)
  const words = matchedWords.flat().map((word) => word.toLowerCase())
  return { ...highlight, matchedWords: [...new Set(words)], fullyHighlighted }
}

/* Under the attributes' own names; an attribute nothing was found for is left out. */
function adaptedFacets(facets: unknown, asked: string | readonly string[] | undefined): object {
  const found = (facets ?? {}) as Record<string, Record<string, number>>
  const names = asked === undefined ? [] : [asked].flat()
  return Object.fromEntries(
    names.flatMap((name) => {
      const counts = found[typesenseField(name)]
      return counts && Object.keys(counts).length > 0 ? [[name, counts]] : []
    }),
  )
}

function adaptedStats(stats: unknown): object {
  const found = Object.entries((stats ?? {}) as Record<string, Record<string, number>>)
  return Object.fromEntries(
    found
      .filter(([, { min }]) => min !== undefined)
      .map(([name, { min, max, avg, sum }]) => [name, { min, max, avg, sum }]),
  )
}
