import type { IndexSettings } from '../index/index-settings.ts'

/** One condition: a value or a span of numbers, possibly negated. */
export interface OracleTerm {
  attribute: string
  negated: boolean
  /** A text to equal, ignoring case, or the least and greatest number. */
  test: string | readonly [min: number, max: number]
}

/** A search put as plainly as possible. */
export interface OracleQuestion {
  query: string
  /** All groups hold; a group holds when one of its terms does. */
  conditions: readonly (readonly OracleTerm[])[]
  facets: readonly string[]
  maxValuesPerFacet: number
  /** `min` keeps the records with the fewest typos. */
  typoTolerance: boolean | 'min'
  /** Attributes to look in; null for all. */
  restrictTo: readonly string[] | null
  /** Where to look; null for everywhere. */
  geo: OracleGeo | null
  page: number
  hitsPerPage: number
}

/** A place as latitude and longitude, in degrees. */
type Place = readonly [lat: number, lng: number]

/** Metres around a place (null for any distance) with the metres that count as one, or corners of shapes. */
export type OracleGeo =
  | { kind: 'around'; at: Place; radius: number | null; precision: number }
  | { kind: 'boxes'; boxes: readonly (readonly [Place, Place])[] }
  | { kind: 'polygons'; polygons: readonly (readonly Place[])[] }

/** Answer a search must give. */
export interface OracleAnswer {
  ids: string[]
  nbHits: number
  nbPages: number
  facets: Record<string, Record<string, number>>
  stats: Record<string, { min: number; max: number; sum: number; count: number }>
}

type OracleRecord = Readonly<Record<string, unknown>> & { objectID: string }
/** Typos, priority of the attribute, 0 for the very word: smaller is better, left to right. */
type Score = readonly [number, number, number]
/** A record, and how it meets each word. */
type OracleMatch = { record: OracleRecord; scores: readonly Score[] }

/**
 * Answers a search by looking at every record, with no index and nothing shared with the engine:
 * slow, short and plain, so that the engine can be held against it.
 * @param settings of the index or replica asked; `ranking` sorts are read with `customRanking` as one
 */
export function askOracle(
  records: readonly OracleRecord[],
  settings: IndexSettings,
  question: OracleQuestion,
): OracleAnswer {
  const queryWords = wordsOf(question.query.slice(0, 512)).slice(0, 20)
  let matched: OracleMatch[] = []
  for (const record of records) {
    if (!question.conditions.every((group) => group.some((term) => holds(record, term)))) continue
    if (!isThere(record, question.geo)) continue
    const scores = queryWords.map((_, place) =>
      score(record, settings, question, queryWords, place),
    )
    if (scores.every((found) => found !== null)) matched.push({ record, scores })
  }
  if (question.typoTolerance === 'min') matched = withFewestTypos(matched)
  matched.sort((a, b) => {
    for (const criterion of criteriaOf(settings)) {
      const order = byCriterion(a, b, criterion, question.geo)
      if (order !== 0) return order
    }
    return byKey(idKey(a.record.objectID), idKey(b.record.objectID))
  })
  const reachable = Math.min(matched.length, settings.paginationLimitedTo ?? 1000)
  const start = question.page * question.hitsPerPage
  const found = matched.map(({ record }) => record)
  return {
    ids: found
      .slice(start, Math.min(start + question.hitsPerPage, reachable))
      .map((record) => record.objectID),
    nbHits: found.length,
    nbPages: question.hitsPerPage === 0 ? 0 : Math.ceil(reachable / question.hitsPerPage),
    ...countFacets(found, question),
  }
}

function byCriterion(a: OracleMatch, b: OracleMatch, criterion: string, geo: OracleGeo | null) {
  if (criterion === 'geo') return byKey(steps(a.record, geo), steps(b.record, geo))
  return criterion.startsWith('text:')
    ? level(a.scores, criterion) - level(b.scores, criterion)
    : bySort(a.record, b.record, criterion)
}

function placesOf({ _geoloc: value }: OracleRecord): Place[] {
  const listed = value === null || value === undefined ? [] : [value].flat()
  return listed.map((place) => [Number(Object(place).lat), Number(Object(place).lng)])
}

