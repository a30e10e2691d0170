import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listPopularFacets } from './popular-facets.ts'
import type { SearchResults } from './search-results.ts'
import { createEmptySearchState, withFacet } from './search-state.ts'
import { listSeenFacets, NOTHING_SEEN } from './seen-facets.ts'

const start = createEmptySearchState('relevance')
const found = (counts: SearchResults['counts']): SearchResults => ({
  cars: [],
  count: 0,
  pages: 0,
  counts,
  stats: {},
})
const names = (values: readonly { label: string }[]) => values.map(({ label }) => label)

describe('listPopularFacets', () => {
  it('are the 4 most common bodies with their counts, ties by name, empty ones left out [SRCH-040] [D-30]', () => {
    const counts = { Van: 3, Ute: 9, SUV: 12, Wagon: 3, Sedan: 3, Coupe: 0 }
    const { bodies } = listPopularFacets(start, found({ simple_body: counts }), aSite())
    expect(bodies.map(({ label, count }) => [label, count])).toEqual([
      ['SUV', 12],
      ['Ute', 9],
      ['Sedan', 3],
      ['Van', 3],
    ])
    const few = listPopularFacets(start, found({ simple_body: { Bus: 1, Coupe: 0 } }), aSite())
    expect(names(few.bodies)).toEqual(['Bus'])
  })

  it('are the popular makes, the dealer’s own list before the largest', () => {
    const counts = { make: { Kia: 2, Ford: 5, BMW: 4, Audi: 1 } }
    expect(names(listPopularFacets(start, found(counts), aSite()).makes)).toEqual([
      'Ford',
      'BMW',
      'Kia',
      'Audi',
    ])
    const own = aSite({ search: { popularMakes: ['Audi', 'Kia'] } })
    expect(names(listPopularFacets(start, found(counts), own).makes)).toEqual(['Audi', 'Kia'])
  })

  it('are 6 makes at most, and none on a site of one make', () => {
    const many = Object.fromEntries([...'abcdefgh'].map((name, index) => [name, 9 - index]))
    expect(listPopularFacets(start, found({ make: many }), aSite()).makes).toHaveLength(6)
    expect(listPopularFacets(start, found({ make: { Kia: 4 } }), aSite()).makes).toEqual([])
  })

  it('stay where they were seen', () => {
    const first = found({ simple_body: { SUV: 12, Ute: 9 }, make: { Ford: 5, Kia: 2 } })
    const later = found({ simple_body: { Ute: 4 }, make: { Kia: 2, Ford: 1 } })
    const state = withFacet(start, 'fuel', ['Diesel'])
    const shown = listPopularFacets(state, later, aSite(), listSeenFacets(NOTHING_SEEN, first))
    expect(shown.bodies.map(({ label, count }) => [label, count])).toEqual([
      ['SUV', 0],
      ['Ute', 4],
    ])
    expect(names(shown.makes)).toEqual(['Ford', 'Kia'])
  })
})
