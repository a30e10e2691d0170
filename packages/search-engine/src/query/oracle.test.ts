import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexSettings } from '../index/index-settings.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { askOracle, type OracleAnswer } from '../testing/search-oracle.ts'
import {
  createSeededRandom,
  poseQuestion,
  type QuestionField,
} from '../testing/search-questions.ts'
import type { SearchAnswer } from './search-answer.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'

const settings: IndexSettings = {
  searchableAttributes: ['name', 'make', 'unordered(features)', 'stocknum'],
  attributesForFaceting: [
    'make',
    'searchable(features)',
    'year',
    'price',
    'certified',
    'notes',
    'filterOnly(site)',
  ],
  ranking: ['asc(sold)', 'typo', 'geo', 'words', 'attribute', 'exact', 'custom'],
  customRanking: ['desc(year)'],
  paginationLimitedTo: 120,
  replicas: ['cars_price_asc', 'cars_plain'],
}
const replicas = {
  cars_price_asc: { ranking: ['asc(price)', 'typo', 'attribute', 'exact'], customRanking: [] },
  cars_plain: { ranking: ['typo', 'attribute', 'exact', 'custom'], customRanking: ['asc(notes)'] },
}

const names = [
  'Mazda CX-5 Maxx Sport',
  'Mazda CX5 GT',
  'Toyota Land Cruiser Prado',
  'Toyota Landcruiser 300 Sahara',
  'Toyota RAV4 Edge Hybrid',
  'Škoda Octavia RS',
  'Volkswagen Tiguan 162TSI R-Line',
  'Isuzu D-MAX X-Terrain',
  'Nissan X-Trail Ti-L',
  'Mercedes-Benz C-Class C200',
  'Kia Cerato "Sport"',
  "Citroën C4 Driver's Edition",
]
const hostile = ['__proto__', 'constructor', '-', '', '"', "'", '\\', 'a:b', 'x AND y', '(1)', '١٢']

const places = [
  { lat: -32.93, lng: 151.78 },
  { lat: -33.87, lng: 151.21 },
  { lat: -27.47, lng: 153.02 },
  { lat: -37.81, lng: 144.96 },
  { lat: -31.95, lng: 115.86 },
]

const record = fc.record({
  name: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  ),
  make: fc.constantFrom('Mazda', 'Toyota', 'TOYOTA', 'Škoda', 'Kia', null),
  features: fc.uniqueArray(
    fc.constantFrom('Sunroof', 'Tow bar', 'Towbar', 'Apple CarPlay', 'Heated seats', 'Bluetooth'),
    { maxLength: 4 },
  ),
  stocknum: fc.oneof(fc.stringMatching(/^[A-Z]{1,2}\d{2,4}$/), fc.constant(null)),
  year: fc.oneof(fc.integer({ min: 2015, max: 2026 }), fc.constant(null)),
  price: fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((thousands) => thousands * 1000 + 990.5),
    fc.constantFrom(0, -5, null),
  ),
  certified: fc.boolean(),
  notes: fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 8 }), fc.constant(null)),
  sold: fc.constantFrom(0, 0, 0, 1),
  site: fc.constantFrom('north', 'south'),
  _geoloc: fc.oneof(
    fc.constantFrom(...places),
    fc.constant(null),
    fc.uniqueArray(fc.constantFrom(...places), { maxLength: 3 }),
  ),
})

const recordList = fc.array(record, { minLength: 0, maxLength: 60 }).map((list) =>
  list.map(
    (fields, index): SearchRecord => ({
      ...fields,
      objectID: index % 7 === 3 ? `x${index}` : String((index * 37) % 1000),
    }),
  ),
)

function fieldOf(records: readonly SearchRecord[], indexName: string): QuestionField {
  return {
    indexName,
    records,
    valueAttributes: ['make', 'features', 'year', 'certified', 'notes'],
    numberAttributes: ['price', 'year'],
    textAttributes: ['name', 'make', 'features', 'stocknum'],
    facets: ['make', 'features', 'year', 'price', 'certified', 'notes'],
  }
}

const views = { cars: settings, ...replicas }

type Facets = Record<string, Record<string, number>>

