import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightByHand } from '../testing/highlight-oracle.ts'
import type { FacetHitsAnswer, SearchAnswer } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'

const colours = [
  'Red',
  'RED',
  'Dark red',
  '-blue',
  "O'Neil",
  'a "b"',
  'x AND y',
  'true',
  '5',
  'naïve',
]
const tags = ['new', 'NEW', 'AND', 'two words', '-odd']
const sizes = [-2, -0.5, 0, 1, 1.5, 5, 1e6]

const record = fc.record({
  colour: fc.oneof(
    fc.constantFrom(...colours, null),
    fc.uniqueArray(fc.constantFrom(...colours), { maxLength: 3 }),
  ),
  size: fc.oneof(
    fc.constantFrom(...sizes, null, 'large'),
    fc.array(fc.constantFrom(...sizes), { maxLength: 3 }),
  ),
  flag: fc.option(fc.boolean()),
  _tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 2 }),
})
type Fields = typeof record extends fc.Arbitrary<infer Value> ? Value : never
type Stored = Fields & { objectID: string }

const operators = ['<', '<=', '=', '!=', '>=', '>'] as const
const negated = fc.boolean()
const facetTerm = fc.record({
  kind: fc.constant('facet' as const),
  negated,
  attribute: fc.constantFrom('colour' as const, 'flag' as const),
  value: fc.constantFrom(...colours, 'false', 'unknown'),
})
const numericTerm = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    negated,
    operator: fc.constantFrom(...operators),
    number: fc.constantFrom(...sizes),
  }),
  fc.record({
    kind: fc.constant('span' as const),
    negated,
    from: fc.constantFrom(...sizes),
    to: fc.constantFrom(...sizes),
  }),
)
const tagTerm = fc.record({
  kind: fc.constant('tag' as const),
  negated,
  value: fc.constantFrom(...tags),
})
const group = fc.oneof(
  fc.array(facetTerm, { minLength: 1, maxLength: 3 }),
  fc.array(numericTerm, { minLength: 1, maxLength: 3 }),
  fc.array(tagTerm, { minLength: 1, maxLength: 3 }),
)
type Group = typeof group extends fc.Arbitrary<infer Value> ? Value : never
type Term = Group[number]

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function compares(left: number, operator: (typeof operators)[number], right: number): boolean {
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  if (operator === '=') return left === right
  if (operator === '!=') return left !== right
  return operator === '>=' ? left >= right : left > right
}

function meets(stored: Stored, term: Term): boolean {
  const numbers = valuesOf(stored.size).filter((value) => typeof value === 'number')
  const isMet = () => {
    if (term.kind === 'tag') return stored._tags.includes(term.value)
    if (term.kind === 'compare')
      return numbers.some((value) => compares(value, term.operator, term.number))
    if (term.kind === 'span') return numbers.some((value) => value >= term.from && value <= term.to)
    return valuesOf(stored[term.attribute]).some(
      (value) => value !== null && String(value).toLowerCase() === term.value.toLowerCase(),
    )
  }
  return isMet() !== term.negated
}

function textOf(term: Term): string {
  const quoted = (value: string) => JSON.stringify(value)
  const condition = () => {
    if (term.kind === 'tag') return `_tags:${quoted(term.value)}`
    if (term.kind === 'compare') return `size ${term.operator} ${term.number}`
    if (term.kind === 'span') return `size:${term.from} TO ${term.to}`
    return `${term.attribute}:${quoted(term.value)}`
  }
  return term.negated ? `NOT ${condition()}` : condition()
}

/** As the list parameters have it; they cannot negate a number. */
function listTextOf(term: Term): string {
  const minus = term.negated ? '-' : ''
  if (term.kind === 'tag') return minus + escaped(term.value, term.negated)
  if (term.kind === 'compare') return `size${term.operator}${term.number}`
  if (term.kind === 'span') return `size:${term.from} TO ${term.to}`
  return `${term.attribute}:${minus}${escaped(term.value, term.negated)}`
}

