import { describe, expect, it } from 'vitest'
import {
  createStockRangeRequest,
  listPopularModels,
  listRangeEntries,
  readStockRange,
} from './stock-range.ts'

const site = { routing: { stockBasePath: '/search' }, stockModels: [] as string[] }
const rangeOf = (make: Record<string, number>, makeModel: Record<string, number>) =>
  readStockRange({ facets: { make, make_model: makeModel } })
const mixed = rangeOf(
  { Mazda: 4, Toyota: 9, 'Land Rover': 2, Land: 1, MG: 3, Empty: 0 },
  {
    'Mazda CX-5': 4,
    'Toyota HiLux': 5,
    'Toyota Corolla': 4,
    'Land Rover Discovery': 2,
    'Land One': 1,
    'MG MG3': 3,
    'Toyota Camry': 0,
  },
)

describe('createStockRangeRequest', () => {
  it('counts what the search page finds, with one request', () => {
    const { indexName, params } = createStockRangeRequest({
      search: { priceAboveZeroOnAscending: false, provider: { type: 'embedded' } },
    })
    expect(indexName).toBe('cars')
    expect(params).toMatchObject({ facets: ['make', 'make_model'], hitsPerPage: 0 })
    expect(params).not.toHaveProperty('filters')
  })
})

describe('readStockRange', () => {
  it('puts each model below its make, the largest first', () => {
    expect(mixed.map(({ name, count }) => [name, count])).toEqual([
      ['Toyota', 9],
      ['Mazda', 4],
      ['MG', 3],
      ['Land Rover', 2],
      ['Land', 1],
    ])
    expect(mixed[0]?.models.map(({ name, count }) => [name, count])).toEqual([
      ['HiLux', 5],
      ['Corolla', 4],
    ])
    expect(mixed[3]?.models.map(({ fullName }) => fullName)).toEqual(['Land Rover Discovery'])
    expect(mixed[4]?.models.map(({ fullName }) => fullName)).toEqual(['Land One'])
  })

  it('is empty without stock', () => {
    expect(readStockRange({ facets: {} })).toEqual([])
  })
})

describe('listRangeEntries', () => {
  it('is built from the models in stock: makes with their models [SITE-057]', () => {
    const [toyota, , mg] = listRangeEntries(site, mixed)
    expect(toyota).toEqual({
      label: 'Toyota',
      href: '/search/toyota',
      count: 9,
      models: [
        { label: 'HiLux', href: '/search/toyota/hilux', count: 5 },
        { label: 'Corolla', href: '/search/toyota/corolla', count: 4 },
      ],
    })
    expect(mg?.models).toEqual([{ label: 'MG3', href: '/search/mg/mg3', count: 3 }])
  })

  it('holds 5 makes of 7, and 2 models of 4', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const models = names.flatMap((name) => [1, 2, 3, 4].map((of) => [`${name} M${of}`, of]))
    const range = rangeOf(
      Object.fromEntries(names.map((name) => [name, 10])),
      Object.fromEntries(models) as Record<string, number>,
    )
    const entries = listRangeEntries(site, range)
    expect(entries.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(entries[0]?.models.map(({ label }) => label)).toEqual(['M4', 'M3'])
  })

  it('lists the models themselves where there is one make, at most 16', () => {
    const models = Object.fromEntries(
      Array.from({ length: 17 }, (_, of) => [`Kia M${of}`, 40 - of]),
    )
    const entries = listRangeEntries(site, rangeOf({ Kia: 99 }, models))
    expect(entries).toHaveLength(16)
    expect(entries[0]).toEqual({ label: 'M0', href: '/search/kia/m0', count: 40, models: [] })
  })

  it('keeps to the models of the dealer in their order, without those that are not in stock', () => {
    const own = { ...site, stockModels: ['corolla', 'Prado', 'CX-5'] }
    expect(listRangeEntries(own, mixed).map(({ label }) => label)).toEqual([
      'Toyota Corolla',
      'Mazda CX-5',
    ])
  })

  it('is empty without stock', () => {
    expect(listRangeEntries(site, [])).toEqual([])
  })
})

describe('listPopularModels', () => {
  it('lists the models most in stock, under make and model where there are several makes', () => {
    expect(listPopularModels(site, mixed, 3).map(({ label }) => label)).toEqual([
      'Toyota HiLux',
      'Mazda CX-5',
      'Toyota Corolla',
    ])
    const one = rangeOf({ Kia: 3 }, { 'Kia Picanto': 3 })
    expect(listPopularModels(site, one, 3)).toEqual([
      { label: 'Picanto', href: '/search/kia/picanto', count: 3 },
    ])
  })
})
