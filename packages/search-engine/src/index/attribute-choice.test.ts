import { describe, expect, it } from 'vitest'
import type { SearchAnswer, SearchHit } from '../query/search-answer.ts'
import { createSearchEngine } from '../query/search-engine.ts'
import { chooseAttributes } from './attribute-choice.ts'

const record = {
  objectID: '7',
  name: 'Red chair',
  price: 120,
  maker: { name: 'Red Oak', place: { city: 'Perth', street: 'Red Hill' } },
  reviews: [
    { by: 'Ann', text: 'Red and solid' },
    { by: 'Bo', text: 'Fine' },
  ],
  inStock: true,
}

function ask(parameters: object = {}, settings: object = {}): SearchAnswer {
  const engine = createSearchEngine()
  engine.setIndex('things', {
    settings: {
      searchableAttributes: ['name', 'maker.name', 'maker.place.street', 'reviews.text'],
      ...settings,
    },
    records: [record],
  })
  const requests = [{ indexName: 'things', query: 'red', ...parameters }]
  return engine.search(requests, { scope: null })[0] as SearchAnswer
}

const hit = (parameters: object, settings: object = {}): SearchHit =>
  ask(parameters, settings).hits[0]!

/** Paths of the entries of a result, lists by their places. */
function pathsOf(result: unknown, prefix = ''): string[] {
  if (typeof result !== 'object' || result === null) return []
  if ('matchLevel' in result) return [prefix]
  return Object.entries(result).flatMap(([key, part]) =>
    pathsOf(part, prefix === '' ? key : `${prefix}.${key}`),
  )
}

const everyText = [
  'name',
  'price',
  'maker.name',
  'maker.place.city',
  'maker.place.street',
  'reviews.0.by',
  'reviews.0.text',
  'reviews.1.by',
  'reviews.1.text',
]

/** Choice, and the texts and numbers it reaches. */
const choices: [names: string[], reached: string[]][] = [
  [['*'], everyText],
  [['name'], ['name']],
  [['Name'], []],
  [['maker'], ['maker.name', 'maker.place.city', 'maker.place.street']],
  [['maker.place'], ['maker.place.city', 'maker.place.street']],
  [['maker.place.city'], ['maker.place.city']],
  [['mak'], []],
  [['reviews'], ['reviews.0.by', 'reviews.0.text', 'reviews.1.by', 'reviews.1.text']],
  [['reviews.by'], ['reviews.0.by', 'reviews.1.by']],
  [
    ['maker.name', 'price'],
    ['price', 'maker.name'],
  ],
  [['*', '-maker'], everyText.filter((path) => !path.startsWith('maker'))],
  [['-maker'], everyText.filter((path) => !path.startsWith('maker'))],
  [['maker', '-maker.place'], ['maker.name']],
  [['*', '-reviews.by'], everyText.filter((path) => !path.endsWith('.by'))],
  [['inStock'], []],
  [['nothing'], []],
]

