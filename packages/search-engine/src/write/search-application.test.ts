import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexSettings } from '../index/index-settings.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { SearchAnswer } from '../query/search-answer.ts'
import { createSearchEngine } from '../query/search-engine.ts'
import { SearchError } from '../query/search-error.ts'
import { askOracle } from '../testing/search-oracle.ts'
import { type IndexAction, readUpdate } from './index-action.ts'
import { SearchApplication } from './search-application.ts'

const names = ['cars', 'vans', 'parts'] as const

/** Whole settings, of which each step of a run sets one. */
const variants: IndexSettings[] = [
  {
    searchableAttributes: ['name'],
    attributesForFaceting: ['make'],
    customRanking: ['asc(price)'],
  },
  { searchableAttributes: ['make'], attributesForFaceting: ['price'], customRanking: [] },
  { searchableAttributes: ['name', 'make'], customRanking: ['desc(price)', 'asc(name)'] },
]
const REPLICA = 'cars_by_price'
const replicaSettings: IndexSettings = { ...variants[0]!, ranking: ['desc(price)', 'typo'] }

const id = fc.constantFrom(...Array.from({ length: 12 }, (_, number) => String(number)), 'x')
const fields = fc.record({
  name: fc.constantFrom('Mazda CX-5', 'Kia Rio', 'Toyota RAV4', 'Toyota Land Cruiser'),
  make: fc.constantFrom('Mazda', 'Kia', 'Toyota', null),
  price: fc.option(fc.integer({ min: 0, max: 9 })),
})
const name = fc.constantFrom(...names)
const save = fc.record({ kind: fc.constant('save' as const), id, fields })
const remove = fc.record({ kind: fc.constant('delete' as const), id })
const update = fc.record({
  kind: fc.constant('update' as const),
  id,
  by: fc.integer({ min: -3, max: 3 }),
  createsMissing: fc.boolean(),
})
const change = fc.oneof(
  { weight: 5, arbitrary: save },
  { weight: 2, arbitrary: remove },
  { weight: 2, arbitrary: update },
)
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      name,
      changes: fc.array(change, { minLength: 1, maxLength: 8 }),
    }),
  },
  fc.record({ kind: fc.constant('clear' as const), name }),
  fc.record({ kind: fc.constant('drop' as const), name: fc.constantFrom('vans', 'parts') }),
  fc.record({ kind: fc.constant('deleteBy' as const), name, least: fc.nat(9) }),
  fc.record({ kind: fc.constant('settings' as const), name, variant: fc.nat(2) }),
  fc.record({ kind: fc.constant('copy' as const), name, to: name, isSettingsOnly: fc.boolean() }),
  fc.record({ kind: fc.constant('move' as const), name, to: name }),
  fc.record({
    kind: fc.constant('replaceAll' as const),
    name,
    list: fc.array(fc.tuple(id, fields), { maxLength: 8 }),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

/** Indices as plain maps. */
class Reference {
  readonly indices = new Map<string, { records: Map<string, SearchRecord>; variant: number }>()

  index(indexName: string) {
    const known = this.indices.get(indexName) ?? { records: new Map(), variant: -1 }
    this.indices.set(indexName, known)
    return known
  }

  change(indexName: string, one: Change): void {
    if (one.kind === 'delete') {
      this.indices.get(indexName)?.records.delete(one.id)
      return
    }
    const { records } = this.index(indexName)
    const present = records.get(one.id)
    if (one.kind === 'save') records.set(one.id, { ...one.fields, objectID: one.id })
    else if (present || one.createsMissing) {
      const price = (typeof present?.['price'] === 'number' ? present['price'] : 0) + one.by
      records.set(one.id, { ...present, objectID: one.id, price })
    }
  }

  apply(one: Step): void {
    const from = this.indices.get(one.name)
    switch (one.kind) {
      case 'batch':
        for (const part of one.changes) this.change(one.name, part)
        return
      case 'clear':
        from?.records.clear()
        return
      case 'drop':
        this.indices.delete(one.name)
        return
      case 'deleteBy':
        for (const [key, { price }] of from?.records ?? []) {
          if (typeof price === 'number' && price >= one.least) from?.records.delete(key)
        }
        return
      case 'settings':
        this.index(one.name).variant = one.variant
        return
      case 'copy': {
        if (one.name === one.to || (one.to === 'cars' && !one.isSettingsOnly)) return
        const to = this.index(one.to)
        to.variant = from?.variant ?? -1
        if (!one.isSettingsOnly) to.records = new Map(from?.records)
        return
      }
      case 'move':
        if (one.name === one.to || one.name === 'cars' || !from) return
        Object.assign(this.index(one.to), from)
        this.indices.delete(one.name)
        return
      case 'replaceAll':
        this.index(one.name).records = new Map(
          one.list.map(([objectID, values]) => [objectID, { ...values, objectID }]),
        )
    }
  }
}

function toAction(one: Change): IndexAction {
  if (one.kind === 'delete') return { kind: 'delete', objectID: one.id }
  if (one.kind === 'save') return { kind: 'save', record: { ...one.fields, objectID: one.id } }
  const price = { _operation: 'Increment', value: one.by }
  return readUpdate({ objectID: one.id, price }, one.createsMissing)
}

/** Requests a client would send for a step; refusals are part of the rules. */
function perform(application: SearchApplication, one: Step): void {
  const { name: indexName } = one
  const write = (action: IndexAction) => application.write([{ indexName, action }])
  switch (one.kind) {
    case 'batch':
      application.write(one.changes.map((part) => ({ indexName, action: toAction(part) })))
      return
    case 'clear':
    case 'drop':
      write({ kind: one.kind })
      return
    case 'deleteBy':
      application.deleteMatching(indexName, { indexName, numericFilters: `price>=${one.least}` })
      return
    case 'settings':
      application.setSettings(indexName, fullSettings(one.variant), false)
      return
    case 'copy':
      application.copy(indexName, one.to, one.isSettingsOnly)
      return
    case 'move':
      application.move(indexName, one.to)
      return
    case 'replaceAll':
      replaceAll(application, indexName, one.list)
  }
}

/** As the clients' `replaceAllObjects` does it. */
function replaceAll(
  application: SearchApplication,
  indexName: string,
  list: readonly (readonly [string, object])[],
): void {
  application.copy(indexName, `${indexName}_tmp`, true)
  const changes = list.map(([objectID, values]) => ({
    indexName: `${indexName}_tmp`,
    action: { kind: 'save' as const, record: { ...values, objectID } },
  }))
  application.write(changes)
  application.copy(indexName, `${indexName}_tmp`, true)
  application.move(`${indexName}_tmp`, indexName)
}

/** A variant with nothing left over from another one. */
function fullSettings(variant: number): Record<string, unknown> {
  return { attributesForFaceting: [], ...variants[variant] }
}

function isAccepted(application: SearchApplication, one: Step): boolean {
  try {
    perform(application, one)
    return true
  } catch (error) {
    if (error instanceof SearchError) return false
    throw error
  }
}

const isRefused = (one: Step) =>
  (one.kind === 'copy' && (one.name === one.to || (one.to === 'cars' && !one.isSettingsOnly))) ||
  (one.kind === 'move' && (one.name === one.to || one.name === 'cars'))

async function openApplication(mostSingleChanges: number) {
  const engine = createSearchEngine({ sliceMs: 0, pause: () => Promise.resolve() })
  const failures: unknown[] = []
  const onFailed = (error: unknown) => failures.push(error)
  const application = new SearchApplication({ engine, mostSingleChanges, onFailed })
  application.setSettings('cars', { ...fullSettings(0), replicas: [REPLICA] }, false)
  application.setSettings(REPLICA, { ...replicaSettings }, false)
  await application.settled()
  return { engine, application, failures }
}

function search(application: SearchApplication, indexName: string, query: string) {
  const request = { indexName, query, hitsPerPage: 1000, facets: ['make', 'price'] }
  const [answer] = application.engine.search([request], { scope: null })
  const { hits, nbHits, facets = {} } = answer as SearchAnswer
  return { ids: hits.map(({ objectID }) => objectID), nbHits, facets }
}

function expected(records: readonly SearchRecord[], settings: IndexSettings, query: string) {
  const asked = (settings.attributesForFaceting ?? []).map(String)
  const question = {
    query,
    conditions: [],
    facets: asked,
    maxValuesPerFacet: 100,
    typoTolerance: true,
    restrictTo: null,
    geo: null,
    page: 0,
    hitsPerPage: 1000,
  }
  const { ids, nbHits, facets } = askOracle(records, settings, question)
  return { ids, nbHits, facets }
}

function compare(application: SearchApplication, { indices }: Reference): void {
  const listed = application.list().flatMap((index) => (index.primary ? [] : [index.name]))
  expect(listed).toEqual([...indices.keys()].toSorted())
  for (const [indexName, { records, variant }] of indices) {
    const all = [...records.values()]
    const page = application.engine.browse({ indexName, hitsPerPage: 1000 }, { scope: null })
    const byId = (a: SearchRecord, b: SearchRecord) => (a.objectID < b.objectID ? -1 : 1)
    expect(page.hits).toEqual(all.toSorted(byId))
    const settings = variants[variant]
    if (!settings) continue
    for (const query of ['', 'toyota', 'mazda cx5']) {
      expect(search(application, indexName, query), `${indexName} ${query}`).toEqual(
        expected(all, settings, query),
      )
    }
  }
  const cars = [...indices.get('cars')!.records.values()]
  expect(search(application, REPLICA, 'kia')).toEqual(expected(cars, replicaSettings, 'kia'))
}

describe('SearchApplication', () => {
  it('holds what a map would hold after any sequence of writes, and finds it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.boolean()), { minLength: 1, maxLength: 16 }),
        fc.constantFrom(0, 4, 500),
        async (steps, mostSingleChanges) => {
          const { application, failures } = await openApplication(mostSingleChanges)
          const reference = new Reference()
          reference.index('cars').variant = 0
          for (const [one, isAwaited] of steps) {
            expect(isAccepted(application, one)).toBe(!isRefused(one))
            reference.apply(one)
            if (!isAwaited) continue
            await application.settled()
            compare(application, reference)
          }
          await application.settled()
          compare(application, reference)
          expect(failures).toEqual([])
        },
      ),
      { seed: 20_263, numRuns: 300 },
    )
  }, 60_000)

  it('does writes in order while searches go on, and a search sees no half of a replacement', async () => {
    const engine = createSearchEngine({ sliceMs: 1 })
    const application = new SearchApplication({ engine })
    const stock = (price: number) =>
      Array.from({ length: 3000 }, (_, number) => [String(number), { name: 'Kia', price }] as const)
    replaceAll(application, 'cars', stock(1))
    await application.settled()
    replaceAll(application, 'cars', stock(2).slice(0, 2500))
    const last = application.write([
      { indexName: 'cars', action: { kind: 'delete', objectID: '0' } },
    ])
    const seen = new Set<string>()
    while (application.isDone(last) === false) {
      const [answer] = engine.search(
        [{ indexName: 'cars', facets: ['price'], filters: 'price:1 TO 2' }],
        { scope: null },
      )
      const { nbHits, hits } = answer as SearchAnswer
      seen.add(`${nbHits} at ${hits[0]?.['price']}`)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    // The last of them may be found a moment before its task is said to be over.
    const whole = ['3000 at 1', '2500 at 2', '2499 at 2']
    expect([...seen].filter((state) => !whole.includes(state))).toEqual([])
    expect(seen).toContain('3000 at 1')
    expect(engine.recordCount('cars')).toBe(2499)
    expect(engine.has('cars_tmp')).toBe(false)
  })

  it('tells of a failure and goes on with the next task', async () => {
    const engine = createSearchEngine()
    const failures: unknown[] = []
    const application = new SearchApplication({ engine, onFailed: (error) => failures.push(error) })
    const broken = {
      objectID: '1',
      get name(): string {
        throw new Error('unreadable')
      },
    }
    application.write([{ indexName: 'cars', action: { kind: 'save', record: broken } }])
    const next = application.write([
      { indexName: 'vans', action: { kind: 'save', record: { objectID: '1' } } },
    ])
    await application.settled()
    expect(failures).toHaveLength(1)
    expect(application.isDone(next)).toBe(true)
    expect(engine.recordCount('vans')).toBe(1)
  })
})
