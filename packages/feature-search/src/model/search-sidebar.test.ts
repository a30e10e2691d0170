import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import type { SearchResults } from './search-results.ts'
import { type MakeGroup, type RangeGroup, searchSidebar } from './search-sidebar.ts'
import { emptySearchState, type SearchState, withFacet, withRange } from './search-state.ts'

const site = aSite()
const results: SearchResults = {
  cars: [],
  count: 9,
  pages: 1,
  counts: {
    make: { Toyota: 5, Mazda: 4 },
    make_model: { 'Toyota Corolla': 3, 'Toyota HiLux': 2, 'Mazda 3': 4 },
    car_type: { used: 9 },
    simple_body: { Hatch: 4, Ute: 2, SUV: 1, Sedan: 1, Van: 1 },
    simple_fuel: { Petrol: 5, Diesel: 4 },
  },
  stats: {
    price: { min: 9990, max: 61_500 },
    km: { min: 0, max: 99_000 },
    year: { min: 2015, max: 2026 },
  },
}
const start = emptySearchState('relevance')
const groups = (state: SearchState = start, of = site) => searchSidebar(state, results, of, 2026)
const group = (key: string, state?: SearchState, of = site) =>
  groups(state, of).find((each) => ('key' in each ? each.key : each.kind) === key)

describe('searchSidebar', () => {
  it('shows the models of a refined make, and none before [SRCH-082]', () => {
    expect((group('make') as MakeGroup).models).toEqual({})
    const { models } = group('make', withFacet(start, 'make', ['Toyota'])) as MakeGroup
    expect(models.Toyota?.map(({ label }) => label)).toEqual(['Corolla', 'HiLux'])
  })

  it('gives each of two refined makes its own models [D-27]', () => {
    const { models } = group('make', withFacet(start, 'make', ['Mazda', 'Toyota'])) as MakeGroup
    expect(Object.keys(models)).toEqual(['Mazda', 'Toyota'])
    expect(models.Mazda?.map(({ label }) => label)).toEqual(['3'])
  })

  it('shows no models where the dealer hides them [SRCH-083]', () => {
    const plain = aSite({ search: { modelSelector: false } })
    const make = group('make', withFacet(start, 'make', ['Toyota']), plain) as MakeGroup
    expect(make).toMatchObject({ label: 'Make', models: {} })
  })

  it('has sliders over the stock for price, km and year [SRCH-009]', () => {
    const sliders = groups().filter((each): each is RangeGroup => each.kind === 'range')
    expect(sliders.map(({ key, bounds }) => [key, bounds.min, bounds.max])).toEqual([
      ['price', 9000, 62_000],
      ['km', 0, 99_000],
      ['year', 2015, 2026],
    ])
  })

  it('puts the handles where the address says, ends beyond the stock at its ends [SRCH-080]', () => {
    const state = withRange(start, 'price', { min: 1000, max: 30_000 })
    expect(group('price', state)).toMatchObject({
      value: [9000, 30_000],
      warnings: ['Cannot refine below the range minimum'],
    })
  })

  it('leaves out a facet with nothing to choose, unless it is chosen', () => {
    expect(group('car_type')).toBeUndefined()
    expect(group('car_type', withFacet(start, 'car_type', ['used']))).toMatchObject({
      chosen: 1,
      isOpen: true,
    })
  })

  it('shows 4 bodies and the others behind Show more [API-006]', () => {
    expect(group('body')).toMatchObject({
      values: [{ label: 'Hatch' }, { label: 'Ute' }, { label: 'Sedan' }, { label: 'SUV' }],
      rest: [{ label: 'Van' }],
    })
  })
})
