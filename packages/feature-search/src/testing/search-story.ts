import type { Site } from '@forecourt/tenant-config/model'
import { createHttpSearchClient } from '../adapters/http-search-client.ts'
import { pickSearchUrlSettings } from '../model/search-canonical.ts'
import type { SearchClient } from '../model/search-client.ts'
import type { SearchPageData } from '../model/search-page.ts'
import { parseSearchUrl } from '../model/search-url.ts'
import { loadSearchPage, type SearchPagePorts } from '../server/load-search-page.ts'
import type { StockSearchClient } from './stock-search-client.ts'

/** Parts a story of the search page is made of. */
export interface SearchStory {
  page: SearchPageData
  /** The real client of a browser, with its cache, over the given stock. */
  searchClient: Pick<SearchClient, 'search'>
}

/**
 * A search page as the server would give it, and a browser's client whose requests end at the stock
 * instead of the network. The addresses stay on the page the story is shown at.
 * @param query without `?`, such as `make=Toyota`
 */
export async function aSearchStory(
  stock: StockSearchClient,
  site: Site,
  query: string,
  nowMs: number,
  facets: SearchPagePorts['facets'] = [],
): Promise<SearchStory> {
  const ports = { searchClient: stock, facets }
  const loaded = await loadSearchPage(ports, site, `/search?${query}`, nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a search page, got ${loaded.kind}`)
  stock.calls.length = 0
  const { pathname, search } = location
  const base = { path: pathname, rootPath: pathname, facets: {} }
  const own = parseSearchUrl(search, base, pickSearchUrlSettings(site))
  const state = { ...loaded.page.state, otherParameters: own.otherParameters }
  return { page: { ...loaded.page, base, state }, searchClient: clientOf(stock) }
}

function clientOf(stock: StockSearchClient): SearchStory['searchClient'] {
  return createHttpSearchClient({
    origin: 'https://stock.invalid',
    appId: 'story',
    searchKey: 'public',
    requester: {
      async send({ data }) {
        try {
          const answer = await stock.search(JSON.parse(String(data)))
          return { status: 200, content: JSON.stringify(answer), isTimedOut: false }
        } catch {
          return { status: 400, content: '{"message":"down","status":400}', isTimedOut: false }
        }
      },
    },
  })
}
