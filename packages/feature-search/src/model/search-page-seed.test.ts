import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { loadSearchPage } from '../server/load-search-page.ts'
import { aStockSearchClient } from '../testing/index.ts'
import type { SearchPageData } from './search-page.ts'
import { createSearchPageSeed, restoreSearchPage, type SearchPageSeed } from './search-page-seed.ts'
import { joinAnswers } from './search-results.ts'
import { createSearchSidebar } from './search-sidebar.ts'
import { listSeenFacets, NOTHING_SEEN } from './seen-facets.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const cars = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })

async function pageOf(address: string, stock = cars): Promise<SearchPageData> {
  const searchClient = aStockSearchClient(stock, site, nowMs)
  const loaded = await loadSearchPage({ searchClient }, site, address, nowMs)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  return loaded.page
}

/** As it travels in a page. */
const sent = (page: SearchPageData) => JSON.stringify(createSearchPageSeed(page))

const received = (page: SearchPageData) => restoreSearchPage(JSON.parse(sent(page)), site)

/** Cars of which each has a category and a feature of its own. */
const varied = cars.map((car, index) => ({
  ...car,
  categories: [`Category ${index}`],
  standardEquipment: [...car.standardEquipment, { name: `Feature ${index}`, category: 'Extras' }],
}))

const sidebarOf = ({ state, seen, initialResults }: SearchPageData, of = site) => {
  const results = joinAnswers(initialResults.cars?.results ?? [])
  const shown = listSeenFacets(seen ?? NOTHING_SEEN, results)
  return createSearchSidebar({ state, results, site: of, currentYear: 2026, seen: shown })
}

type Results = SearchPageData['initialResults'][string]

/** Results without the models of makes, of which a page is sent those it shows. */
const withoutModels = (results: Results | undefined) =>
  results && {
    ...results,
    results: results.results.map(
      ({ facets: { make_model: _models, ...facets } = {}, ...answer }) => ({
        ...answer,
        facets,
      }),
    ),
  }

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

describe('createSearchPageSeed for a site', () => {
  const few = {
    ...site,
    search: { ...site.search, filters: [{ facet: 'colour_family', open: true, label: null }] },
  }
  const sentFor = (page: SearchPageData) =>
    JSON.parse(JSON.stringify(createSearchPageSeed(page, few))) as SearchPageSeed

  it('sends what is counted for its sidebar and for the ways in above the cars', async () => {
    const { answers } = sentFor(await pageOf('/search'))
    const facets = Object.keys(answers[0]?.facets ?? {})
    expect(facets).toEqual(expect.arrayContaining(['colour_family', 'make', 'simple_body']))
    expect(facets).not.toEqual(expect.arrayContaining(['city']))
    expect(facets).not.toEqual(expect.arrayContaining(['simple_fuel']))
  })

  it.each(addresses)('leaves the sidebar as it is: %s', async (address) => {
    const page = await pageOf(address)
    const again = restoreSearchPage(sentFor(page), few)
    expect(sidebarOf(again, few)).toEqual(sidebarOf(page, few))
  })
})

describe('createSearchPageSeed of a page with a map', () => {
  const spread = cars.map((car, index) => ({ ...car, location_name: `Place ${index % 50}` }))
  const noPlaces = {
    ...site,
    search: {
      ...site.search,
      filters: site.search.filters.filter(({ facet }) => facet !== 'location_name'),
    },
  }
  const placesOf = (page: SearchPageData) =>
    createSearchPageSeed(page, noPlaces).answers[0]?.facets?.location_name

  it('has the count of every place, though the sidebar shows none [PLUS-081]', async () => {
    const page = await pageOf('/search', spread)
    expect(placesOf(page)).toBeUndefined()
    expect(Object.keys(placesOf({ ...page, hasMap: true }) ?? {})).toHaveLength(50)
  })
})

