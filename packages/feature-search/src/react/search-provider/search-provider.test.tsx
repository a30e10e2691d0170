import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { renderToString } from 'react-dom/server'
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

  it('says where it belongs when it stands outside a provider', () => {
    expect(() => renderToString(<Own />)).toThrow('useStockSearch stands inside a SearchProvider')
  })
})