const escaped = (value: string, isNegated: boolean) =>
  value.startsWith('-') && !isNegated ? `\\${value}` : value

const LIST_OF = {
  facet: 'facetFilters',
  compare: 'numericFilters',
  span: 'numericFilters',
  tag: 'tagFilters',
} as const

function asLists(groups: readonly Group[]) {
  const lists = { facetFilters: [], numericFilters: [], tagFilters: [] } as Record<
    string,
    string[][]
  >
  for (const terms of groups) lists[LIST_OF[terms[0]!.kind]]!.push(terms.map(listTextOf))
  return lists
}

function open(records: readonly Stored[]) {
  const engine = createSearchEngine()
  engine.setIndex('things', {
    settings: {
      searchableAttributes: ['colour'],
      attributesForFaceting: ['searchable(colour)', 'size', 'flag'],
    },
    records,
  })
  return (request: object) =>
    engine.search([{ indexName: 'things', hitsPerPage: 1000, ...request }], { scope: null })[0]!
}

const stock = fc
  .array(record, { maxLength: 25 })
  .map((list) => list.map((fields, index): Stored => ({ ...fields, objectID: String(index) })))
const groups = fc.array(group, { maxLength: 3 })

describe('filters', () => {
  it('find what a reference finds, as text and as lists', () => {
    fc.assert(
      fc.property(stock, groups, (records, conditions) => {
        const ask = open(records)
        const found = (request: object) =>
          (ask(request) as SearchAnswer).hits.map(({ objectID }) => objectID)
        const idsOf = (wanted: readonly Group[]) =>
          records
            .filter((stored) => wanted.every((terms) => terms.some((term) => meets(stored, term))))
            .map(({ objectID }) => objectID)
        const text = conditions.map((terms) => `(${terms.map(textOf).join(' OR ')})`).join(' AND ')
        expect({ text, found: found({ filters: text }) }).toEqual({
          text,
          found: idsOf(conditions),
        })
        const positive = conditions.map((terms) =>
          terms.map((term) => ({
            ...term,
            negated: term.negated && (term.kind === 'facet' || term.kind === 'tag'),
          })),
        ) as Group[]
        const lists = asLists(positive)
        expect({ lists, found: found(lists) }).toEqual({ lists, found: idsOf(positive) })
      }),
      { seed: 20_267, numRuns: 600 },
    )
  }, 60_000)
})

describe('facet search', () => {
  it('finds, counts and marks the values a reference finds', () => {
    const query = fc
      .tuple(fc.constantFrom(...colours, 'dakr', 'red d', 'dark r', ''), fc.nat(6))
      .map(([value, length]) => (length === 0 ? value : value.slice(0, length)))
    fc.assert(
      fc.property(
        stock,
        groups,
        query,
        fc.boolean(),
        (records, conditions, facetQuery, isTolerant) => {
          const filters = conditions
            .map((terms) => `(${terms.map(textOf).join(' OR ')})`)
            .join(' AND ')
          const answer = open(records)({
            type: 'facet',
            facet: 'colour',
            facetQuery,
            filters,
            typoTolerance: isTolerant,
            maxFacetHits: 100,
          })
          const counts = new Map<string, number>()
          for (const stored of records) {
            if (!conditions.every((terms) => terms.some((term) => meets(stored, term)))) continue
            for (const value of new Set(valuesOf(stored.colour))) {
              if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1)
            }
          }
          const isBlank = !/[\p{L}\p{N}]/u.test(facetQuery)
          const expected = [...counts]
            .map(([value, count]) => {
              const { value: highlighted, matchLevel } = highlightByHand(
                value,
                facetQuery,
                isTolerant,
              )
              return { value, highlighted, count, isMet: isBlank || matchLevel === 'full' }
            })
            .flatMap(({ isMet, ...hit }) => (isMet ? [hit] : []))
            .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
          expect({ facetQuery, hits: (answer as FacetHitsAnswer).facetHits }).toEqual({
            facetQuery,
            hits: expected,
          })
        },
      ),
      { seed: 20_268, numRuns: 600 },
    )
  }, 60_000)
})
