import { describe, expect, it } from 'vitest'
import {
  clearState,
  createEmptySearchState,
  isRefined,
  toggleFacet,
  withFacet,
  withQuery,
  withRange,
  withSort,
} from './search-state.ts'

const start = { ...createEmptySearchState('relevance'), page: 4 }

describe('search state', () => {
  it('has the keys query, page and sortBy [DATA-045]', () => {
    expect(createEmptySearchState('relevance')).toMatchObject({
      query: '',
      page: 1,
      sortBy: 'relevance',
    })
  })

  it('goes back to page 1 with every change [SRCH-069]', () => {
    const changes = [
      withFacet(start, 'make', ['Toyota']),
      toggleFacet(start, 'body', 'SUV'),
      withRange(start, 'price', { min: 5000 }),
      withQuery(start, 'hilux'),
      withSort(start, 'price:asc'),
      clearState(start),
    ]
    expect(changes.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('toggles a value on and off', () => {
    const chosen = toggleFacet(start, 'make', 'Toyota')
    expect(chosen.facets).toEqual({ make: ['Toyota'] })
    expect(toggleFacet(chosen, 'make', 'Toyota').facets).toEqual({})
  })

  it('gives up the models of a make with the make, and no others [D-27]', () => {
    const state = withFacet(withFacet(start, 'make', ['Mazda', 'Kia']), 'make_model', [
      'Kia Rio',
      'Mazda 3',
    ])
    expect(toggleFacet(state, 'make', 'Kia').facets).toEqual({
      make: ['Mazda'],
      make_model: ['Mazda 3'],
    })
  })

  it('drops a range without ends', () => {
    const state = withRange(start, 'km', { max: 50_000 })
    expect(withRange(state, 'km', {}).ranges).toEqual({})
  })

  it('clears everything but the order and what others keep in the address', () => {
    const state = {
      ...withQuery(start, 'x'),
      sortBy: 'price:asc',
      otherParameters: [['utm_source', 'mail']] as const,
    }
    expect(clearState(state)).toEqual({
      ...createEmptySearchState('price:asc'),
      otherParameters: [['utm_source', 'mail']],
    })
    expect([isRefined(state), isRefined(clearState(state))]).toEqual([true, false])
  })
})
