import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { loadSearchPage } from '../server/load-search-page.ts'
import { aStockSearchClient } from '../testing/index.ts'
import type { SearchPageData } from './search-page.ts'
import { createSearchPageSeed, restoreSearchPage } from './search-page-seed.ts'
import { joinAnswers } from './search-results.ts'
import { listSeenFacets } from './seen-facets.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const cars = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })

async function pageOf(address: string): Promise<SearchPageData> {
  const searchClient = aStockSearchClient(cars, site, nowMs)
  const loaded = await loadSearchPage({ searchClient }, site, address, nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  return loaded.page
}

/** As it travels in a page. */
const sent = (page: SearchPageData) => JSON.stringify(createSearchPageSeed(page))

const received = (page: SearchPageData) => restoreSearchPage(JSON.parse(sent(page)), site)

const addresses = [
  '/search',
  '/search/used-cars?make=Toyota&body=SUV&sortBy=price:asc',
  '/search?query=toyota&price=10000:60000&page=2',
  '/search?query=zeppelin',
]

describe('createSearchPageSeed', () => {
  it('leaves out the cars, which are half of what a page would send', async () => {
    const page = await pageOf('/search')
    expect(sent(page)).not.toContain(cars[0]?.slug)
    expect(sent(page).length).toBeLessThan(JSON.stringify(page).length / 2)
  })

  it('does not send the values its results count a second time', async () => {
    const page = await pageOf('/search?make=Toyota')
    expect(page.seen?.values.make).toContain('Toyota')
    expect(Object.values(createSearchPageSeed(page).seen?.values ?? {}).flat()).not.toContain(
      'Toyota',
    )
  })
})

describe('restoreSearchPage', () => {
  it.each(addresses)('gives back all of a page but its cars: %s', async (address) => {
    const page = await pageOf(address)
    const { initialResults, seen: _seen, ...rest } = page
    const { initialResults: again, seen: _again, ...others } = received(page)
    expect(others).toEqual(rest)
    const [before, after] = [initialResults, again].map(({ cars }) => cars)
    expect(after).toEqual({
      ...before,
      results: before?.results.map((answer, index) => {
        const isRendered = index === 0 && answer.hits.length > 0
        return isRendered ? { ...answer, hits: [], isRendered } : answer
      }),
    })
  })

  it.each(addresses)('has the values of the sidebar in their order: %s', async (address) => {
    const page = await pageOf(address)
    const shownOf = ({ seen, initialResults }: SearchPageData) =>
      seen && listSeenFacets(seen, joinAnswers(initialResults.cars?.results ?? []))
    expect(shownOf(received(page))).toEqual(shownOf(page))
  })
})
