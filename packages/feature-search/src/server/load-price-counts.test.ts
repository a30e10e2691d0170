import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { countWithin } from '../model/index.ts'
import { aStockSearchClient } from '../testing/index.ts'
import { loadPriceCounts } from './load-price-counts.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const cars = aStock(60, { id: 1, slug: 'example-motors', name: 'Example Motors' })

describe('loadPriceCounts', () => {
  it('counts the site’s vehicles in any range of steps with one call', async () => {
    const searchClient = aStockSearchClient(cars, site, nowMs)
    const counts = (await loadPriceCounts({ searchClient }, site)) ?? { total: 0, prices: [] }
    const within = cars.filter(({ price }) => (price ?? 0) >= 30_000 && (price ?? 0) <= 45_500)
    expect(countWithin(counts, { min: 30_000, max: 45_500 })).toBe(within.length)
    expect(countWithin(counts, {})).toBe(60)
    expect(searchClient.calls).toHaveLength(1)
  })

  it('is nothing when the search service fails, which is reported', async () => {
    const searchClient = aStockSearchClient(cars, site, nowMs)
    searchClient.isDown = true
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    expect(await loadPriceCounts({ searchClient, onFailure }, site)).toBeNull()
    expect(failures).toHaveLength(1)
  })
})
