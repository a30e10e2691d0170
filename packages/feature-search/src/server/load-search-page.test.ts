import type { Car } from '@forecourt/stock/model'
import { aCar, aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import type { SearchPageData } from '../model/search-page.ts'
import { joinAnswers } from '../model/search-results.ts'
import { createSearchSidebar } from '../model/search-sidebar.ts'
import { NOTHING_SEEN, type SeenFacets } from '../model/seen-facets.ts'
import { aStockSearchClient } from '../testing/index.ts'
import { loadSearchPage } from './load-search-page.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })
const allCars = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })

function setUp(cars: readonly Car[] = allCars, of = site) {
  const searchClient = aStockSearchClient(cars, of, nowMs)
  const failures: unknown[] = []
  const ports = { searchClient, onFailure: (error: unknown) => failures.push(error) }
  const load = (address: string) => loadSearchPage(ports, of, address, nowMs)
  return { searchClient, failures, load }
}

async function pageOf(address: string, of = site, cars = allCars): Promise<SearchPageData> {
  const loaded = await setUp(cars, of).load(address)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  return loaded.page
}

const carsOf = ({ initialResults }: SearchPageData) => initialResults.cars?.results[0]?.hits ?? []
const idsOf = (page: SearchPageData) => carsOf(page).map(({ id }) => id)
const count = (test: (car: Car) => boolean) => allCars.filter(test).length

/** Part of a sidebar that takes space, by group: the values in sight, and whether others stand behind "Show more". */
function sidebarPlaces(page: SearchPageData, seen: SeenFacets) {
  const results = joinAnswers(page.initialResults.cars?.results ?? [])
  const groups = createSearchSidebar({ state: page.state, results, site, currentYear: 2026, seen })
  return groups.map((group): { label: string; values: string[]; hasMore: boolean } => {
    const { label } = group
    if (group.kind === 'range') return { label, values: [], hasMore: false }
    const { values, rest } =
      group.kind === 'make' ? { values: group.list.makes, rest: group.list.rest } : group
    return { label, values: values.map(({ value }) => value), hasMore: rest.length > 0 }
  })
}

