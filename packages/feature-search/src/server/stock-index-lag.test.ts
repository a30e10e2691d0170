import type { StockChange } from '@forecourt/stock/model'
import { describe, expect, it } from 'vitest'
import { followStock } from './stock-index.ts'

type Notify = (change: StockChange | null) => void

/** An index over a stock without cars, whose database can be away. */
async function anIndex() {
  let notify: Notify = () => {}
  let isAway = false
  let seconds = 0
  const done: string[] = []
  const index = await followStock({
    store: {
      loadStock: async () => ({ generation: 1 }),
      loadStockChanges: async () => ({ generation: 2, changed: [], withdrawnIds: [] }),
      readGeneration: async () => {
        if (isAway) throw new Error('away')
        return 1
      },
      watchStock: async (onChange) => {
        notify = onChange
        return async () => {}
      },
    },
    indexers: {
      indexerOf: () => ({
        setSettings: async () => {},
        replaceAll: async () => {},
        saveObjects: async () => {},
        deleteObjects: async () => {},
      }),
      forget: () => {},
    },
    sites: () => ['harbour', 'ridgeline'].map((id) => ({ id, dealerships: [] })),
    clock: () => new Date(seconds * 1000),
    logger: { info: () => {}, error: (message) => void done.push(message) },
  })
  return {
    index,
    failures: done,
    notice: (siteId: string | null, atSeconds: number) => {
      seconds = atSeconds
      notify(siteId === null ? null : { siteId, generation: 2 })
    },
    setAway: (value: boolean) => {
      isAway = value
    },
  }
}

describe('StockIndex.behindSince', () => {
  it('is the oldest change that was noticed and not followed, until it is [PLUS-095]', async () => {
    const { index, notice, setAway, failures } = await anIndex()
    expect(index.behindSince()).toBeNull()
    setAway(true)
    notice('harbour', 5)
    notice('harbour', 6)
    notice('ridgeline', 7)
    await expect.poll(() => failures.length).toBe(3)
    expect(index.behindSince()).toEqual(new Date(5000))
    setAway(false)
    notice('harbour', 8)
    await expect.poll(() => index.behindSince()).toEqual(new Date(7000))
    notice(null, 9)
    await expect.poll(() => index.behindSince()).toBeNull()
  })
})
