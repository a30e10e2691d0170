import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { loadMatchingCars } from './load-matching-cars.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const stock = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })
const [first] = stock
const make = first?.make ?? ''
const ports = { searchClient: aStockSearchClient(stock, site, nowMs) }
const load = (address: string) => loadMatchingCars(ports, site, address, nowMs)

async function find(address: string) {
  const found = await load(address)
  if (typeof found === 'string') throw new Error(found)
  return found
}

describe('loadMatchingCars', () => {
  it('finds every car of a search, and writes its address in one way [PLUS-107]', async () => {
    const found = await find(`/search?sortBy=price:asc&page=2&make=${make}&utm_source=mail`)
    const expected = stock.filter((car) => car.make === make && !car.sold && !car.reserved)
    expect(new Set(found.cars.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
    expect(found).toMatchObject({
      title: make,
      address: `/search?make=${make}`,
      count: expected.length,
    })
    expect(found.cars[0]).toMatchObject({ path: expect.stringMatching(/^\/cars\//) })
    expect(found.cars[0]).toHaveProperty('price_type')
  })

  it('leaves sold and reserved cars out', async () => {
    const cars = stock.slice(0, 3).map((car, index) => ({ ...car, reserved: index === 1 }))
    const client = aStockSearchClient(cars, site, nowMs)
    const found = await loadMatchingCars({ searchClient: client }, site, '/search', nowMs)
    const ids = cars.filter(({ sold, reserved }) => !sold && !reserved).map(({ id }) => id)
    expect(found).toMatchObject({ count: ids.length })
    expect(typeof found === 'string' ? [] : found.cars.map(({ id }) => id)).not.toContain(
      cars[1]?.id,
    )
  })

  it('names a search without filters, and follows an address of the other form', async () => {
    expect(await find('/search')).toMatchObject({ title: 'All cars', address: '/search' })
    const slug = make.toLowerCase()
    expect((await find(`/search/${slug}`)).title).toBe(make)
  })

  it.each(['/', '/cars/a', '/search/no-such-make-at-all'])(
    'knows that %s is no search',
    async (path) => {
      expect(await load(path)).toBe('unknown')
    },
  )

  it('says that the search failed [ERR-005]', async () => {
    const failures: unknown[] = []
    const searchClient = { search: () => Promise.reject(new Error('the search is down')) }
    const onFailure = (error: unknown) => failures.push(error)
    expect(await loadMatchingCars({ searchClient, onFailure }, site, '/search', nowMs)).toBe(
      'failed',
    )
    expect(failures).toHaveLength(1)
  })
})
