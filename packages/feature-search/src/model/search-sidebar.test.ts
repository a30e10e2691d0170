import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import type { SearchResults } from './search-results.ts'
import {
  createSearchSidebar,
  type ListGroup,
  type MakeGroup,
  type RangeGroup,
} from './search-sidebar.ts'
import { createEmptySearchState, type SearchState, withFacet, withRange } from './search-state.ts'
import { listSeenFacets, NOTHING_SEEN } from './seen-facets.ts'

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
    compared_price: { min: 9990, max: 61_500 },
    km: { min: 0, max: 99_000 },
    year: { min: 2015, max: 2026 },
  },
}
const start = createEmptySearchState('relevance')
const groups = (state: SearchState = start, of = site) =>
  createSearchSidebar({ state, results, site: of, currentYear: 2026 })
const group = (key: string, state?: SearchState, of = site) =>
  groups(state, of).find((each) => ('key' in each ? each.key : each.kind) === key)

describe('createSearchSidebar', () => {
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

  it('offers the models of the only make at once', () => {
    const counts = {
      make: { Aurelia: 9 },
      make_model: { 'Aurelia Altana': 6, 'Aurelia Imperia': 3 },
    }
    const [make] = createSearchSidebar({
      state: start,
      results: { ...results, counts },
      site,
      currentYear: 2026,
    }) as [MakeGroup]
    expect(make.label).toBe('Model')
    expect(make.models.Aurelia?.map(({ label }) => label)).toEqual(['Altana', 'Imperia'])
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

  it('has the groups the dealer chose, in that order, under the dealer’s words', () => {
    const own = aSite({
      search: {
        filters: [
          { facet: 'price_range', open: true, label: 'Budget' },
          { facet: 'body' },
          { facet: 'make' },
        ],
      },
    })
    const bands = {
      ...results,
      counts: { ...results.counts, price_range: { '$0 - $10,000': 1, '$10,000 - $20,000': 8 } },
    }
    const shown = createSearchSidebar({
      state: start,
      results: bands,
      site: own,
      currentYear: 2026,
    })
    expect(shown.map(({ label, isOpen }) => [label, isOpen])).toEqual([
      ['Budget', true],
      ['Body type', false],
      ['Make and model', false],
    ])
  })

  it('lists price bands from the lowest up, also above $100,000 [D-96]', () => {
    const own = aSite({ search: { filters: [{ facet: 'price_range' }] } })
    const counts = { price_range: { '$100,000+': 9, '$90,000 - $100,000': 1, '$0 - $10,000': 3 } }
    const [bands] = createSearchSidebar({
      state: start,
      results: { ...results, counts },
      site: own,
      currentYear: 2026,
    }) as ListGroup[]
    expect(bands?.values.map(({ value }) => value)).toEqual([
      '$0 - $10,000',
      '$90,000 - $100,000',
      '$100,000+',
    ])
  })

  it('asks for a make before it offers badges', () => {
    expect(group('badge')).toMatchObject({
      values: [],
      hint: 'Choose a make to see its badges.',
    })
    const nothing = { ...results, counts: {}, stats: {} }
    const empty = createSearchSidebar({ state: start, results: nothing, site, currentYear: 2026 })
    expect(empty.map(({ label }) => label)).toEqual(['Price', 'Odometer', 'Year'])
    const badges = { ...results, counts: { ...results.counts, badge: { SR5: 2 } } }
    const state = withFacet(start, 'make', ['Toyota'])
    const shown = createSearchSidebar({ state, results: badges, site, currentYear: 2026 })
    expect(shown.find((each) => 'key' in each && each.key === 'badge')).toMatchObject({
      values: [{ label: 'SR5' }],
      hint: null,
    })
  })

  it('has no payment or size filter where the stock has no figure', () => {
    const keys = groups().map((each) => ('key' in each ? each.key : each.kind))
    for (const key of ['weekly_price', 'subscription_price', 'length_ft', 'atm_kg', 'gvm_kg'])
      expect(keys).not.toContain(key)
  })

  it('has no slider where all are the same', () => {
    const alike = { ...results, stats: { towing_kg: { min: 2500, max: 2500 } } }
    const seenAlike = listSeenFacets(NOTHING_SEEN, alike)
    const shown = createSearchSidebar({
      state: start,
      results: alike,
      site,
      currentYear: 2026,
      seen: seenAlike,
    })
    expect(shown.map((each) => ('key' in each ? each.key : each.kind))).not.toContain('towing_kg')
  })

  it('has a slider for a size the stock has, in its own unit', () => {
    const vans = { ...results, stats: { ...results.stats, atm_kg: { min: 1790, max: 3499 } } }
    const shown = createSearchSidebar({ state: start, results: vans, site, currentYear: 2026 })
    expect(shown.find((each) => 'key' in each && each.key === 'atm_kg')).toMatchObject({
      bounds: { min: 1750, max: 3500, unit: 50 },
    })
  })

  describe('once seen', () => {
    const seen = listSeenFacets(NOTHING_SEEN, results)
    const narrow: SearchResults = {
      ...results,
      counts: {
        make: { Mazda: 4, Toyota: 1 },
        make_model: { 'Toyota HiLux': 1, 'Mazda 3': 4 },
        simple_body: { Van: 3, Hatch: 1 },
        simple_fuel: { Petrol: 5 },
      },
      stats: {},
    }
    const later = (state: SearchState) =>
      createSearchSidebar({ state, results: narrow, site, currentYear: 2026, seen })
    const groupLater = (key: string, state: SearchState = start) =>
      later(state).find((each) => ('key' in each ? each.key : each.kind) === key)

    it('keeps every group and value in its place with its new count', () => {
      expect(later(start).map(({ label }) => label)).toEqual(groups().map(({ label }) => label))
      const body = groupLater('body') as ListGroup
      expect(body.values.map(({ label, count }) => [label, count])).toEqual([
        ['Hatch', 1],
        ['Ute', 0],
        ['Sedan', 0],
        ['SUV', 0],
      ])
      const { list } = groupLater('make') as MakeGroup
      expect(list.makes.map(({ label, count }) => [label, count])).toEqual([
        ['Toyota', 1],
        ['Mazda', 4],
      ])
    })

    it('keeps the models of a chosen make', () => {
      const { models } = groupLater('make', withFacet(start, 'make', ['Toyota'])) as MakeGroup
      expect(models.Toyota?.map(({ label, count }) => [label, count])).toEqual([
        ['Corolla', 0],
        ['HiLux', 1],
      ])
    })

    it('keeps the ends of a slider when nothing is found', () => {
      expect(groupLater('price')).toMatchObject({ bounds: { min: 9000, max: 62_000 } })
    })

    it('remembers the same while nothing is new', () => {
      expect(listSeenFacets(seen, results)).toBe(seen)
      expect(
        listSeenFacets(seen, { ...narrow, counts: { simple_fuel: { LPG: 1 } } }).values.fuel,
      ).toEqual(['Petrol', 'Diesel', 'LPG'])
    })
  })
})
