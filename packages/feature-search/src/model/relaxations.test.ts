import { describe, expect, it } from 'vitest'
import { listRelaxations } from './relaxations.ts'
import { joinAnswers, type SearchAnswer } from './search-results.ts'
import { createEmptySearchState, type SearchState } from './search-state.ts'

const state: SearchState = {
  ...createEmptySearchState('relevance'),
  query: 'turbo',
  facets: { make: ['Mazda'], body: ['Sedan', 'Ute'], colour_family: ['white'] },
  ranges: { price: { max: 5000 } },
}
const answer = (nbHits: number, attribute?: string): SearchAnswer => ({
  hits: [],
  nbHits,
  nbPages: 0,
  page: 0,
  facets: attribute === undefined ? { make: {}, compared_price: {} } : { [attribute]: {} },
})
const relaxations = (of: SearchState, ...answers: SearchAnswer[]) =>
  listRelaxations(of, joinAnswers(answers)).map(({ label, count, relax }) => ({
    label,
    count,
    left: relax(of),
  }))

describe('listRelaxations', () => {
  it('names each choice that alone keeps all cars away, with the cars there are without it [PLUS-073]', () => {
    const found = relaxations(
      state,
      { ...answer(0), nbHitsWithoutQuery: 3 },
      answer(0, 'make'),
      answer(12, 'simple_body'),
      answer(1, 'compared_price'),
    )
    expect(found.map(({ label, count }) => [label, count])).toEqual([
      ['Without Sedan or Ute', 12],
      ['Without “turbo”', 3],
      ['Without Up to $5,000', 1],
    ])
    expect(found[0]?.left.facets).toEqual({ make: ['Mazda'], colour_family: ['white'] })
    expect(found[1]?.left.query).toBe('')
    expect(found[2]?.left.ranges).toEqual({})
  })

  it('names the distance, which any other takes the place of [PLUS-073]', () => {
    const near = { key: '2291', within: 10, isNearestFirst: true, point: { lat: 1, lng: 2 } }
    const around = { ...createEmptySearchState('relevance'), near }
    const [found] = relaxations(around, { ...answer(0), nbHitsAnywhere: 4 })
    expect(found).toMatchObject({ label: 'Australia-wide', count: 4 })
    expect(found?.left.near).toEqual({ ...near, within: null })
  })

  it('names none where no choice alone keeps all cars away, or where cars are found', () => {
    expect(relaxations(state, answer(0), answer(0, 'make'))).toEqual([])
    expect(relaxations(state, answer(4), answer(9, 'make'))).toEqual([])
  })

  it('gives up the models before their make, for which there is no count with its models', () => {
    const of = { ...state, facets: { make: ['Mazda'], make_model: ['Mazda 3'] } }
    const found = relaxations(of, answer(0), answer(5, 'make'), answer(2, 'make_model'))
    expect(found.map(({ count }) => count)).toEqual([2])
    expect(found[0]?.left.facets).toEqual({ make: ['Mazda'] })
  })
})