/** Metres along the globe, by the angle between two directions from its centre. */
export function metresBetween([lat, lng]: Place, [otherLat, otherLng]: Place): number {
  const direction = (north: number, east: number) => {
    const [up, turn] = [(north * Math.PI) / 180, (east * Math.PI) / 180]
    return [Math.cos(up) * Math.cos(turn), Math.cos(up) * Math.sin(turn), Math.sin(up)] as const
  }
  const [one, other] = [direction(lat, lng), direction(otherLat, otherLng)]
  const chord = Math.hypot(...one.map((part, axis) => part - other[axis]!))
  return 6_371_000 * 2 * Math.asin(Math.min(1, chord / 2))
}

function steps(record: OracleRecord, geo: OracleGeo | null): number {
  if (geo?.kind !== 'around') return 0
  const metres = placesOf(record).map((place) => metresBetween(place, geo.at))
  return metres.length === 0 ? Number.MAX_VALUE : Math.floor(Math.min(...metres) / geo.precision)
}

function isThere(record: OracleRecord, geo: OracleGeo | null): boolean {
  if (!geo || (geo.kind === 'around' && geo.radius === null)) return true
  return placesOf(record).some((place) => {
    if (geo.kind === 'around') return metresBetween(place, geo.at) <= geo.radius!
    if (geo.kind === 'boxes') return geo.boxes.some((corners) => isBetween(place, corners))
    return geo.polygons.some((corners) => windingOf(place, corners) !== 0)
  })
}

function isBetween(place: Place, [one, other]: readonly [Place, Place]): boolean {
  return [0, 1].every((axis) => (place[axis]! - one[axis]!) * (place[axis]! - other[axis]!) <= 0)
}

/** How often a line without crossings goes round a place, by the sum of the angles it is seen under. */
function windingOf([lat, lng]: Place, corners: readonly Place[]): number {
  const angles = corners.map(([north, east]) => Math.atan2(north - lat, east - lng))
  const turns = angles.map((angle, index) => {
    const turn = angles[(index + 1) % angles.length]! - angle
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  })
  return Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI))
}

function withFewestTypos(matched: readonly OracleMatch[]): OracleMatch[] {
  const typosOf = ({ scores }: OracleMatch) => scores.reduce((sum, [count]) => sum + count, 0)
  const fewest = Math.min(...matched.map(typosOf))
  return matched.filter((match) => typosOf(match) === fewest)
}

function holds(record: OracleRecord, { attribute, negated, test }: OracleTerm): boolean {
  const values = scalars(record[attribute])
  const met =
    typeof test === 'string'
      ? values.some((value) => String(value).toLowerCase() === test.toLowerCase())
      : values.some((value) => typeof value === 'number' && value >= test[0] && value <= test[1])
  return met !== negated
}