describe('createSearchPageSeed of the models of makes', () => {
  const modelsIn = async (address: string, stock = cars) => {
    const { answers } = createSearchPageSeed(await pageOf(address, stock))
    return Object.keys(answers[0]?.facets?.make_model ?? {})
  }
  const ofToyota = cars.filter(({ make }) => make === 'Toyota')

  it('sends none while nobody chose a make', async () => {
    expect(await modelsIn('/search')).toEqual([])
  })

  it.each(['/search?make=Toyota', '/search/used-cars?make=Toyota'])(
    'sends those of a chosen make: %s',
    async (address) => {
      const models = await modelsIn(address)
      expect(models.length).toBeGreaterThan(0)
      expect(models.filter((model) => !model.startsWith('Toyota '))).toEqual([])
    },
  )

  it('sends those of the only make, which are a choice by themselves', async () => {
    const models = new Set(ofToyota.map(({ make, model }) => `${make} ${model}`))
    expect(new Set(await modelsIn('/search', ofToyota))).toEqual(models)
    const page = await pageOf('/search', ofToyota)
    expect(sidebarOf(received(page))).toEqual(sidebarOf(page))
  })
})

describe('createSearchPageSeed of a stock with more values than lists have places', () => {
  it.each(['/search', '/search?make=Toyota'])(
    'sends as many of them as the lists hold: %s',
    async (address) => {
      const { answers, seen } = JSON.parse(sent(await pageOf(address, varied))) as SearchPageSeed
      const [counts = {}] = answers.map(({ facets }) => facets ?? {})
      for (const facet of ['categories', 'filtered_features']) {
        const others = seen?.values[facet] ?? []
        expect([...Object.keys(counts[facet] ?? {}), ...others]).toHaveLength(40)
      }
    },
  )

  it.each([
    ...addresses,
    '/search?categories=Category 58',
    '/search?make=Toyota&categories=Category 9&categories=Category 58',
  ])('leaves the sidebar as it is: %s', async (address) => {
    const page = await pageOf(address, varied)
    expect(sidebarOf(received(page))).toEqual(sidebarOf(page))
  })
})

describe('restoreSearchPage', () => {
  it.each([
    ['as-advertised', 'Excl. Government Charges'],
    [undefined, 'Drive Away'],
  ])('knows without its cars that prices are compared %s [PLUS-076]', async (compared, type) => {
    const page = received(
      await pageOf(
        '/search',
        cars.map((car) => ({ ...car, price_type: type })),
      ),
    )
    const results = joinAnswers(page.initialResults.cars?.results ?? [])
    expect(results).toMatchObject({ cars: [], isRendered: true })
    expect(results.comparedPrices).toBe(compared)
  })

  it.each(addresses)('gives back all of a page but its cars: %s', async (address) => {
    const page = await pageOf(address)
    const { initialResults, seen: _seen, ...rest } = page
    const { initialResults: again, seen: _again, ...others } = received(page)
    expect(others).toEqual(rest)
    const [before, after] = [initialResults, again].map(({ cars }) => cars)
    expect(withoutModels(after)).toEqual({
      ...withoutModels(before),
      results: withoutModels(before)?.results.map((answer, index) => {
        const isRendered = index === 0 && answer.hits.length > 0
        const comparedPrices = 'as-advertised'
        return isRendered ? { ...answer, hits: [], isRendered, comparedPrices } : answer
      }),
    })
    expect(sidebarOf(received(page))).toEqual(sidebarOf(page))
  })

  it.each(addresses)('has the values of the sidebar in their order: %s', async (address) => {
    const page = await pageOf(address)
    const shownOf = ({ seen, state, initialResults }: SearchPageData) => {
      const results = joinAnswers(initialResults.cars?.results ?? [])
      const { values, ends } = listSeenFacets(seen ?? NOTHING_SEEN, results)
      const { make_model: models, ...lists } = values
      return { values: state.facets.make ? { ...lists, models } : lists, ends }
    }
    expect(shownOf(received(page))).toEqual(shownOf(page))
  })
})
