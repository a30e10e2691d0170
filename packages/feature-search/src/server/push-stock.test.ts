import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSearchEngine, type SearchEngine } from '@forecourt/search-engine'
import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedIndexer } from '../adapters/embedded-indexer.ts'
import type { Indexer } from '../model/indexer.ts'
import { createPushMemoryFile } from './push-memory.ts'
import { pushStock } from './push-stock.ts'
import { createRetryingIndexer } from './retrying-indexer.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-push-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const INDEX = 'group'
const site = (id: string, name = id) => ({ id, dealerships: [{ slug: `${id}-cars`, name }] })

/** A stock that knows in which generation each car came, changed or went. */
class GrowingStock {
  private readonly cars = new Map<number, { car: Car; generation: number; isGone: boolean }>()
  generation = 0

  import(changed: Car[], goneIds: number[] = []): void {
    this.generation += 1
    for (const car of changed) {
      this.cars.set(car.id, { car, generation: this.generation, isGone: false })
    }
    for (const id of goneIds) {
      const { car } = this.cars.get(id)!
      this.cars.set(id, { car, generation: this.generation, isGone: true })
    }
  }

  present(): Car[] {
    return [...this.cars.values()].filter(({ isGone }) => !isGone).map(({ car }) => car)
  }

  since(generation: number) {
    const all = [...this.cars.values()].filter((one) => one.generation > generation)
    return {
      generation: this.generation,
      changed: all.filter(({ isGone }) => !isGone).map(({ car }) => car),
      withdrawnIds: all.filter(({ isGone }) => isGone).map(({ car }) => car.id),
    }
  }
}

const stocks = { north: new GrowingStock(), south: new GrowingStock() }
const store = {
  loadStock: async (siteId: string, onBatch: (cars: Car[]) => void | Promise<void>) => {
    const stock = stocks[siteId as keyof typeof stocks]
    await onBatch(stock.present())
    return { generation: stock.generation }
  },
  loadStockChanges: async (siteId: string, since: number) =>
    stocks[siteId as keyof typeof stocks].since(since),
}

let engine: SearchEngine
let calls: string[]
let failure: { status?: number } | null
let number = 0

function indexerWithFailures(): Indexer {
  const indexer = createEmbeddedIndexer({ engine, indexName: INDEX })
  const guarded =
    <Input>(name: string, call: (input: Input) => Promise<void>) =>
    async (input: Input) => {
      calls.push(name)
      if (failure) throw Object.assign(new Error('the service is away'), failure)
      await call(input)
    }
  return {
    setSettings: indexer.setSettings,
    saveObjects: guarded('save', indexer.saveObjects),
    deleteObjects: guarded('delete', indexer.deleteObjects),
    replaceAll: guarded('replace', indexer.replaceAll),
  }
}

beforeEach(() => {
  engine = createSearchEngine()
  calls = []
  failure = null
  number += 1
  stocks.north = new GrowingStock()
  stocks.south = new GrowingStock()
  stocks.north.import([aCar({ id: 1, price: 10_000 }), aCar({ id: 2 })])
  stocks.south.import([aCar({ id: 3 })])
})

const file = () => join(folder, `pushed-${number}.json`)
function push(options: { whole?: boolean; sites?: ReturnType<typeof site>[] } = {}) {
  const { whole = false, sites = [site('north'), site('south')] } = options
  const memory = createPushMemoryFile(file(), INDEX)
  const ports = { store, indexer: indexerWithFailures(), indexName: INDEX, sites, memory }
  return pushStock(ports, { whole })
}
const pushedIds = () =>
  engine
    .allRecords(INDEX)
    .map(({ objectID }) => objectID)
    .toSorted()

