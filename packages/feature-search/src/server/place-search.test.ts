import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { loadMatchingCars } from './load-matching-cars.ts'
import { loadSearchPage } from './load-search-page.ts'
import type { FoundPlace } from './place-search.ts'

const nowMs = Date.UTC(2026, 10, 15)
const places = [
  { id: 1, city: 'Newstead', lat: -27.439, long: 153.045 },
  { id: 2, city: 'Newcastle', lat: -32.9245, long: 151.7 },
  { id: 3, city: 'Nowhere', lat: null, long: null },
]
const dealer = { id: 1, slug: 'example-motors', name: 'Example Motors' }
const site = {
  ...aSite(),
  locations: places.map(({ id, ...address }) => ({ id, address })),
}
const cars = [1, 2, 2, 3].map((location_id, index) =>
  aCar({
    id: index + 1,
    slug: `car-${index + 1}`,
    location_id,
    dealership_id: dealer.id,
    dealership_slug: dealer.slug,
    price: 40_000 - index * 1000,
    created_at: `2026-10-0${9 - index}T00:00:00Z`,
  }),
)
const known: Record<string, FoundPlace[]> = {
  '2291': [{ key: '2291', name: '2291', point: { lat: -32.943, lng: 151.752 } }],
  merewether: [{ key: '2291', name: 'Merewether NSW 2291', point: { lat: -32.94, lng: 151.75 } }],
  richmond: [
    { key: '2753', name: 'Richmond NSW 2753', point: { lat: -33.6, lng: 150.75 } },
    { key: '3121', name: 'Richmond VIC 3121', point: { lat: -37.82, lng: 145 } },
  ],
}

function setUp() {
  const searchClient = aStockSearchClient(cars, site, nowMs)
  const failures: unknown[] = []
  const ports = {
    searchClient,
    locatePlace: async (typed: string) => {
      if (typed === '9999') throw new Error('the geocoder is down')
      return known[typed.toLowerCase()] ?? []
    },
    onFailure: (error: unknown) => failures.push(error),
  }
  const load = (query: string) => loadSearchPage(ports, site, `/search?${query}`, nowMs)
  const pageOf = async (query: string) => {
    const loaded = await load(query)
    if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
    const [answer] = loaded.page.initialResults.cars?.results ?? []
    return { ...loaded.page, hits: answer?.hits ?? [], nbHitsAnywhere: answer?.nbHitsAnywhere }
  }
  return { ports, failures, load, pageOf }
}

describe('a search around a place', () => {
  it('has exactly the cars within the distance of a postcode [PLUS-068]', async () => {
    const { pageOf } = setUp()
    const page = await pageOf('near=2291&within=10')
    expect(page.hits.map(({ id }) => id)).toEqual([2, 3])
    expect(page.hits.map(({ suburb }) => suburb)).toEqual(['Newcastle', 'Newcastle'])
    expect((await pageOf('near=2291&within=500')).count).toBe(2)
    expect((await pageOf('near=-27.44,153.05&within=10')).hits.map(({ id }) => id)).toEqual([1])
  })

  it('has the nearest first, those nobody knows where last, and the distance of each [PLUS-069]', async () => {
    const { pageOf } = setUp()
    const { hits } = await pageOf('near=2291&sortBy=nearest')
    expect(hits.map(({ id }) => id)).toEqual([2, 3, 1, 4])
    const metres = hits.map((hit) => hit._rankingInfo?.matchedGeoLocation?.distance)
    expect(metres.map((each) => each && Math.round(each / 1000))).toEqual([5, 5, 624, undefined])
    const cheapest = await pageOf('near=2291&sortBy=price:asc')
    expect(cheapest.hits.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect((await pageOf('near=2291')).hits.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect((await pageOf('sortBy=nearest')).hits.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('goes to the postcode of a suburb [PLUS-068]', async () => {
    expect(await setUp().load('near=Merewether&within=50&make=Toyota')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/search?make=Toyota&near=2291&within=50',
    })
  })

  it('keeps a place it does not know, or knows several of, and shows all cars [PLUS-068]', async () => {
    const { pageOf, failures } = setUp()
    const unknown = await pageOf('near=Atlantis&within=50')
    expect(unknown.near).toEqual({ typed: 'Atlantis', within: 50, problem: 'unknown' })
    expect([unknown.count, unknown.state.near]).toEqual([4, null])
    expect((await pageOf('near=Richmond')).near).toEqual({
      typed: 'Richmond',
      within: null,
      problem: 'several',
      choices: [
        { key: '2753', name: 'Richmond NSW 2753' },
        { key: '3121', name: 'Richmond VIC 3121' },
      ],
    })
    expect(failures).toEqual([])
    expect((await pageOf('near=9999')).near).toMatchObject({ typed: '9999', problem: 'failed' })
    expect(failures).toHaveLength(1)
  })

  it('says how many there are at any distance where there are none so near [PLUS-073]', async () => {
    const { pageOf } = setUp()
    const page = await pageOf('near=-33.6,150.75&within=10')
    expect([page.count, page.nbHitsAnywhere]).toEqual([0, 4])
  })

  it('is not made without a port, and is not for search engines', async () => {
    const { ports, pageOf } = setUp()
    const { locatePlace: _none, ...others } = ports
    const loaded = await loadSearchPage(others, site, '/search?near=2291&within=10', nowMs)
    expect(loaded).toMatchObject({ kind: 'page', page: { count: 4, state: { near: null } } })
    expect(loaded).not.toHaveProperty('page.near')
    const { head } = await pageOf('near=2291')
    expect(head).toMatchObject({ isIndexable: false, canonical: '/search' })
  })
})

describe('a saved search around a place', () => {
  it('finds the cars there, and never holds a position [D-112] [PLUS-107]', async () => {
    const { ports } = setUp()
    const find = (query: string) => loadMatchingCars(ports, site, `/search?${query}`, nowMs)
    expect(await find('near=2291&within=10&sortBy=nearest')).toMatchObject({
      title: 'Within 10 km of 2291',
      address: '/search?near=2291&within=10',
      count: 2,
    })
    expect(await find('near=-32.94,151.75&within=10')).toMatchObject({
      title: 'All cars',
      address: '/search',
      count: 4,
    })
  })
})

describe('a place in words that were typed', () => {
  const read = async (phrase: string) => {
    const { load, failures } = setUp()
    const loaded = await load(new URLSearchParams({ query: phrase, over: '' }).toString())
    const address = loaded.kind === 'redirect' ? loaded.location : loaded.kind
    return { address, failures }
  }

  it.each([
    ['cars near merewether', '/search?near=2291&sortBy=nearest&typed=cars+near+merewether~near'],
    [
      'within 40 km of merewether sport',
      '/search?query=sport&near=2291&within=50&sortBy=nearest&typed=within+40+km+of+merewether~near',
    ],
    ['near richmond', '/search?near=richmond&sortBy=nearest&typed=near+richmond~near'],
    ['near nowhere', '/search?query=near+nowhere'],
  ])('is looked up: "%s" [PLUS-072] [D-112]', async (phrase, address) => {
    expect((await read(phrase)).address).toBe(address)
  })

  it('stays text while nobody can be asked for it [PLUS-072]', async () => {
    const { address, failures } = await read('near 9999')
    expect(address).toBe('/search?query=near+9999')
    expect(failures).toHaveLength(1)
  })
})
