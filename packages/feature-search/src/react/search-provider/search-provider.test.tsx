import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { renderToString } from 'react-dom/server'
import {
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'
import { describe, expect, it } from 'vitest'
import { toggleFacet } from '../../model/index.ts'
import { loadSearchPage } from '../../server/load-search-page.ts'
import { aStockSearchClient } from '../../testing/index.ts'
import { inertSearchClient } from '../search-page/search-page.tsx'
import { SearchProvider, useStockSearch } from './search-provider.tsx'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const cars = aStock(40, { id: 1, slug: 'example-motors', name: 'Example Motors' })

function Own() {
  const { page, state, results, isLoading, hasFailed, onSearch } = useStockSearch()
  const next = toggleFacet(state, 'body', 'Ute')
  return (
    <p>
      {page.head.heading}: {results.count} of {results.pages} pages, {String(isLoading)},{' '}
      {String(hasFailed)}, {typeof onSearch}, {next.facets.body?.join()}
    </p>
  )
}

/** A widget of a partner's own, made of hooks of InstantSearch alone. */
function Foreign() {
  const { items } = useRefinementList({ attribute: 'colour' })
  const { start } = useRange({ attribute: 'compared_price' })
  const { currentRefinement: sort } = useSortBy({ items: [] })
  const { query } = useSearchBox()
  const cars = useHits<{ name: string }>().items.map(({ name }) => name)
  const nextHref = usePagination().createURL(1)
  const colours = items.map(({ value, isRefined, count }) => [value, isRefined, count])
  return <pre>{JSON.stringify({ colours, start, sort, query, cars, nextHref })}</pre>
}

describe('useStockSearch', () => {
  it('tells a page of one’s own what the server found, without asking', async () => {
    const searchClient = aStockSearchClient(cars, site, nowMs)
    const loaded = await loadSearchPage({ searchClient }, site, '/search?make=Toyota', nowMs)
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    const html = renderToString(
      <SearchProvider page={loaded.page} site={site} searchClient={inertSearchClient}>
        <Own />
      </SearchProvider>,
    )
    expect(html.replaceAll('<!-- -->', '')).toBe(
      `<p>Toyota for Sale: ${loaded.page.count} of 1 pages, false, false, function, Ute</p>`,
    )
    expect(loaded.page.count).toBe(6)
  })

  it('shares the search with hooks of InstantSearch, which know it in the first HTML', async () => {
    const bare = aSite({ search: { filters: [{ facet: 'make' }] } })
    const searchClient = aStockSearchClient(cars, bare, nowMs)
    const address = '/search?query=toyota&colour=Glacier+White&price=:60000&sortBy=price:desc'
    const loaded = await loadSearchPage({ searchClient, facets: ['colour'] }, bare, address, nowMs)
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    const html = renderToString(
      <SearchProvider page={loaded.page} site={bare} searchClient={inertSearchClient}>
        <Foreign />
      </SearchProvider>,
    )
    const told = JSON.parse(
      /<pre>(.*)<\/pre>/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '',
    )
    const names = loaded.page.initialResults.cars?.results[0]?.hits.map(({ name }) => name)
    expect(told).toMatchObject({ cars: names, start: [null, 60_000], query: 'toyota' })
    expect(told.sort).toBe('cars_price_desc')
    expect(told.colours).toContainEqual(['Glacier White', true, expect.any(Number)])
    expect(told.colours.length).toBeGreaterThan(1)
    expect(told.nextHref).toBe(`${address}&page=2`)
  })

  it('says where it belongs when it stands outside a provider', () => {
    expect(() => renderToString(<Own />)).toThrow('useStockSearch stands inside a SearchProvider')
  })
})
