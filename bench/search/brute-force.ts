import {
  createStockIndexSettings,
  listStockIndexReplicas,
  type SearchRequestParams,
  type StockRecord,
} from '@forecourt/feature-search/model'
import { askOracle, type OracleTerm } from '@forecourt/search-engine/testing'
import type { BenchSearch } from './bench-requests.ts'

interface Answer {
  nbHits: number
  hits: { objectID: string }[]
  facets?: Record<string, Record<string, number>>
}

/** Answers a multi-query by looking at every car, and counts the answers that differ from the given. */
export function askByBruteForce(
  cars: readonly StockRecord[],
  { requests }: BenchSearch,
  given: unknown,
): number {
  const answers = given as Answer[]
  return requests.filter(({ indexName, params }, place) => {
    const settings = settingsOf(indexName)
    const expected = askOracle(
      cars.map((car) => ({ ...car })),
      settings,
      {
        query: String(params.query),
        conditions: conditionsOf(params),
        facets: [params.facets ?? []].flat().map(String),
        maxValuesPerFacet: Number(params.maxValuesPerFacet),
        typoTolerance: settings.typoTolerance ?? true,
        restrictTo: null,
        geo: null,
        page: Number(params.page),
        hitsPerPage: Number(params.hitsPerPage),
      },
    )
    const { nbHits, hits, facets } = answers.at(place)!
    const ids = hits.map(({ objectID }) => objectID)
    const ours = JSON.stringify([nbHits, ids, facets])
    return ours !== JSON.stringify([expected.nbHits, expected.ids, expected.facets])
  }).length
}

function settingsOf(indexName: string) {
  const replica = listStockIndexReplicas().find(({ name }) => name === indexName)
  return replica?.settings ?? createStockIndexSettings()
}

function conditionsOf(params: SearchRequestParams): OracleTerm[][] {
  const groups = (params.facetFilters ?? []) as string[][]
  const values = groups.map((group) =>
    group.map((term) => {
      const colon = term.indexOf(':')
      return { attribute: term.slice(0, colon), negated: false, test: term.slice(colon + 1) }
    }),
  )
  const spans = ((params.numericFilters ?? []) as string[]).map((condition) => {
    const [, attribute = '', operator, number] = /^(\w+)(>=|<=)(.*)$/.exec(condition) ?? []
    const test: [number, number] =
      operator === '>=' ? [Number(number), Infinity] : [-Infinity, Number(number)]
    return [{ attribute, negated: false, test }]
  })
  return [...values, ...spans]
}
