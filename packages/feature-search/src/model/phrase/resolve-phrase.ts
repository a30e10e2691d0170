import { pickStockNoun, type SearchHeadSite } from '../search-canonical.ts'
import type { SearchClient } from '../search-client.ts'
import {
  createSearchQuery,
  createSearchRequests,
  type SearchQuerySite,
  type SearchRequest,
} from '../search-requests.ts'
import type { SearchAnswer } from '../search-results.ts'
import { type SearchState, withQuery } from '../search-state.ts'
import {
  createVocabularyRequest,
  type PhraseVocabulary,
  readVocabulary,
} from './phrase-vocabulary.ts'
import { type UnderstoodPhrase, understandPhrase } from './understand-phrase.ts'

/** Part of a site that phrases are understood with. */
export type PhraseSite = SearchQuerySite & Pick<SearchHeadSite, 'kind'>

/** Input of {@link resolvePhrase}. */
export interface PhraseSearch {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  site: PhraseSite
  /** Text as it was typed. */
  phrase: string
  /** Search the phrase is typed into. */
  state: SearchState
  /** A search can be made around a place. */
  hasPlaces: boolean
}

/** Words people use for any vehicle of a site, besides its own. */
const otherNouns: Partial<Record<PhraseSite['kind'], readonly string[]>> = {
  motorcycle: ['bike', 'bikes', 'motorbike', 'motorbikes'],
}

/**
 * Turns a phrase into filters with the values that are in stock. Words that find vehicles only as they stand, such as
 * the title of a car, stay text.
 * @throws whatever the client rejects with
 * Source: `PLUS-072`, `D-113`
 */
export async function resolvePhrase(search: PhraseSearch): Promise<UnderstoodPhrase> {
  const { searchClient, site, phrase, state } = search
  const asText = withQuery(state, phrase)
  const [answer] = await ask(searchClient, [createVocabularyRequest(site)])
  if (answer === undefined || phrase === '') return { state: asText, place: null }
  const understood = understandPhrase(phrase, state, readVocabulary(answer, namesOf(search)))
  const { query, typed } = understood.state
  if (typed === state.typed && query === phrase) return understood
  const [filtered, plain] = await ask(
    searchClient,
    [understood.state, asText].map((each) => createCountRequest(each, site)),
  )
  const isTitle = filtered?.nbHits === 0 && (plain?.nbHits ?? 0) > 0
  return isTitle ? { state: asText, place: null } : understood
}

function namesOf({ site, hasPlaces }: PhraseSearch): Pick<PhraseVocabulary, 'nouns' | 'hasPlaces'> {
  const { one, many } = pickStockNoun(site)
  return { nouns: [one, many, ...(otherNouns[site.kind] ?? [])], hasPlaces }
}

function createCountRequest(state: SearchState, site: PhraseSite): SearchRequest {
  const [main] = createSearchRequests(createSearchQuery(state, site))
  if (main === undefined) throw new Error('[feature-search] expected a request, got none')
  const counted = { attributesToRetrieve: [], facets: [], hitsPerPage: 0, page: 0 }
  return { ...main, params: { ...main.params, ...counted } }
}

async function ask(
  searchClient: Pick<SearchClient, 'search'>,
  requests: readonly SearchRequest[],
): Promise<readonly SearchAnswer[]> {
  const { results } = await searchClient.search({
    requests: requests.map(({ indexName, params }) => ({ indexName, ...params })) as never[],
  })
  return results as unknown as SearchAnswer[]
}
