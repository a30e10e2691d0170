import {
  formatSearchUrl,
  pickSearchUrlSettings,
  type SearchClient,
  type SearchPageData,
  type SearchQuerySite,
  type SearchState,
  TYPED_OVER,
  type TypedPhrase,
  withQuery,
} from '../../model/index.ts'
import { resolvePhrase } from '../../model/phrase/resolve-phrase.ts'
import type { NewestSearch } from '../search-page/search-link.ts'
import type { SearchViewSite } from '../search-page/search-page-view.tsx'

/** A phrase, and the search it was typed in. */
interface PhraseReading extends TypedPhrase {
  page: SearchPageData
  site: SearchViewSite & SearchQuerySite
  searchClient: Pick<SearchClient, 'search'>
  newest: NewestSearch
}

/**
 * The newest search with what was typed as filters and text. A place is for the server, which has the table of them:
 * the page goes to its address.
 * @returns null where the server was asked
 * @throws whatever the search client rejects with
 * Source: `PLUS-072`
 */
export async function readPhrase(reading: PhraseReading): Promise<SearchState | null> {
  const { phrase, over, page, site, searchClient, newest } = reading
  const before = newest.read()
  const state = withQuery(before, over)
  const hasPlaces = page.near !== undefined
  const understood = await resolvePhrase({ searchClient, site, phrase, state, hasPlaces })
  // Another filter was pressed meanwhile.
  if (newest.read() !== before) return readPhrase(reading)
  if (understood.place === null) return understood.state
  const href = formatSearchUrl(withQuery(state, phrase), page.base, pickSearchUrlSettings(site))
  const address = new URL(href, location.origin)
  address.searchParams.set(TYPED_OVER, over)
  location.assign(address)
  return null
}