describe('loadSearchPage', () => {
  it('leads typed words to the address of their filters, for as long as the stock is such [PLUS-072]', async () => {
    const { load, searchClient, failures } = setUp()
    const read = (query: string) => load(`/search?${query}`)
    expect(await read('query=toyota+9+seater+nonsense&over=')).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/search?query=9+seater+nonsense&make=Toyota&typed=toyota~make:Toyota',
    })
    expect(await read('query=white+toyota&over=white&body=SUV')).toMatchObject({
      location: '/search?query=white&make=Toyota&body=SUV&typed=toyota~make:Toyota',
    })
    expect(await read('query=&over=white')).toMatchObject({ location: '/search' })
    searchClient.isDown = true
    expect(await read('query=toyota&over=')).toMatchObject({ location: '/search?query=toyota' })
    expect(failures).toHaveLength(1)
  })

  it('has a slider for a fact of the car that a dealer lists, and filters by it [DATA-021] [SRCH-008]', async () => {
    const puller = aSite({ search: { filters: [{ facet: 'torque_nm', open: true }] } })
    const { variant } = aCar()
    const cars = [202, 350, 500].map((torque, index) =>
      aCar({
        id: index + 1,
        slug: `car-${index}`,
        dealership_slug: 'example-motors',
        variant: variant && { ...variant, torque },
      }),
    )
    const all = await pageOf('/search', puller, cars)
    const results = joinAnswers(all.initialResults.cars?.results ?? [])
    const source = { state: all.state, results, site: puller, currentYear: 2026 }
    expect(createSearchSidebar(source)).toMatchObject([
      { kind: 'range', key: 'torque_nm', label: 'Torque', isOpen: true, value: [200, 500] },
    ])
    expect(idsOf(await pageOf('/search?torque_nm=400:', puller, cars))).toEqual([3])
  })

  it.each([
    '/search/suv?make=Toyota',
    '/search/demo-cars',
    '/search/land-rover?colour=White&transmission=Automatic',
    '/search?query=hilux&price=:20000',
  ])('has a sidebar at %s that does not grow when the filters go', async (address) => {
    const narrow = await pageOf(address)
    const seen = narrow.seen ?? NOTHING_SEEN
    const opened = sidebarPlaces(narrow, seen)
    const cleared = sidebarPlaces(await pageOf('/search'), seen)
    expect(cleared.map(({ label }) => label)).toEqual(opened.map(({ label }) => label))
    // A chosen value stands in sight wherever its place is, and goes back with the press.
    const fits = cleared.map(({ label, values, hasMore }) => ({
      label,
      values: expect.arrayContaining(values),
      hasMore,
    }))
    expect(opened).toEqual(fits)
    expect(narrow.count).toBeLessThan(60)
  })

  it('begins a narrow sidebar with what finds something', async () => {
    const page = await pageOf('/search/suv')
    const counts = page.initialResults.cars?.results[0]?.facets?.['make'] ?? {}
    const makes = page.seen?.values.make ?? []
    const empty = makes.findIndex((make) => (counts[make] ?? 0) === 0)
    expect(empty).toBeGreaterThan(0)
    expect(makes.slice(empty).every((make) => (counts[make] ?? 0) === 0)).toBe(true)
    expect(page.seen?.values.make_model).toEqual([])
    expect((await pageOf('/search')).seen).toBeUndefined()
  })

  it('shows all stock at /search [D-19]', async () => {
    const page = await pageOf('/search')
    expect(page.count).toBe(60)
    expect(page.state.facets).toEqual({})
    expect(carsOf(page)).toHaveLength(21)
  })

  it.each([
    ['/search/new-used-and-demo-cars', () => true],
    ['/search/new-cars', (car: Car) => car.car_type === 'new'],
    ['/search/used-cars', (car: Car) => car.car_type === 'used'],
    ['/search/demo-cars', (car: Car) => car.car_type === 'demo'],
    ['/search/new-and-demo-cars', (car: Car) => car.car_type !== 'used'],
    ['/search/suv', (car: Car) => car.simple_body === 'SUV'],
    ['/search/land-rover', (car: Car) => car.make === 'Land Rover'],
    ['/search/mercedes-benz', (car: Car) => car.make === 'Mercedes-Benz'],
  ])('at %s finds exactly the matching cars [D-19]', async (address, matches) => {
    expect((await pageOf(address)).count).toBe(count(matches))
  })

  it('renders used stock at /search/used-cars [D-19]', async () => {
    const page = await pageOf('/search/used-cars')
    expect(new Set(carsOf(page).map(({ car_type }) => car_type))).toEqual(new Set(['used']))
  })

  it('filters by make and model [D-19]', async () => {
    const page = await pageOf('/search/isuzu/d-max')
    expect(page.state.facets).toEqual({ make: ['Isuzu'], make_model: ['Isuzu D-MAX'] })
    expect(page.count).toBe(count((car) => car.model === 'D-MAX'))
    expect(page.head.heading).toBe('Isuzu D-MAX for Sale')
  })

  it('filters by a dealership of the site [D-19]', async () => {
    const two = aSite({
      dealerships: [
        { id: 1, slug: 'example-motors', name: 'Example Motors' },
        { id: 2, slug: 'south', name: 'South Motors' },
      ],
    })
    const southern = aStock(5, { id: 2, slug: 'south', name: 'South Motors' }).map((car) => ({
      ...car,
      id: car.id + 500,
    }))
    expect((await pageOf('/search/south', two, [...allCars, ...southern])).count).toBe(5)
    expect((await pageOf('/search', two, [...allCars, ...southern])).count).toBe(65)
  })

  it('leads from a value written by hand to the one the stock has', async () => {
    expect(
      await setUp().load('/search?make=toyota&body=UTE&price=5000:&page=2&utm_source=mail'),
    ).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/search?make=Toyota&body=Ute&price=5000:&page=2&utm_source=mail',
    })
    expect(await setUp().load('/search/toyota?make_model=toyota+hilux')).toMatchObject({
      location: '/search/toyota?make_model=Toyota+HiLux',
    })
    expect(await setUp().load('/search?make=Nonsense')).toMatchObject({ kind: 'page' })
  })

  it('uses /used-car on a used-only site [D-20]', async () => {
    expect((await pageOf('/used-car', usedOnly)).base).toMatchObject({
      path: '/used-car',
      rootPath: '/used-car',
    })
    expect(await setUp(allCars, usedOnly).load('/search/used-cars?make=Kia')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/used-car?make=Kia',
    })
  })

  it('filters by make on a used-only site [D-20]', async () => {
    expect((await pageOf('/used-car/toyota', usedOnly)).state.facets).toEqual({ make: ['Toyota'] })
  })

  it('filters by make and model on a used-only site [D-20]', async () => {
    expect((await pageOf('/used-car/toyota/hilux', usedOnly)).state.facets).toEqual({
      make: ['Toyota'],
      make_model: ['Toyota HiLux'],
    })
  })

  it('filters by body on a used-only site [D-20]', async () => {
    expect((await pageOf('/used-car/ute', usedOnly)).state.facets).toEqual({ body: ['Ute'] })
  })

  it('leads from /used-car/{make} to used cars of that make elsewhere [D-20]', async () => {
    expect(await setUp().load('/used-car/land-rover?price=5000:')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/search/used-cars?make=Land+Rover&price=5000%3A',
    })
  })

  it.each([
    '/search/nonsense',
    '/search/toyota/nonsense',
    '/search/a/b/c',
    '/search/%E0%A4%A',
    '/used-car/nonsense',
  ])('finds nothing at %s [D-19]', async (address) => {
    expect(await setUp().load(address)).toEqual({ kind: 'notFound' })
  })

  it('keeps the page of a sold-out make the dealer names, without cars [D-19]', async () => {
    const withLexus = aSite({ search: { popularMakes: ['Lexus'] } })
    const page = await pageOf('/search/lexus', withLexus)
    expect(page).toMatchObject({
      count: 0,
      state: { facets: { make: ['Lexus'] } },
      head: { isIndexable: false },
    })
  })

  it('restores text, page, order and every refinement of an address [SRCH-015]', async () => {
    const address =
      '/search?query=toyota&body=Hatch&body=Ute&price=10000:60000&km=:120000&sortBy=price:asc'
    const page = await pageOf(address)
    const expected = allCars.filter(
      ({ make, simple_body, price, km }) =>
        make === 'Toyota' &&
        ['Hatch', 'Ute'].includes(simple_body!) &&
        price! >= 10_000 &&
        price! <= 60_000 &&
        km! <= 120_000,
    )
    expect(idsOf(page)).toEqual(
      [...expected]
        .sort((a, b) => a.price! - b.price! || a.id - b.id)
        .map(({ id }) => id)
        .slice(0, 21),
    )
    expect(page.count).toBe(expected.length)
  })

  it('shows 21 cars a page and the last page past the end [SRCH-097] [D-21]', async () => {
    expect(carsOf(await pageOf('/search?page=2'))).toHaveLength(21)
    const last = await pageOf('/search?page=99')
    expect(last.state.page).toBe(3)
    expect(carsOf(last)).toHaveLength(18)
  })

  it('puts sold cars last by relevance and breaks ties of price by id [D-16] [D-22]', async () => {
    const cars = [
      aCar({ id: 3, dealership_slug: 'example-motors', price: 5000 }),
      aCar({
        id: 1,
        dealership_slug: 'example-motors',
        status: 'sold',
        sold_date_timestamp: nowMs / 1000,
        price: 5000,
      }),
      aCar({ id: 2, dealership_slug: 'example-motors', price: 5000 }),
    ]
    expect(idsOf(await pageOf('/search', site, cars))).toEqual([2, 3, 1])
    expect(idsOf(await pageOf('/search?sortBy=price:desc', site, cars))).toEqual([1, 2, 3])
  })

  it('finds what is written so before what is a letter away, in any order [PLUS-015]', async () => {
    const dealership_slug = 'example-motors'
    const cars = [
      aCar({ id: 1, dealership_slug, make: 'Ford', model: 'Ranger', name: '2024 Ford Ranger' }),
      aCar({
        id: 2,
        dealership_slug,
        price: 5000,
        standardEquipment: [{ category: 'Drive', name: 'Low-range transfer case' }],
      }),
    ]
    expect(idsOf(await pageOf('/search?query=rnager', site, cars))).toEqual([1])
    for (const order of ['', '&sortBy=price:asc', '&sortBy=created_at_timestamp:desc']) {
      expect(idsOf(await pageOf(`/search?query=ranger${order}`, site, cars))).toEqual([1])
    }
  })

  it('finds the transmission by its word, as it does body, fuel and drive [SRCH-011]', async () => {
    const manual = allCars.filter(({ simple_transmission }) => simple_transmission === 'Manual')
    expect((await pageOf('/search?query=manual')).count).toBe(manual.length)
  })

  it('asks the search service once, whatever the address', async () => {
    const addresses = [
      '/search',
      '/search/used-cars',
      '/search/toyota/hilux?price=5000:',
      '/search?make=Kia&make=Ford',
    ]
    for (const address of addresses) {
      const { searchClient, load } = setUp()
      await load(address)
      expect(searchClient.calls).toHaveLength(1)
    }
  })

  it('keeps the other makes of the list beside the one of the path', async () => {
    const page = await pageOf('/search/toyota')
    const [main, makes] = page.initialResults.cars?.results ?? []
    expect(Object.keys(main?.facets?.make ?? {})).toEqual(['Toyota'])
    expect(makes?.facets?.make).toMatchObject({ Toyota: 9, 'Land Rover': 3 })
  })

  describe('of cars whose prices exclude government charges', () => {
    const aPriced = (id: number, price: number, price_type: string) =>
      aCar({
        id,
        price,
        price_type,
        offer_price: null,
        state: 'qld',
        car_type: 'used',
        dealership_slug: 'example-motors',
      })
    const excluding = 'Excl. Government Charges'
    const cars = [
      aPriced(1, 20_000, excluding),
      aPriced(2, 20_600, 'Drive Away'),
      aPriced(3, 20_000, 'Drive Away'),
      aPriced(4, 19_000, excluding),
    ]
    const stampDuty = [{ upToDollars: null, percent: 3 }]
    const charges = {
      state: 'qld' as const,
      stampDuty,
      newVehicleDollars: 800,
      usedVehicleDollars: 0,
    }
    const found = async (query: string, governmentCharges = [charges]) => {
      const searchClient = aStockSearchClient(cars, { ...site, governmentCharges }, nowMs)
      const loaded = await loadSearchPage({ searchClient }, site, `/search?${query}`, nowMs)
      if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
      return idsOf(loaded.page)
    }

    it('compares them with drive-away prices by an estimate, of equal prices those last [PLUS-076]', async () => {
      expect(await found('sortBy=price:asc')).toEqual([4, 3, 2, 1])
      expect(await found('sortBy=price:desc')).toEqual([2, 1, 3, 4])
      expect(new Set(await found('price=:20599'))).toEqual(new Set([3, 4]))
      expect(new Set(await found('price=20600:'))).toEqual(new Set([1, 2]))
    })

    it('compares them as they are without the charges, of equal prices those last [PLUS-076]', async () => {
      expect(await found('sortBy=price:asc', [])).toEqual([4, 3, 1, 2])
      expect(await found('sortBy=price:desc', [])).toEqual([2, 3, 1, 4])
      expect(new Set(await found('price=:20000', []))).toEqual(new Set([1, 3, 4]))
    })
  })

  it('sends no counts of single prices to the browser, only their ends', async () => {
    const [main] = (await pageOf('/search')).initialResults.cars?.results ?? []
    expect([main?.facets?.compared_price, main?.facets?.price]).toEqual([{}, {}])
    expect(main?.facets_stats?.compared_price).toEqual({
      min: expect.any(Number),
      max: expect.any(Number),
    })
  })

  it('tells of a failing service and answers with the error state [D-82]', async () => {
    const { searchClient, failures, load } = setUp()
    searchClient.isDown = true
    expect(await load('/search/toyota?price=5000:')).toMatchObject({
      kind: 'failed',
      head: { heading: 'Cars for Sale' },
      retryHref: '/search/toyota?price=5000:',
    })
    expect(failures).toHaveLength(1)
  })

  it('gives the head its canonical address and rule for search engines [D-102]', async () => {
    expect((await pageOf('/search?make=Land+Rover&utm_source=x')).head).toEqual({
      heading: 'Land Rover for Sale',
      title: 'Land Rover for Sale | Example Motors',
      description:
        'Land Rover for Sale at Example Motors: browse 3 cars with photos, prices and full details.',
      canonical: '/search/land-rover',
      isIndexable: true,
    })
    expect((await pageOf('/search?query=turbo')).head.isIndexable).toBe(false)
    // There is no page /search/nope.
    expect((await pageOf('/search?make=Nope&utm_source=x')).head).toMatchObject({
      title: 'No Nope Found | Example Motors',
      description:
        'No Nope Found at Example Motors: browse cars with photos, prices and full details.',
      canonical: '/search?make=Nope',
      isIndexable: false,
    })
    expect((await pageOf('/search/used-cars?make=Nope')).head.canonical).toBe(
      '/search/used-cars?make=Nope',
    )
  })
})