describe('chooseAttributes', () => {
  it.each(choices)('highlights by %j', (names, reached) => {
    expect(pathsOf(hit({ attributesToHighlight: names })._highlightResult).toSorted()).toEqual(
      reached.toSorted(),
    )
  })

  it.each(choices)('snippets by %j, with and without a number of words', (names, reached) => {
    for (const number of ['', ':3']) {
      const attributesToSnippet = names.map((name) => name + (name.startsWith('-') ? '' : number))
      expect(pathsOf(hit({ attributesToSnippet })._snippetResult).toSorted()).toEqual(
        reached.toSorted(),
      )
    }
  })

  it.each(choices)('retrieves by %j', (names, reached) => {
    const { objectID, _highlightResult, inStock, ...own } = hit({ attributesToRetrieve: names })
    const leaves = (value: unknown, prefix: string): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${prefix}.${key}`))
        : [prefix.slice(1)]
    expect(leaves(own, '').toSorted()).toEqual(reached.toSorted())
    expect(objectID).toBe('7')
    expect(inStock).toBe(chooseAttributes(names)('inStock') === 'all' ? true : undefined)
  })

  it.each<[names: string[], isFound: boolean]>([
    [['*'], true],
    [['maker'], true],
    [['maker.place'], true],
    [['maker.place.street'], true],
    [['maker.name'], false],
    [['name'], false],
    [['-maker.place'], false],
    [['*', '-name'], true],
    [['mak'], false],
    [[], true],
  ])('restricts the search by %j', (names, isFound) => {
    const answer = ask({ query: 'hill', restrictSearchableAttributes: names })
    expect(answer.nbHits).toBe(isFound ? 1 : 0)
  })

  it('marks only what the search looked at', () => {
    const { _highlightResult } = hit({
      restrictSearchableAttributes: ['maker'],
      attributesToHighlight: ['*'],
    })
    expect(_highlightResult).toMatchObject({
      name: { value: 'Red chair', matchLevel: 'none' },
      price: { value: '120', matchLevel: 'none' },
      maker: {
        name: { value: '<em>Red</em> Oak', matchLevel: 'full' },
        place: {
          street: { value: '<em>Red</em> Hill', matchLevel: 'full' },
          city: { value: 'Perth', matchLevel: 'none' },
        },
      },
      reviews: [{ text: { value: 'Red and solid', matchLevel: 'none' } }, {}],
    })
  })

  it('highlights what is searched, and snippets nothing, unless asked to', () => {
    const { _highlightResult, _snippetResult } = hit({})
    expect(pathsOf(_highlightResult)).toEqual([
      'name',
      'maker.name',
      'maker.place.street',
      'reviews.0.text',
      'reviews.1.text',
    ])
    expect(_snippetResult).toBeUndefined()
    expect(hit({ attributesToHighlight: [] })._highlightResult).toBeUndefined()
  })

  it('takes the number of words from the closest name', () => {
    const value = (attributesToSnippet: string[]) => {
      const { reviews, maker } = hit({ attributesToSnippet })._snippetResult as Record<
        string,
        never
      >
      return [reviews?.[0]?.['text']?.['value'], maker?.['name']?.['value']]
    }
    expect(value(['*:1', 'reviews:2'])).toEqual(['<em>Red</em> and…', '<em>Red</em>…'])
    expect(value(['reviews:2', '*:1'])).toEqual(['<em>Red</em> and…', '<em>Red</em>…'])
    expect(value(['*', 'reviews:2', 'reviews.text:1'])).toEqual([
      '<em>Red</em>…',
      '<em>Red</em> Oak',
    ])
  })

  it('gives nothing of what is hidden, by no way', () => {
    const settings = { unretrievableAttributes: ['maker', 'reviews.by'] }
    const everything = {
      attributesToRetrieve: ['*', 'maker.name'],
      attributesToHighlight: ['*', 'maker.name', 'reviews.by'],
      attributesToSnippet: ['*:5', 'maker.place.city'],
    }
    const shown = JSON.stringify(hit(everything, settings))
    expect(shown).not.toMatch(/Oak|Perth|Hill|Ann|Bo/)
    expect(shown).toContain('solid')
  })

  it('gives the fields of an answer that are asked for', () => {
    expect(ask({ responseFields: ['hits', 'nbHits'] })).toEqual({
      hits: [expect.objectContaining({ objectID: '7' })],
      nbHits: 1,
    })
    expect(Object.keys(ask({ responseFields: ['*'] }))).toEqual(Object.keys(ask()))
    expect(ask({ responseFields: ['*', '-hits'] })).not.toHaveProperty('hits')
    expect(ask({ responseFields: [] })).toEqual({})
    expect(ask({}, { responseFields: ['page'] })).toEqual({ page: 0 })
  })

  it('keeps the cursor of a browse', () => {
    const engine = createSearchEngine()
    const records = ['1', '2'].map((objectID) => ({ objectID }))
    engine.setIndex('things', { settings: { searchableAttributes: [] }, records })
    const request = { indexName: 'things', hitsPerPage: 1, responseFields: ['hits'] }
    expect(engine.browse(request, { scope: null })).toEqual({
      hits: [{ objectID: '1' }],
      next: '1',
    })
  })

  it('takes hostile names for names', () => {
    const hostile = JSON.parse('{"objectID":"1","__proto__":{"a":"x"},"constructor":"y"}')
    const engine = createSearchEngine()
    engine.setIndex('things', { settings: { searchableAttributes: ['name'] }, records: [hostile] })
    const [answer] = engine.search(
      [
        {
          indexName: 'things',
          attributesToRetrieve: ['__proto__.a', 'constructor'],
          attributesToHighlight: ['*'],
        },
      ],
      { scope: null },
    )
    const [found] = (answer as SearchAnswer).hits
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
    expect(JSON.parse(JSON.stringify(found))).toEqual(
      JSON.parse(
        `{"__proto__":{"a":"x"},"constructor":"y","objectID":"1","_highlightResult":{
          "__proto__":{"a":{"value":"x","matchLevel":"none","matchedWords":[]}},
          "constructor":{"value":"y","matchLevel":"none","matchedWords":[]}}}`,
      ),
    )
  })
})
