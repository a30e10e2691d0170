import { describe, expect, it } from 'vitest'
import { choosePlace, listPlaceCounts } from './place-counts.ts'
import { createEmptySearchState, withFacet } from './search-state.ts'

const state = { ...createEmptySearchState('relevance'), page: 3 }
const at = (...names: string[]) => withFacet(state, 'location_name', names)
const results = { counts: { location_name: { North: 4, South: 9, Yard: 2, Annexe: 1 } } }

describe('listPlaceCounts', () => {
  it('has the places of the map in their order, then those elsewhere by name [PLUS-081]', () => {
    expect(listPlaceCounts(['South', 'North', 'West'], state, results)).toEqual([
      { name: 'South', count: 9 },
      { name: 'North', count: 4 },
      { name: 'West', count: 0 },
      { name: 'Annexe', count: 1 },
      { name: 'Yard', count: 2 },
    ])
  })

  it('has a chosen place that nobody counts [PLUS-081]', () => {
    expect(listPlaceCounts(['South'], at('Nowhere'), { counts: {} })).toEqual([
      { name: 'South', count: 0 },
      { name: 'Nowhere', count: 0 },
    ])
  })

  it('counts a place by no name of objects', () => {
    expect(listPlaceCounts(['constructor'], state, results)[0]).toEqual({
      name: 'constructor',
      count: 0,
    })
  })
})

describe('choosePlace', () => {
  it('leaves one place alone, from the first page, and everywhere after it [PLUS-081]', () => {
    expect(choosePlace(state, 'North')).toEqual({ ...at('North'), page: 1 })
    expect(choosePlace(at('South'), 'North').facets).toEqual({ location_name: ['North'] })
    expect(choosePlace(at('North', 'South'), 'North').facets).toEqual({ location_name: ['North'] })
    expect(choosePlace(at('North'), 'North').facets).toEqual({})
  })
})