describe('loadSearchPage for a dealer with places', () => {
  const at = (location_name: string, id: number, make = 'Toyota') =>
    aCar({ id, make, location_name, dealership_slug: 'example-motors' })
  const cars = [at('North', 1), at('North', 2, 'Ford'), at('South', 3)]
  const mapPlaces = ['North', 'South', 'West']

  const loadWith = async (address: string, places: readonly string[] | undefined = mapPlaces) => {
    const searchClient = aStockSearchClient(cars, site, nowMs)
    return loadSearchPage({ searchClient, mapPlaces: places }, site, address, nowMs)
  }
  const pageWith = async (address: string, places?: readonly string[]) => {
    const loaded = await loadWith(address, places)
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    return loaded.page
  }

  it('offers a map where two places have stock, whatever is searched [PLUS-081]', async () => {
    for (const address of ['/search', '/search?make=Ford', '/search?query=zeppelin'])
      expect(await pageWith(address)).toMatchObject({ hasMap: true })
    expect(await pageWith('/search', ['North', 'West'])).not.toHaveProperty('hasMap')
    expect(await pageWith('/search', [])).not.toHaveProperty('hasMap')
  })

  it('has the map where the address asks for it, for no search engine [PLUS-081]', async () => {
    const { base, head } = await pageWith('/search/toyota?view=map')
    expect(base.view).toBe('map')
    expect(head).toMatchObject({ canonical: '/search/toyota', isIndexable: false })
    expect((await pageWith('/search/toyota?view=list')).base.view).toBeUndefined()
  })

  it('is the list alone where there is no map to ask for [PLUS-081]', async () => {
    const { base, head, state } = await pageWith('/search?view=map', ['North'])
    expect(base.view).toBeUndefined()
    expect(head.isIndexable).toBe(true)
    expect(state.otherParameters).toEqual([])
  })

  it('keeps the map on the way to another address [PLUS-081]', async () => {
    expect(await loadWith('/search?query=toyota&over=&view=map')).toMatchObject({
      location: '/search?make=Toyota&typed=toyota~make:Toyota&view=map',
    })
    expect(await loadWith('/search?make=toyota&view=map')).toMatchObject({
      location: '/search?make=Toyota&view=map',
    })
    expect(await loadWith('/used-car/toyota?view=map')).toMatchObject({
      location: expect.stringContaining('view=map'),
    })
  })

  it('counts every place without the choice of one, as the filter does [PLUS-081]', async () => {
    const page = await pageWith('/search?location_name=North&view=map')
    const { counts } = joinAnswers(page.initialResults.cars?.results ?? [])
    expect(counts.location_name).toEqual({ North: 2, South: 1 })
  })
})
