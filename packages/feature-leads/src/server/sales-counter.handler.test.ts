import { describe, expect, it } from 'vitest'
import { createInMemoryLeadStore } from '../testing/in-memory-lead-store.ts'
import { aLeadEntry } from '../testing/leads.ts'
import { createSalesCounterHandler, createSalesCounters } from './sales-counter.handler.ts'

const request = new Request('https://north.test/api/sales-counter')
const siteWith = (source: 'formula' | 'leads' | 'stock', enabled = true) => ({
  id: 'north',
  salesCounter: { enabled, source },
})

function open() {
  const store = createInMemoryLeadStore()
  const world = { now: new Date('2026-11-20T00:00:00Z'), stock: 12, isDown: false, failures: 0 }
  const counters = createSalesCounters<ReturnType<typeof siteWith>>({
    store,
    countStock: async () => {
      if (world.isDown) throw new Error('down')
      return world.stock
    },
    clock: () => world.now,
    onFailure: () => world.failures++,
  })
  const handle = createSalesCounterHandler(counters)
  const ask = async (site: ReturnType<typeof siteWith>) => {
    const response = await handle(request, site)
    return response.status === 200 ? ((await response.json()) as object) : response.status
  }
  const wait = (ms: number) => {
    world.now = new Date(world.now.getTime() + ms)
  }
  return { store, world, ask, wait }
}

describe('createSalesCounterHandler', () => {
  it('gives the time formula, a count of leads or the stock, and nothing while it is off [D-107]', async () => {
    const { store, ask } = open()
    await store.accept('north', aLeadEntry([], { received_at: '2026-11-02T00:00:00.000Z' }))
    // The 20th, 10 in the morning in Brisbane.
    expect(await ask(siteWith('formula'))).toEqual({ value: 19 * 192 + 80 })
    expect(await ask(siteWith('leads'))).toEqual({ value: 1 })
    expect(await ask(siteWith('stock'))).toEqual({ value: 12 })
    expect(await ask(siteWith('leads', false))).toBe(404)
  })

  it('counts anew after 150 s, and not before [SITE-073]', async () => {
    const { world, ask, wait } = open()
    await ask(siteWith('stock'))
    world.stock = 13
    wait(149_999)
    expect(await ask(siteWith('stock'))).toEqual({ value: 12 })
    wait(1)
    expect(await ask(siteWith('stock'))).toEqual({ value: 13 })
  })

  it('shows none while it cannot be counted, and tries again', async () => {
    const { world, ask } = open()
    world.isDown = true
    expect(await ask(siteWith('stock'))).toBe(404)
    expect(world.failures).toBe(1)
    world.isDown = false
    expect(await ask(siteWith('stock'))).toEqual({ value: 12 })
  })
})
