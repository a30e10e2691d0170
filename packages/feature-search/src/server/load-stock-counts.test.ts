import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { loadStockCounts } from './load-stock-counts.ts'

const site = aSite()
const cars = [
  aCar({ id: 1, make: 'Toyota', price: 20_000, dealership_slug: 'example-motors' }),
  aCar({ id: 2, make: 'Toyota', price: 20_001, dealership_slug: 'example-motors' }),
  aCar({ id: 3, make: 'Mazda', price: 15_000, dealership_slug: 'example-motors' }),
]
const open = () => aStockSearchClient(cars, site, Date.UTC(2026, 10, 15))

describe('loadStockCounts', () => {
  it('counts what each search finds, in their order [D-74]', async () => {
    const queries = ['?make=Toyota', '?make=Lotus', '?price=:20000', '']
    expect(await loadStockCounts({ searchClient: open() }, site, queries)).toEqual([2, 0, 2, 3])
  })

  it('asks nothing for no searches', async () => {
    const searchClient = open()
    searchClient.isDown = true
    expect(await loadStockCounts({ searchClient }, site, [])).toEqual([])
  })

  it('is null when the search fails, and says so', async () => {
    const searchClient = open()
    searchClient.isDown = true
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    expect(await loadStockCounts({ searchClient, onFailure }, site, [''])).toBeNull()
    expect(failures).toHaveLength(1)
  })
})
