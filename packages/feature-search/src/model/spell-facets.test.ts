import { describe, expect, it } from 'vitest'
import { findFacetAttribute } from './facets.ts'
import type { SearchResults } from './search-results.ts'
import { createEmptySearchState } from './search-state.ts'
import { spellFacets } from './spell-facets.ts'

const counts: SearchResults['counts'] = {
  make: { Toyota: 12, Mazda: 4 },
  [findFacetAttribute('body')]: { SUV: 9 },
}
const results = { counts }
const aState = (facets: ReturnType<typeof createEmptySearchState>['facets']) => ({
  ...createEmptySearchState('_'),
  facets,
})

describe('spellFacets', () => {
  it('writes a value as the stock does', () => {
    const { facets } = spellFacets(aState({ make: ['MAZDA', 'toyota'], body: ['suv'] }), results)
    expect(facets).toEqual({ make: ['Mazda', 'Toyota'], body: ['SUV'] })
  })

  it('names a value once that was given in two spellings', () => {
    expect(spellFacets(aState({ make: ['Toyota', 'toyota'] }), results).facets).toEqual({
      make: ['Toyota'],
    })
  })

  it('leaves alone what the path of the page stands for', () => {
    const state = aState({ body: ['suv'], make: ['toyota'] })
    expect(spellFacets(state, results, { body: ['suv'] }).facets).toEqual({
      body: ['suv'],
      make: ['Toyota'],
    })
  })

  it('keeps the state itself where no value differs, or the stock has none like it', () => {
    for (const make of [['Toyota'], ['Saab'], ['constructor']]) {
      const state = aState({ make })
      expect(spellFacets(state, results)).toBe(state)
    }
  })
})
