import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { createStockRanges } from './stock-ranges.ts'

const nowMs = Date.UTC(2026, 10, 15)
const north = aSite({ id: 'north' })
const south = aSite({ id: 'south' })

function open() {
  const world = {
    models: ['Corolla'],
    version: 1,
    nowMs,
    isDown: false,
    gate: null as Promise<void> | null,
    asked: 0,
    failures: [] as unknown[],
  }
  const ranges = createStockRanges<typeof north>({
    searchClientFor: (site) => {
      world.asked++
      const client = aStockSearchClient(
        world.models.map((model, id) =>
          aCar({ id, model: `${model} ${site.id}`, dealership_slug: 'example-motors' }),
        ),
        site,
        nowMs,
      )
      client.isDown = world.isDown
      client.gate = world.gate
      return client
    },
    stockVersion: () => String(world.version),
    nowMs: () => world.nowMs,
    onFailure: (error) => world.failures.push(error),
    longestWaitMs: 20,
  })
  const names = async (site: typeof north) =>
    (await ranges.rangeOf(site)).range.flatMap(({ models }) => models.map(({ name }) => name))
  return { world, ranges, names }
}

describe('createStockRanges', () => {
  it('reads the range of each site once, until its stock changes', async () => {
    const { world, ranges, names } = open()
    expect(await names(north)).toEqual(['Corolla north'])
    expect(await names(south)).toEqual(['Corolla south'])
    const { version } = await ranges.rangeOf(north)
    expect(world.asked).toBe(2)
    Object.assign(world, { models: ['Camry'], version: 2 })
    expect(await names(north)).toEqual(['Camry north'])
    expect((await ranges.rangeOf(north)).version).not.toBe(version)
  })

  it('is read once for any number of first visitors', async () => {
    const { world, names } = open()
    await Promise.all([1, 2, 3].map(() => names(north)))
    expect(world.asked).toBe(1)
  })

  it('holds up no page: the former range, or none, stands while the new one is slow', async () => {
    const { world, names } = open()
    let letRead = () => {}
    world.gate = new Promise((resolve) => {
      letRead = resolve
    })
    expect(await names(north)).toEqual([])
    letRead()
    await expect.poll(() => names(north)).toEqual(['Corolla north'])
  })

  it('keeps the range when the search fails, and asks again after 30 seconds', async () => {
    const { world, names } = open()
    await names(north)
    Object.assign(world, { isDown: true, version: 2, models: ['Camry'] })
    expect(await names(north)).toEqual(['Corolla north'])
    expect(world.failures).toHaveLength(1)
    Object.assign(world, { isDown: false, nowMs: nowMs + 29_999 })
    expect(await names(north)).toEqual(['Corolla north'])
    world.nowMs = nowMs + 30_000
    expect(await names(north)).toEqual(['Camry north'])
  })
})
