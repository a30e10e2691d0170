import { chooseAttributes } from '../index/attribute-choice.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { SearchContext } from './execute-search.ts'
import { retrieveAttributes } from './retrieve-attributes.ts'
import type { SearchParameters } from './search-parameters.ts'

/** One part of the records a request matches. */
export interface BrowsePage {
  hits: SearchRecord[]
  page: 0
  nbHits: number
  nbPages: number
  hitsPerPage: number
  query: string
  params: string
  processingTimeMS: number
  /** The objectID to go on after; null at the end. */
  next: string | null
}

/** Part that is shown, and how. */
export interface BrowseOptions {
  after: string | undefined
  showHidden: boolean
}

/** The next records by rising objectID, up to `hitsPerPage`, without ranking and highlights. */
export function executeBrowse(
  { index, view, shared }: SearchContext,
  parameters: SearchParameters,
  { after, showHidden }: BrowseOptions,
): Omit<BrowsePage, 'processingTimeMS'> {
  const { count, documents } = shared.select(parameters)
  const length = Math.max(1, parameters.range.length)
  const hidden = showHidden ? [] : (view.settings.unretrievableAttributes ?? [])
  const choose = chooseAttributes(parameters.attributesToRetrieve, hidden)
  const ids = smallestAfter(after, length + 1, documents, (doc) => index.recordAt(doc).objectID)
  const shown = ids.slice(0, length)
  return {
    hits: shown.map((id) => retrieveAttributes(index.recordAt(index.documentOf(id)!), choose)),
    page: 0,
    nbHits: count,
    nbPages: Math.ceil(count / length),
    hitsPerPage: length,
    query: parameters.query,
    params: parameters.echo,
    next: ids.length > length ? shown.at(-1)! : null,
  }
}

/** The first `count` ids after one, in order; only a few are ever sorted at a time. */
function smallestAfter(
  after: string | undefined,
  count: number,
  documents: Uint32Array,
  idOf: (doc: number) => string,
): string[] {
  let smallest: string[] = []
  let largest: string | undefined
  const cut = () => {
    smallest = smallest.toSorted(byCode).slice(0, count)
    largest = smallest.length === count ? smallest.at(-1) : undefined
  }
  for (const doc of documents) {
    const id = idOf(doc)
    if (after !== undefined && id <= after) continue
    if (largest !== undefined && id >= largest) continue
    smallest.push(id)
    if (smallest.length === count * 2) cut()
  }
  cut()
  return smallest
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : 1
}