function countFacets(records: readonly OracleRecord[], question: OracleQuestion) {
  const facets: OracleAnswer['facets'] = Object.create(null)
  const stats: OracleAnswer['stats'] = Object.create(null)
  for (const attribute of question.facets) {
    const counts = new Map<string | number | boolean, number>()
    for (const record of records) {
      for (const value of new Set(scalars(record[attribute]))) {
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    const entries = [...counts].sort((a, b) => b[1] - a[1] || byKey(a[0], b[0]))
    if (entries.length === 0) continue
    facets[attribute] = Object.create(null)
    for (const [value, count] of entries.slice(0, question.maxValuesPerFacet)) {
      facets[attribute]![String(value)] = count
    }
    const numbers = entries.filter(([value]) => typeof value === 'number') as [number, number][]
    if (numbers.length === 0) continue
    stats[attribute] = {
      min: Math.min(...numbers.map(([value]) => value)),
      max: Math.max(...numbers.map(([value]) => value)),
      sum: numbers.reduce((sum, [value, count]) => sum + value * count, 0),
      count: numbers.reduce((sum, [, count]) => sum + count, 0),
    }
  }
  return { facets, stats }
}

/** The best way a record meets the word at a place, alone or joined to a neighbour. */
function score(
  record: OracleRecord,
  settings: IndexSettings,
  question: OracleQuestion,
  words: readonly string[],
  place: number,
): Score | null {
  const last = words.length - 1
  const candidates: Score[] = []
  for (const [priority, entry] of settings.searchableAttributes.entries()) {
    const attribute = entry.replace(/^unordered\((.*)\)$/, '$1')
    if (question.restrictTo && !question.restrictTo.includes(attribute)) continue
    for (const value of scalars(record[attribute])) {
      const own = wordsOf(String(value))
      const others = question.typoTolerance ? derivedWords(own) : []
      for (const [index, other] of [...own, ...others].entries()) {
        const isTolerant = question.typoTolerance !== false && index < own.length
        const alone = typos(words[place]!, other, place === last, isTolerant)
        if (alone !== null) candidates.push([alone, priority, other === words[place] ? 0 : 1])
        if (!question.typoTolerance) continue
        for (const [from, to] of joinsAt(place, words.length)) {
          const joined = words.slice(from, to + 1).join('')
          if (typos(joined, other, to === last, false) === null) continue
          candidates.push([0, priority, other === joined ? 0 : 1])
        }
      }
    }
  }
  candidates.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  return candidates[0] ?? null
}

/** First and last place of the words that are joined with the word at a place. */
function joinsAt(place: number, count: number): [number, number][] {
  const pairs: [number, number][] = [
    [place - 1, place],
    [place, place + 1],
  ]
  const among = pairs.filter(([from, to]) => from >= 0 && to < Math.min(count, 5))
  return count > 2 ? [...among, [0, count - 1]] : among
}

/** Typos between two words, or null when they do not match. */
export function typos(
  query: string,
  own: string,
  prefix: boolean,
  tolerant: boolean,
): number | null {
  if (own === query || (prefix && own.startsWith(query))) return 0
  const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0
  if (!tolerant || /\p{N}/u.test(query + own)) return null
  const ends = prefix ? Array.from({ length: own.length + 1 }, (_, end) => end) : [own.length]
  const nearest = Math.min(...ends.map((end) => distance(query, own.slice(0, end))))
  const found = nearest + (query[0] === own[0] ? 0 : 1)
  return found <= allowed ? found : null
}

/** Letters missing, added, replaced or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_unused, column) => (row === 0 ? column : row)),
  )
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const changed = table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      let least = Math.min(changed, table[row - 1]![column]! + 1, table[row]![column - 1]! + 1)
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, table[row - 2]![column - 2]! + 1)
      table[row]![column] = least
    }
  }
  return table[a.length]![b.length]!
}

/** Words of a text, folded. */
export function wordsOf(text: string): string[] {
  const plain = [...text.normalize('NFD')].map((letter) => letter.toLowerCase()).join('')
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')
  return bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** Neighbours joined, and words split between letters and digits. */
function derivedWords(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, index) => [words[index]!, word] as const)
  const short = pairs.filter(([first]) => words.length <= 12 && first.length <= 12)
  const joined = short.map(([first, second]) => first + second)
  const runs = words.flatMap((word) => {
    const parts = word.match(/\p{L}+|\p{N}+/gu) ?? []
    return parts.length === 2 && parts.every((part) => !/^\p{N}{5}/u.test(part)) ? parts : []
  })
  return [...joined, ...runs]
}

/** The ranking as sorts and `text:` criteria in their order. */
function criteriaOf({ ranking, customRanking = [] }: IndexSettings): string[] {
  const listed = ranking ?? ['typo', 'geo', 'attribute', 'exact', 'custom']
  return listed.flatMap((name) => {
    if (name === 'custom') return customRanking
    if (name === 'typo' || name === 'attribute' || name === 'exact') return [`text:${name}`]
    return name === 'geo' || name.includes('(') ? [name] : []
  })
}

function level(scores: readonly Score[], criterion: string): number {
  if (scores.length === 0) return 0
  if (criterion === 'text:typo') return scores.reduce((sum, [count]) => sum + count, 0)
  if (criterion === 'text:exact') return scores.reduce((sum, [, , inexact]) => sum + inexact, 0)
  return Math.min(...scores.map(([, priority]) => priority))
}

function bySort(a: OracleRecord, b: OracleRecord, sort: string): number {
  const [, direction, attribute] = /^(asc|desc)\((.*)\)$/.exec(sort)!
  const [first, second] = [a, b].map((record) => {
    const value = scalars(record[attribute!])[0]
    return typeof value === 'boolean' ? Number(value) : value
  })
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined)
  }
  if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1
  return direction === 'asc' ? byKey(first, second) : byKey(second, first)
}

function idKey(id: string): string | number {
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}

/** Numbers before texts. */
function byKey(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number') return -1
  if (typeof b === 'number') return 1
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

function scalars(value: unknown): (string | number | boolean)[] {
  if (Array.isArray(value)) return value.flatMap(scalars)
  const isScalar =
    typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
  return isScalar ? [value] : []
}
