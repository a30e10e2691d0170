import { aSite } from '@forecourt/tenant-config/testing'
import algoliasearchHelper from 'algoliasearch-helper'
import { describe, expect, it } from 'vitest'
import { pickSearchUrlSettings } from './search-canonical.ts'
import {
  CARD_ATTRIBUTES,
  createSearchHelperParameters,
  createSearchQuery,
  createSearchRequests,
} from './search-requests.ts'
import { parseSearchUrl } from './search-url.ts'

const site = aSite()
const root = { path: '/search', rootPath: '/search', facets: {} }
const stateOf = (query: string) =>
  parseSearchUrl(`/search?${query}`, root, pickSearchUrlSettings(site))
const requestsOf = (query: string, of = site) =>
  createSearchRequests(createSearchQuery(stateOf(query), of))

/** Data the helper under InstantSearch sends for the same state. */
async function sentByInstantSearch(query: string): Promise<unknown> {
  let sent: unknown
  const client = {
    search: (requests: unknown) => {
      sent = requests
      return new Promise<never>(() => {})
    },
  }
  const { index, ...parameters } = createSearchHelperParameters(
    createSearchQuery(stateOf(query), site),
  )
  algoliasearchHelper(client as never, index, parameters as never).search()
  return sent
}

describe('createSearchRequests', () => {
  it.each([
    '',
    'query=hilux&page=3',
    'make=Toyota',
    'make=Toyota&make=Mazda&make_model=Toyota+Corolla&body=SUV&price=5000:20000&km=:50000&year=2019:',
    'badge=SR5&state=qld&weekly_price=:150&created_at_timestamp=1700000000:',
    'sortBy=price:asc&colour=-odd&colour=White',
  ])('is exactly what InstantSearch sends for "%s" [D-32]', async (query) => {
    expect(JSON.stringify(requestsOf(query))).toBe(JSON.stringify(await sentByInstantSearch(query)))
  })

  it('carries hitsPerPage 21, page, query and order [API-004]', () => {
    const [main] = requestsOf('query=hilux&page=3&sortBy=price:desc')
    expect(main?.indexName).toBe('cars_price_desc')
    expect(main?.params).toMatchObject({ hitsPerPage: 21, page: 2, query: 'hilux' })
  })

  it('asks counts for car_type, make, make_model, status, price and km [API-009]', () => {
    expect(requestsOf('')[0]?.params.facets).toEqual(
      expect.arrayContaining(['car_type', 'make', 'make_model', 'status', 'price', 'km']),
    )
  })

  it('adds a request without its own refinement for each refined facet', () => {
    const requests = requestsOf('make=Toyota&price=5000:')
    expect(requests).toHaveLength(3)
    expect(requests[2]?.params).toMatchObject({
      facets: 'make',
      hitsPerPage: 0,
      numericFilters: ['compared_price>=5000'],
    })
    expect(requests[2]?.params).not.toHaveProperty('facetFilters')
    expect(requests[1]?.params).toMatchObject({
      facets: 'compared_price',
      facetFilters: [['make:Toyota']],
    })
    expect(requests[1]?.params).not.toHaveProperty('numericFilters')
  })

  it('leaves cars without a price out of lowest price where the dealer wants it [SRCH-089]', () => {
    const strict = aSite({ search: { priceAboveZeroOnAscending: true } })
    const filters = (query: string, of: typeof site) =>
      requestsOf(query, of).map(({ params }) => params.filters)
    expect(filters('sortBy=price:asc&make=Kia', strict)).toEqual(['price > 0', 'price > 0'])
    expect(filters('sortBy=price:desc', strict)).toEqual([undefined])
    expect(filters('sortBy=price:asc', site)).toEqual([undefined])
  })

  it('uses an alias until the proper name is known', () => {
    const query = createSearchQuery(stateOf('make=toyota'), site)
    const [main, side] = createSearchRequests(query, { make: ['make_slug:toyota'] })
    expect(main?.params.facetFilters).toEqual([['make_slug:toyota']])
    expect(side?.params).not.toHaveProperty('facetFilters')
  })

  it('retrieves what a card shows and nothing of the scope', () => {
    expect(requestsOf('')[0]?.params.attributesToRetrieve).toEqual(CARD_ATTRIBUTES)
    expect(CARD_ATTRIBUTES).not.toContain('site_ids')
  })
})
