import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createLimitedListRequest } from '../model/limited-list.ts'
import { aStockSearchClient } from '../testing/index.ts'
import { loadCarsById, loadLimitedLists } from './load-limited-list.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const allCars = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })
const client = () => aStockSearchClient(allCars, site, nowMs)
const suvs = { searchFilters: [{ attribute: 'simple_body', values: ['SUV'] }] }

describe('loadLimitedLists', () => {
  it('shows cars of the given filters, as many as asked for [SRCH-112]', async () => {
    const [cars = []] = await loadLimitedLists({ searchClient: client() }, site, [
      { ...suvs, limit: 3 },
    ])
    expect(cars).toHaveLength(3)
    expect(cars.every(({ simple_body }) => simple_body === 'SUV')).toBe(true)
  })

  it('shows 6 where no limit is given [SRCH-112] [D-86]', async () => {
    const [cars = []] = await loadLimitedLists({ searchClient: client() }, site, [{}])
    expect(cars).toHaveLength(6)
  })

  it.each([1, 24])('takes a limit of %d [D-86]', async (limit) => {
    const [cars = []] = await loadLimitedLists({ searchClient: client() }, site, [{ limit }])
    expect(cars).toHaveLength(limit)
  })

  it.each([0, 25, 2.5])('refuses a limit of %d [D-86]', (limit) => {
    expect(() => createLimitedListRequest({ limit }, site)).toThrow(RangeError)
  })

  it('asks for several lists with one call, and for no facets [API-013] [D-86]', async () => {
    const searchClient = client()
    const lists = await loadLimitedLists({ searchClient }, site, [
      suvs,
      { sortBy: 'price:asc', limit: 2 },
    ])
    expect(lists.map(({ length }) => length)).toEqual([6, 2])
    expect(searchClient.calls).toHaveLength(1)
    for (const request of searchClient.calls[0] ?? []) {
      expect(request).not.toHaveProperty('facets')
      expect(request).toMatchObject({ highlightPreTag: '__ais-highlight__' })
    }
  })

  it('leaves sold cars out', async () => {
    const sold = allCars.map((car, index) => ({ ...car, sold: index > 2 }))
    const searchClient = aStockSearchClient(sold, site, nowMs)
    const [cars = []] = await loadLimitedLists({ searchClient }, site, [{ limit: 24 }])
    expect(cars).toHaveLength(3)
  })

  it('is empty when the search service fails, and says so', async () => {
    const searchClient = client()
    searchClient.isDown = true
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    expect(await loadLimitedLists({ searchClient, onFailure }, site, [suvs, {}])).toEqual([[], []])
    expect(failures).toHaveLength(1)
  })
})

describe('loadCarsById', () => {
  const ids = allCars.map(({ id }) => id)

  it('keeps the order of the ids, names none twice and skips unknown ones [D-64]', async () => {
    const [first, second, third] = ids as [number, number, number]
    const wanted = [third, 987_654, first, third, second]
    const cars = await loadCarsById({ searchClient: client() }, site, wanted)
    expect(cars?.map(({ id }) => id)).toEqual([third, first, second])
  })

  it('asks nothing for no ids', async () => {
    const searchClient = client()
    expect(await loadCarsById({ searchClient }, site, [])).toEqual([])
    expect(searchClient.calls).toHaveLength(0)
  })

  it('is null when the search service fails', async () => {
    const searchClient = client()
    searchClient.isDown = true
    expect(await loadCarsById({ searchClient }, site, ids)).toBeNull()
  })
})
