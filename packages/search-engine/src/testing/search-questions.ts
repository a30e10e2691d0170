import type { SearchRequest } from '../query/search-parameters.ts'
import type { OracleQuestion, OracleTerm } from './search-oracle.ts'

/** A question for the oracle, and the same put as a request of the protocol. */
export interface PosedQuestion {
  question: OracleQuestion
  request: SearchRequest
}

/** Facts questions may ask about. */
export interface QuestionField {
  indexName: string
  records: readonly Readonly<Record<string, unknown>>[]
  /** Attributes whose values may be asked for. */
  valueAttributes: readonly string[]
  numberAttributes: readonly string[]
  /** Attributes with words. */
  textAttributes: readonly string[]
  facets: readonly string[]
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Makes up a search from what the records hold: words, cut short or misspelt, values and spans, put
 * in one of the forms the protocol knows.
 */
export function poseQuestion(field: QuestionField, random: () => number): PosedQuestion {
  const conditions = someOf(random, 3).map(() => poseGroup(field, random))
  const restrictTo = random() < 0.1 ? [pick(field.textAttributes, random)] : null
  const question: OracleQuestion = {
    query: random() < 0.55 ? poseText(field, random) : '',
    conditions,
    facets: field.facets.filter(() => random() < 0.5),
    maxValuesPerFacet: random() < 0.3 ? 1 + Math.floor(random() * 5) : 100,
    typoTolerance: pick([true, true, true, 'min', 'min', false], random),
    restrictTo,
    geo: random() < 0.4 ? poseGeo(random) : null,
    page: random() < 0.3 ? Math.floor(random() * 4) : 0,
    hitsPerPage: pick([0, 1, 5, 21, 21, 50], random),
  }
  return { question, request: toRequest(field.indexName, question, random) }
}

function toRequest(
  indexName: string,
  question: OracleQuestion,
  random: () => number,
): SearchRequest {
  const { conditions, restrictTo, geo, ...parameters } = question
  return {
    indexName,
    ...parameters,
    ...geoParameters(geo),
    ...(restrictTo ? { restrictSearchableAttributes: restrictTo } : {}),
    ...(random() < 0.5 ? asLists(conditions) : asText(conditions)),
  }
}

function geoParameters(geo: OracleQuestion['geo']): object {
  if (geo === null) return {}
  if (geo.kind === 'boxes') return { insideBoundingBox: geo.boxes.map((corners) => corners.flat()) }
  if (geo.kind === 'polygons') return { insidePolygon: geo.polygons.map((line) => line.flat()) }
  return {
    aroundLatLng: geo.at.join(', '),
    aroundRadius: geo.radius ?? 'all',
    aroundPrecision: geo.precision,
  }
}

/** Degrees of Australia, off the places of records so that none lies on a line. */
function poseGeo(random: () => number): NonNullable<OracleQuestion['geo']> {
  const place = () => [-44 + random() * 34, 113 + random() * 41] as const
  const several = [0, ...someOf(random, 2)]
  const kind = pick(['around', 'around', 'boxes', 'polygons'] as const, random)
  if (kind === 'boxes') return { kind, boxes: several.map(() => [place(), place()] as const) }
  if (kind === 'polygons') {
    return { kind, polygons: several.map(() => [place(), place(), place()]) }
  }
  const radius = random() < 0.3 ? null : 1 + Math.floor(random() * 2_000_000)
  return { kind, at: place(), radius, precision: pick([10, 1000, 250_000], random) }
}

function asLists(conditions: OracleQuestion['conditions']) {
  const isNumeric = (group: readonly OracleTerm[]) => typeof group[0]!.test !== 'string'
  return {
    facetFilters: conditions
      .filter((group) => !isNumeric(group))
      .map((group) =>
        group.map(({ attribute, negated, test }) => {
          const value = String(test)
          return `${attribute}:${negated ? '-' : value.startsWith('-') ? '\\' : ''}${value}`
        }),
      ),
    numericFilters: conditions.filter(isNumeric).flatMap((group) => {
      const spans = group.map(({ attribute, test }) => ({ attribute, min: test[0], max: test[1] }))
      return [spans.map(({ attribute, min, max }) => `${attribute}:${min} TO ${max}`)]
    }),
  }
}

function asText(conditions: OracleQuestion['conditions']) {
  const groups = conditions.map((group) => `(${group.map(termText).join(' OR ')})`)
  return { filters: groups.join(' AND ') }
}

function termText({ attribute, negated, test }: OracleTerm): string {
  const condition =
    typeof test === 'string'
      ? `${attribute}:"${test.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
      : `${attribute}:${test[0]} TO ${test[1]}`
  return negated ? `NOT ${condition}` : condition
}

function poseGroup(field: QuestionField, random: () => number): OracleTerm[] {
  if (random() < 0.35) return [poseSpan(field, random)]
  return [0, ...someOf(random, 2)].map(() => {
    const attribute = pick(field.valueAttributes, random)
    const value = String(pick(valuesOf(field, attribute, random), random))
    const test = random() < 0.2 ? value.toUpperCase() : value
    return { attribute, negated: random() < 0.15, test }
  })
}

function poseSpan(field: QuestionField, random: () => number): OracleTerm {
  const attribute = pick(field.numberAttributes, random)
  const ends = [0, 1].map(() => Number(pick(valuesOf(field, attribute, random), random)) || 0)
  const [min, max] = ends.toSorted((a, b) => a - b) as [number, number]
  return { attribute, negated: false, test: [min, max] }
}

function poseText(field: QuestionField, random: () => number): string {
  const attribute = pick(field.textAttributes, random)
  const words = String(pick(valuesOf(field, attribute, random), random)).split(/\s+/)
  const start = Math.floor(random() * words.length)
  const chosen = words.slice(start, start + 1 + Math.floor(random() * 3))
  const separator = pick([' ', ' ', ' ', '', '-'], random)
  return chosen.map((word) => (random() < 0.35 ? misspell(word, random) : word)).join(separator)
}

function misspell(word: string, random: () => number): string {
  const place = Math.floor(random() * (word.length + 1))
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
  return pick(
    [
      before,
      before + after,
      `${before}e${letter}${after}`,
      `${before}a${after}`,
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
      word.toUpperCase(),
    ],
    random,
  )
}

/** Values of an attribute in some record, or an unlikely one. */
function valuesOf(field: QuestionField, attribute: string, random: () => number): unknown[] {
  const value = field.records.length > 0 ? pick(field.records, random)[attribute] : undefined
  const values = Array.isArray(value) ? value : [value]
  const present = values.filter((one) => one !== null && one !== undefined)
  return present.length > 0 && random() < 0.95 ? present : ['unheard of', '-', '"', '\\']
}

/** A list of at most `most` places, often empty. */
function someOf(random: () => number, most: number): number[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, (_, index) => index)
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)]!
}