describe('pushStock', () => {
  it('replaces everything the first time, with settings and replicas', async () => {
    expect(await push()).toEqual({ isWhole: true, saved: 3, deleted: 0 })
    expect(pushedIds()).toEqual(['1', '2', '3'])
    expect(engine.has(`${INDEX}_price_asc`)).toBe(true)
  })

  it('sends what has changed since, of every site of the index', async () => {
    await push()
    stocks.north.import([aCar({ id: 1, price: 12_000 }), aCar({ id: 4 })], [2])
    stocks.south.import([aCar({ id: 5 })])
    calls = []
    expect(await push()).toEqual({ isWhole: false, saved: 3, deleted: 1 })
    expect(pushedIds()).toEqual(['1', '3', '4', '5'])
    expect(engine.recordOf(INDEX, '1')).toMatchObject({ price: 12_000, site_ids: ['north'] })
    expect(calls).not.toContain('replace')
    expect(await push()).toEqual({ isWhole: false, saved: 0, deleted: 0 })
  })

  it('makes up for a push that failed', async () => {
    await push()
    stocks.north.import([aCar({ id: 4 })])
    failure = {}
    await expect(push()).rejects.toThrow('the service is away')
    stocks.north.import([aCar({ id: 6 })], [1])
    failure = null
    expect(await push()).toEqual({ isWhole: false, saved: 2, deleted: 1 })
    expect(pushedIds()).toEqual(['2', '3', '4', '6'])
  })

  it('replaces everything when asked to, and heals what others broke', async () => {
    await push()
    engine.remove(INDEX, '1')
    engine.upsert(INDEX, { objectID: 'stray' })
    expect(await push({ whole: true })).toEqual({ isWhole: true, saved: 3, deleted: 0 })
    expect(pushedIds()).toEqual(['1', '2', '3'])
  })

  it('replaces everything when a site came or went, or a dealership has another name', async () => {
    await push({ sites: [site('north')] })
    expect(await push()).toMatchObject({ isWhole: true, saved: 3 })
    expect(await push({ sites: [site('south'), site('north')] })).toMatchObject({ isWhole: false })
    expect(await push({ sites: [site('north', 'Northern'), site('south')] })).toMatchObject({
      isWhole: true,
    })
    expect(await push({ sites: [site('south')] })).toMatchObject({ isWhole: true, saved: 1 })
    expect(pushedIds()).toEqual(['3'])
  })

  it('replaces everything when the database is older than what was pushed', async () => {
    stocks.north.import([aCar({ id: 9 })])
    await push()
    stocks.north = new GrowingStock()
    stocks.north.import([aCar({ id: 1 })])
    expect(await push()).toEqual({ isWhole: true, saved: 2, deleted: 0 })
    expect(pushedIds()).toEqual(['1', '3'])
  })

  it('replaces everything when it has forgotten', async () => {
    await push()
    writeFileSync(file(), 'half a file {')
    expect(await push()).toMatchObject({ isWhole: true })
    expect(await push()).toMatchObject({ isWhole: false })
  })
})

describe('createPushMemoryFile', () => {
  it('keeps indices apart in one file', async () => {
    const path = join(folder, 'deep', 'pushed.json')
    const [one, other] = ['one', 'other'].map((key) => createPushMemoryFile(path, key))
    expect(await one!.read()).toBeNull()
    await one!.write({ shape: 'a', generations: { north: 1 } })
    await other!.write({ shape: 'b', generations: { north: 2 } })
    expect(await one!.read()).toEqual({ shape: 'a', generations: { north: 1 } })
  })
})

describe('createRetryingIndexer', () => {
  async function tryWith(failures: ({ status?: number } | null)[]) {
    const pauses: number[] = []
    let calls = 0
    const call = async () => {
      const thrown = failures[calls]
      calls += 1
      if (thrown) throw Object.assign(new Error('failed'), thrown)
    }
    const indexer = createRetryingIndexer(
      { setSettings: call, saveObjects: call, deleteObjects: call, replaceAll: call },
      { pause: async (ms) => void pauses.push(ms) },
    )
    const outcome = await indexer.saveObjects([]).then(
      () => 'done',
      () => 'failed',
    )
    return { outcome, calls, pauses }
  }

  it('tries again, waiting twice as long each time, up to five calls', async () => {
    expect(await tryWith([{}, { status: 503 }, { status: 429 }, { status: 0 }, null])).toEqual({
      outcome: 'done',
      calls: 5,
      pauses: [1000, 2000, 4000, 8000],
    })
    expect(await tryWith([{}, {}, {}, {}, {}, null])).toMatchObject({ outcome: 'failed', calls: 5 })
  })

  it.each([400, 403, 404])('takes a refusal with %i as final', async (status) => {
    expect(await tryWith([{ status }, null])).toEqual({ outcome: 'failed', calls: 1, pauses: [] })
  })
})
