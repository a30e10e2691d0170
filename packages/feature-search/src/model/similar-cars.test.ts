import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  createSimilarCarsRequests,
  mergeSimilarCars,
  resolveSimilarPriceWindow,
} from './similar-cars.ts'

const site = aSite()
const filtersOf = (car: Parameters<typeof aCar>[0], ids: number[] = []) =>
  createSimilarCarsRequests(aCar(car), ids, site).map(({ params }) => params.filters)

describe('resolveSimilarPriceWindow', () => {
  it.each([
    [30_000, 20_000, 40_000],
    [49_999, 39_999, 59_999],
    [5_000, 0, 15_000],
  ])('is 10,000 either way at %d [SRCH-102]', (price, min, max) => {
    expect(resolveSimilarPriceWindow(price)).toEqual({ min, max })
  })

  it.each([
    [50_000, 25_000, 75_000],
    [90_000, 65_000, 115_000],
  ])('is 25,000 either way at %d [SRCH-103]', (price, min, max) => {
    expect(resolveSimilarPriceWindow(price)).toEqual({ min, max })
  })
})

describe('createSimilarCarsRequests', () => {
  it('asks in order for ids, make and model, body in the window, the window, the latest [D-34]', () => {
    const filters = filtersOf({ price: 30_000 }, [5, 9])
    expect(filters).toHaveLength(5)
    expect(filters[0]).toContain('(id:"5" OR id:"9")')
    expect(filters[1]).toContain('make:"Toyota" AND model:"Corolla"')
    expect(filters[2]).toContain('simple_body:"Hatch" AND price >= 20000 AND price <= 40000')
    expect(filters[3]).toMatch(/AND price >= 20000 AND price <= 40000$/)
  })

  it('limits every query to cars in stock [SRCH-104]', () => {
    for (const filter of filtersOf({ price: 30_000 }, [5]))
      expect(filter).toMatch(/^status:"in_stock" AND /)
  })

  it('stays within the item type in every query, the latest among them [D-34]', () => {
    const filters = filtersOf({ item_type: 'motorcycle', price: 30_000 }, [5])
    expect(filters).toHaveLength(5)
    for (const filter of filters) expect(filter).toContain(' AND item_type:"motorcycle"')
    expect(filtersOf({ item_type: null }).join()).not.toContain('item_type')
  })

  it('has an index, a filter, limit 10 and highlight tags in every query [API-013]', () => {
    for (const { indexName, params } of createSimilarCarsRequests(aCar(), [], site)) {
      expect(indexName).toMatch(/^cars/)
      expect(params).toMatchObject({
        filters: expect.any(String),
        hitsPerPage: 10,
        highlightPreTag: '__ais-highlight__',
        highlightPostTag: '__/ais-highlight__',
      })
    }
  })

  it('has no window for a car without displayable price [D-34]', () => {
    expect(filtersOf({ price: 10 }).join()).not.toContain('price')
  })
})

describe('mergeSimilarCars', () => {
  const cars = (...ids: number[]) => ids.map((id) => ({ id }))
  const ids = (found: { id: number }[]) => found.map(({ id }) => id)

  it('shows 6 at most, in order, each once [SRCH-101]', () => {
    expect(
      ids(mergeSimilarCars({ id: 1 }, [cars(5, 4), cars(4, 6, 7), cars(8, 9, 10), cars(99)])),
    ).toEqual([5, 4, 6, 7, 8, 9])
  })

  it('never lists the car itself [SRCH-109]', () => {
    expect(ids(mergeSimilarCars({ id: 1 }, [cars(1, 2), cars(1)]))).toEqual([2])
    expect(ids(mergeSimilarCars({ id: 1 }, [cars(1), cars(1, 3)]))).toEqual([3])
  })

  it('takes the latest only when nothing else is found [D-34]', () => {
    expect(ids(mergeSimilarCars({ id: 1 }, [cars(), cars(3, 4)]))).toEqual([3, 4])
    expect(ids(mergeSimilarCars({ id: 1 }, [cars(2), cars(3, 4)]))).toEqual([2])
  })
})
