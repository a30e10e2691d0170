import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPublishedParameters } from '../testing/published-parameters.ts'
import { HARMLESS_PARAMETERS, REFUSED_PARAMETERS } from './parameter-support.ts'
import type { SearchAnswer } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'
import { SUPPORTED_PARAMETERS } from './search-parameters.ts'

const engine = createSearchEngine()
engine.setIndex('things', {
  settings: { searchableAttributes: ['name'], attributesForFaceting: ['colour'] },
  records: [
    { objectID: '1', name: 'Chair', colour: 'red', _geoloc: { lat: 1, lng: 2 } },
    { objectID: '2', name: 'Chairs', colour: 'red' },
  ],
})

function ask(parameters: object): object {
  const requests = [{ indexName: 'things', query: 'chair', facets: ['*'], ...parameters }]
  const [answer] = engine.search(requests, { scope: null }) as SearchAnswer[]
  return { ...answer, params: '', processingTimeMS: 0 }
}

const tables = { SUPPORTED_PARAMETERS, HARMLESS_PARAMETERS, REFUSED_PARAMETERS }
const { searchParameters } = readPublishedParameters()
/** Of a search for facet values alone. */
const OF_FACET_SEARCH = ['facetQuery', 'maxFacetHits']

const anyOfKind = { boolean: true, number: 3, text: 'x', list: ['x'], any: 'x' }

/** A value of each parameter that would change an answer. */
const asking: Record<string, unknown> = {
  advancedSyntax: true,
  aroundLatLngViaIP: true,
  attributeCriteriaComputedByMinProximity: true,
  disableExactOnAttributes: ['name'],
  disableTypoToleranceOnAttributes: ['name'],
  distinct: 1,
  exactOnSingleWordQuery: 'none',
  extensions: { queryCategorization: { enableAutoFiltering: true } },
  ignorePlurals: true,
  minProximity: 4,
  minWordSizefor1Typo: 2,
  minWordSizefor2Typos: 5,
  mode: 'neuralSearch',
  naturalLanguages: ['en'],
  optionalFilters: ['colour:red'],
  optionalWords: ['chair'],
  ranking: ['asc(name)'],
  relevancyStrictness: 90,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  renderingContent: { redirect: { url: 'x' } },
  restrictHighlightAndSnippetArrays: true,
  similarQuery: 'chair',
}

describe('search parameters', () => {
  it.each(searchParameters)(
    '%s is supported, without an effect or refused, and one of them',
    (name) => {
      expect(Object.values(tables).filter((table) => table.has(name))).toHaveLength(1)
    },
  )

  it('are no others than the published ones', () => {
    const known = Object.values(tables).flatMap((table) => [...table.keys()])
    const others = known.filter((name) => !searchParameters.includes(name))
    expect(others.toSorted()).toEqual(OF_FACET_SEARCH)
  })

  it.each([...HARMLESS_PARAMETERS])('%s of kind %s changes nothing', (name, kind) => {
    expect(ask({ [name]: anyOfKind[kind] })).toEqual(ask({}))
    expect(ask({ params: `${name}=${String(anyOfKind[kind])}` })).toEqual(ask({}))
  })

  it.each([...REFUSED_PARAMETERS])(
    '%s is refused unless it asks for nothing, as %j',
    (name, neutral) => {
      const refusal = {
        status: 400,
        message: expect.stringContaining(`Unsupported "${name}" parameter`),
      }
      expect(() => ask({ [name]: asking[name] })).toThrow(expect.objectContaining(refusal))
      const written = encodeURIComponent(JSON.stringify(asking[name]))
      expect(() => ask({ params: `${name}=${written}` })).toThrow(expect.objectContaining(refusal))
      for (const value of [...neutral, null]) {
        expect(ask({ [name]: value })).toEqual(ask({}))
        if (value === null) continue
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        expect(ask({ params: `${name}=${encodeURIComponent(text)}` })).toEqual(ask({}))
      }
    },
  )

  it('are listed in the documentation, in the same three groups', () => {
    const text = readFileSync(new URL('../../../../docs/search.md', import.meta.url), 'utf8')
    const listed = (title: string) => {
      const row = text.split('\n').find((line) => line.startsWith(`| ${title}`)) ?? ''
      return [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    }
    for (const [title, table] of [
      ['With an effect', SUPPORTED_PARAMETERS],
      ['Without an effect', HARMLESS_PARAMETERS],
      ['Refused', REFUSED_PARAMETERS],
    ] as const) {
      expect(new Set(listed(title))).toEqual(new Set(table.keys()))
    }
  })
})
