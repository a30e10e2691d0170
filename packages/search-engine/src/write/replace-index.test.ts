import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../query/search-answer.ts'
import { createSearchEngine, type SearchEngine } from '../query/search-engine.ts'

const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['make'],
  replicas: ['cars_by_price'],
}
const replicas = { cars_by_price: { ranking: ['asc(price)'] } }

const aRecord = (id: number, make: string) => ({
  objectID: String(id),
  name: `${make} ${id}`,
  make,
  price: (id * 7919) % 1000,
})
const someRecords = (count: number, make: string) =>
  Array.from({ length: count }, (_, id) => aRecord(id, make))

function ask(engine: SearchEngine, request: object = {}): SearchAnswer {
  const [answer] = engine.search([{ indexName: 'cars', facets: ['make'], ...request }], {
    scope: null,
  })
  return answer as SearchAnswer
}

/** An engine that pauses after each slice, and lets the test look in every pause. */
function pausingEngine(look: (engine: SearchEngine, pauses: number) => void): SearchEngine {
  let pauses = 0
  const engine = createSearchEngine({
    sliceMs: 0,
    pause: async () => {
      pauses++
      look(engine, pauses)
    },
  })
  return engine
}

describe('replaceIndex', () => {
  it('shows the old index until the new one is whole', async () => {
    const seen = new Set<string>()
    const engine = pausingEngine((present) => {
      if (present.has('cars')) seen.add(JSON.stringify(ask(present).facets))
    })
    await engine.replaceIndex('cars', { settings, replicas, records: someRecords(300, 'Old') })
    seen.clear()
    await engine.replaceIndex('cars', { settings, replicas, records: someRecords(500, 'New') })
    expect([...seen]).toEqual(['{"make":{"Old":300}}'])
    expect({ ...ask(engine).facets?.make }).toEqual({ New: 500 })
    expect(ask(engine, { indexName: 'cars_by_price' }).nbHits).toBe(500)
  })

  it('loses no change made while it builds', async () => {
    const engine = pausingEngine((present, pauses) => {
      if (!present.has('cars')) return
      if (pauses % 2 === 0) present.upsert('cars', aRecord(1000 + pauses, 'Late'))
      if (pauses % 5 === 0) present.remove('cars', String(pauses))
    })
    engine.setIndex('cars', { settings, replicas, records: someRecords(60, 'Old') })
    await engine.replaceIndex('cars', { settings, replicas, records: someRecords(60, 'New') })
    const { nbHits, facets } = ask(engine)
    const late = facets?.make?.Late ?? 0
    const fresh = facets?.make?.New ?? 0
    expect(late).toBeGreaterThan(2)
    expect(fresh).toBeLessThan(60)
    expect(nbHits).toBe(late + fresh)
    expect(ask(engine, { query: 'late' }).nbHits).toBe(late)
  })

  it('lets the later of two builds win', async () => {
    const engine = createSearchEngine()
    const first = engine.replaceIndex('cars', { settings, records: someRecords(2000, 'First') })
    const second = engine.replaceIndex('cars', { settings, records: someRecords(3, 'Second') })
    await Promise.all([first, second])
    expect({ ...ask(engine).facets?.make }).toEqual({ Second: 3 })
  })

  it('keeps the present index when the new one fails', async () => {
    const engine = createSearchEngine()
    engine.setIndex('cars', { settings, records: someRecords(3, 'Old') })
    const broken = [{ objectID: '' }]
    await expect(engine.replaceIndex('cars', { settings, records: broken })).rejects.toThrow(
      'expected an objectID in record 0',
    )
    expect(ask(engine).nbHits).toBe(3)
    await engine.replaceIndex('cars', { settings, records: someRecords(4, 'New') })
    expect(ask(engine).nbHits).toBe(4)
  })

  it('takes the later of two records with the same id', () => {
    const engine = createSearchEngine()
    const records = [aRecord(1, 'Old'), aRecord(2, 'Old'), aRecord(1, 'New')]
    engine.setIndex('cars', { settings, records })
    expect({ ...ask(engine).facets?.make }).toEqual({ Old: 1, New: 1 })
  })

  it('raises the generation with every change, and forgets names that are gone', () => {
    const engine = createSearchEngine()
    engine.setIndex('cars', { settings, replicas, records: someRecords(3, 'Old') })
    const generations = [engine.generation]
    engine.upsert('cars', aRecord(9, 'New'))
    generations.push(engine.generation)
    engine.remove('cars', '9')
    generations.push(engine.generation)
    expect(new Set(generations).size).toBe(3)
    expect(engine.indexNames()).toEqual(['cars', 'cars_by_price'])
    engine.setIndex('cars', { settings: { ...settings, replicas: [] }, records: [] })
    expect(engine.indexNames()).toEqual(['cars'])
    engine.removeIndex('cars')
    expect(engine.has('cars')).toBe(false)
  })

  it('folds many changes in by itself, without a difference to be seen', async () => {
    let builds = 0
    const engine = createSearchEngine({
      pause: async () => {
        builds++
      },
      sliceMs: 0,
    })
    engine.setIndex('cars', { settings, replicas, records: someRecords(10, 'Old') })
    for (let id = 0; id < 2100; id++) engine.upsert('cars', aRecord(id, 'New'))
    const before = ask(engine, { query: 'new 20', hitsPerPage: 50 })
    await expect.poll(() => builds).toBeGreaterThan(0)
    const after = ask(engine, { query: 'new 20', hitsPerPage: 50 })
    expect({ ...after, processingTimeMS: 0 }).toEqual({ ...before, processingTimeMS: 0 })
    expect(after.nbHits).toBe(111)
  })
})
