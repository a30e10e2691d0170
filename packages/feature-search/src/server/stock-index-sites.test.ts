import type { StockChange } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { createSiteEngines } from '../adapters/site-engines.ts'
import type { StockRecordSite } from '../model/stock-record.ts'
import { followStock } from './stock-index.ts'

const aDealer = (id: string, dealership = id): StockRecordSite => ({
  id,
  dealerships: [{ slug: id, name: dealership }],
})

/** Three dealers with a car each, and what is built and written for them. */
async function threeDealers() {
  let sites = ['north', 'south', 'west'].map((id) => aDealer(id))
  const generations = new Map<string, number>()
  const done: string[] = []
  const failures: string[] = []
  const engines = createSiteEngines()
  let notify: (change: StockChange | null) => void = () => {}
  const index = await followStock({
    store: {
      loadStock: async (siteId, onBatch) => {
        done.push(`build ${siteId}`)
        await onBatch([aCar({ id: 1 })])
        return { generation: generations.get(siteId) ?? 1 }
      },
      loadStockChanges: async (siteId) => {
        done.push(`change ${siteId}`)
        return {
          generation: generations.get(siteId) ?? 1,
          changed: [aCar({ id: 2 })],
          withdrawnIds: [],
        }
      },
      readGeneration: async (siteId) => generations.get(siteId) ?? 1,
      watchStock: async (onChange) => {
        notify = onChange
        return async () => {}
      },
    },
    indexers: engines,
    sites: () => sites,
    logger: { info: () => {}, error: (message) => void failures.push(message) },
  })
  done.length = 0
  return {
    index,
    engines,
    done,
    failures,
    setSites: async (next: StockRecordSite[]) => {
      sites = next
      await index.followSites()
    },
    importCars: (siteId: string) => {
      const generation = (generations.get(siteId) ?? 1) + 1
      generations.set(siteId, generation)
      notify({ siteId, generation })
    },
  }
}

describe('followStock of several dealers', () => {
  it('builds one dealer when one tenant file changes what its records say', async () => {
    const { setSites, done, index } = await threeDealers()
    const counts = () => ['north', 'south', 'west'].map((id) => index.builds(id))
    expect(counts()).toEqual([1, 1, 1])
    await setSites([aDealer('north'), aDealer('south', 'South of Town'), aDealer('west')])
    expect(done).toEqual(['build south'])
    expect(counts()).toEqual([1, 2, 1])
  })

  it('builds none when a tenant file changes nothing of its records', async () => {
    const { setSites, done } = await threeDealers()
    await setSites(['north', 'south', 'west'].map((id) => aDealer(id)))
    expect(done).toEqual([])
  })

  it('builds a dealer that comes and forgets one that goes, also when it comes back', async () => {
    const { setSites, done, engines, index } = await threeDealers()
    await setSites([aDealer('north'), aDealer('south'), aDealer('east')])
    expect(done).toEqual(['build east'])
    expect(engines.engineOf('west').recordCount('cars')).toBe(0)
    expect([index.generation('west'), index.builds('west')]).toEqual([0, 0])
    await setSites(['north', 'south', 'west'].map((id) => aDealer(id)))
    expect(done).toEqual(['build east', 'build west'])
    expect(engines.engineOf('west').recordCount('cars')).toBe(1)
  })

  it('leaves the answers of the others when the stock of one changes', async () => {
    const { importCars, done, engines } = await threeDealers()
    for (const id of ['north', 'south']) engines.engineOf(id).remember('q', `of ${id}`)
    importCars('south')
    await expect.poll(() => engines.engineOf('south').recordCount('cars')).toBe(2)
    expect(done).toEqual(['change south'])
    expect(engines.engineOf('north').recall('q')).toBe('of north')
    expect(engines.engineOf('south').recall('q')).toBeUndefined()
  })

  it('is ready where there is no dealer at all', async () => {
    const { index, setSites } = await threeDealers()
    expect(index.isReady()).toBe(true)
    await setSites([])
    expect(index.isReady()).toBe(true)
  })
})