/** Facets with the order of their values. */
function inOrder(facets: Facets) {
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [name, Object.entries(counts)]),
  )
}

function rounded({ min, max, avg, sum }: { min: number; max: number; avg: number; sum: number }) {
  return { min, max, avg: avg.toFixed(6), sum: sum.toFixed(6) }
}

function plainAnswer({ hits, nbHits, nbPages, facets, facets_stats }: SearchAnswer) {
  return {
    ids: hits.map((hit) => hit.objectID),
    nbHits,
    nbPages,
    facets: inOrder(facets ?? {}),
    stats: Object.fromEntries(
      Object.entries(facets_stats ?? {}).map(([name, stats]) => [name, rounded(stats)]),
    ),
  }
}

function plainExpectation({ ids, nbHits, nbPages, facets, stats }: OracleAnswer) {
  const averaged = Object.entries(stats).map(([name, { min, max, sum, count }]) => [
    name,
    rounded({ min, max, avg: sum / count, sum }),
  ])
  return { ids, nbHits, nbPages, facets: inOrder(facets), stats: Object.fromEntries(averaged) }
}

/** The engine's answer and the oracle's to one generated request. */
function askBoth(
  engine: SearchEngine,
  records: readonly SearchRecord[],
  [name, seed, text]: readonly [keyof typeof views, number, string | null],
) {
  const { question, request } = poseQuestion(fieldOf(records, name), createSeededRandom(seed))
  const query = text ?? question.query
  const [answer] = engine.search([{ ...request, query }], { scope: null })
  const expected = askOracle(records, { ...settings, ...views[name] }, { ...question, query })
  return { actual: plainAnswer(answer as SearchAnswer), expected: plainExpectation(expected) }
}

function applyChange(
  engine: SearchEngine,
  present: Map<string, SearchRecord>,
  objectID: string,
  fields: Omit<SearchRecord, 'objectID'> | null,
): void {
  if (fields) {
    const changed = { ...fields, objectID }
    present.set(objectID, changed)
    engine.upsert('cars', changed)
  } else {
    engine.remove('cars', objectID)
    present.delete(objectID)
  }
}

const viewName = fc.constantFrom('cars' as const, 'cars_price_asc' as const, 'cars_plain' as const)
const text = fc.option(
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...names, ...hostile)),
  { freq: 4 },
)

describe('SearchEngine', () => {
  it('gives the same counts, facets, stats, pages and order for generated requests', () => {
    fc.assert(
      fc.property(
        recordList,
        fc.array(fc.tuple(viewName, fc.integer(), text), { minLength: 5, maxLength: 5 }),
        (records, questions) => {
          const engine = createSearchEngine()
          engine.setIndex('cars', { settings, replicas, records })
          for (const posed of questions) {
            const { actual, expected } = askBoth(engine, records, posed)
            expect(actual).toEqual(expected)
          }
        },
      ),
      { seed: 20_261, numRuns: 500 },
    )
  }, 60_000)

  it('gives the same after any sequence of changes', () => {
    const change = fc.oneof(
      { weight: 3, arbitrary: record.map((fields) => ({ fields })) },
      { weight: 1, arbitrary: fc.constant({ fields: null }) },
    )
    fc.assert(
      fc.property(
        recordList,
        fc.array(fc.tuple(change, fc.nat(80), fc.tuple(viewName, fc.integer(), text)), {
          maxLength: 12,
        }),
        (records, steps) => {
          const engine = createSearchEngine()
          engine.setIndex('cars', { settings, replicas, records })
          const present = new Map(records.map((one) => [one.objectID, one]))
          for (const [{ fields }, place, posed] of steps) {
            const objectID = records[place % Math.max(records.length, 1)]?.objectID ?? `n${place}`
            applyChange(engine, present, place % 3 === 0 ? `new${place}` : objectID, fields)
            const { actual, expected } = askBoth(engine, [...present.values()], posed)
            expect(actual).toEqual(expected)
            expect(engine.recordCount('cars')).toBe(present.size)
          }
        },
      ),
      { seed: 20_262, numRuns: 200 },
    )
  }, 60_000)
})
