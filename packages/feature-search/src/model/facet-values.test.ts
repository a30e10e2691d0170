import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  checkFilters,
  formatFacetValue,
  listFacetValues,
  listRequestedFacetAttributes,
} from './facet-values.ts'
import { findListFacet, LIST_FACETS, RANGE_FACETS } from './facets.ts'

describe('listRequestedFacetAttributes', () => {
  it('asks for car_type, make, make_model, status, price and km [API-009]', () => {
    expect(listRequestedFacetAttributes(aSite())).toEqual(
      expect.arrayContaining(['car_type', 'make', 'make_model', 'status', 'price', 'km']),
    )
  })

  it('asks for simple_body, city and location_name', () => {
    expect(listRequestedFacetAttributes(aSite())).toEqual(
      expect.arrayContaining(['simple_body', 'city', 'location_name']),
    )
  })

  it('asks for these on a site without filters, and for nothing else', () => {
    expect(listRequestedFacetAttributes(aSite({ search: { filters: [] } }))).toEqual([
      'car_type',
      'city',
      'compared_price',
      'dealership_name',
      'km',
      'location_name',
      'make',
      'make_model',
      'price',
      'simple_body',
      'status',
    ])
  })

  it('asks for badges once a make is chosen', () => {
    expect(listRequestedFacetAttributes(aSite())).not.toContain('badge')
    expect(listRequestedFacetAttributes(aSite(), ['make'])).toContain('badge')
  })
})

describe('checkFilters', () => {
  const problemsOf = (...names: string[]) =>
    checkFilters({ search: { filters: names.map((facet) => ({ facet })) } })

  it('takes every facet a visitor can refine by, all but the date a vehicle came [D-96]', () => {
    const keys = [...LIST_FACETS, ...RANGE_FACETS].map(({ key }) => key)
    const problems = problemsOf(...keys)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toMatch(/but is "created_at_timestamp"\.$/)
  })

  it('knows the facets of the specification [DATA-046] [DATA-047] [DATA-048] [DATA-049]', () => {
    expect(
      problemsOf(
        'badge',
        'status',
        'car_type',
        'categories',
        'city',
        'colour',
        'dealership_name',
        'filtered_features',
        'item_type',
        'km',
        'location_name',
        'make',
        'make_model',
        'model',
        'price',
        'subscription_price',
        'price_range',
        'seats',
        'body',
        'drive',
        'fuel',
        'transmission',
        'state',
        'tag',
        'weekly_price_range',
        'year',
        'certified',
      ),
    ).toEqual([])
  })

  it('names the place of what is no facet, and all there are [CFG-005]', () => {
    const [problem] = problemsOf('make', 'mak')
    expect(problem?.path).toBe('search.filters[1].facet')
    expect(problem?.message).toMatch(
      /^search\.filters\[1\]\.facet must be make, .*, torque_nm or engine_cc, but is "mak"\.$/,
    )
  })

  it('finds nothing in the sidebar of a site that chose none', () => {
    expect(checkFilters(aSite())).toEqual([])
  })
})

describe('listFacetValues', () => {
  it('gives label, value and count [DATA-044]', () => {
    expect(listFacetValues(findListFacet('car_type'), { used: 3 }, [])).toEqual([
      { value: 'used', label: 'Used', count: 3, isRefined: false },
    ])
  })

  it('drops empty values unless chosen, largest first, then by name', () => {
    const values = listFacetValues(
      findListFacet('fuel'),
      { Petrol: 2, LPG: 0, Diesel: 2, Hybrid: 9 },
      ['Electric'],
    )
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ['Hybrid', 9],
      ['Diesel', 2],
      ['Petrol', 2],
      ['Electric', 0],
    ])
  })

  it('keeps what was seen in its place, without cars too, and puts the new after it', () => {
    const seen = ['Petrol', 'Diesel', 'LPG']
    const values = listFacetValues(
      findListFacet('fuel'),
      { Hybrid: 5, Diesel: 9, Electric: 7 },
      [],
      {
        seen,
      },
    )
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ['Petrol', 0],
      ['Diesel', 9],
      ['LPG', 0],
      ['Electric', 7],
      ['Hybrid', 5],
    ])
  })

  it.each(['constructor', '__proto__'])(
    'counts no car of the value "%s" of an address',
    (value) => {
      for (const facet of ['colour', 'car_type'] as const)
        expect(listFacetValues(findListFacet(facet), {}, [value])).toEqual([
          { value, label: value, count: 0, isRefined: true },
        ])
    },
  )

  it('orders seats by number', () => {
    const values = listFacetValues(findListFacet('seats'), { 12: 1, 5: 9, 7: 3 }, [])
    expect(values.map(({ label }) => label)).toEqual(['5 seats', '7 seats', '12 seats'])
  })

  it("hides 'false' of certified for a certified-only dealer [SRCH-088]", () => {
    const counts = { true: 4, false: 9 }
    const values = (certifiedOnly: boolean) =>
      listFacetValues(findListFacet('certified'), counts, [], { certifiedOnly }).map(
        ({ value }) => value,
      )
    expect(values(true)).toEqual(['true'])
    expect(values(false)).toEqual(['false', 'true'])
  })
})

describe('formatFacetValue', () => {
  it.each([
    ['state', 'qld', 'QLD'],
    ['seats', '1', '1 seat'],
    ['status', 'coming_soon', 'Coming soon'],
    ['sleeps', '4', 'Sleeps 4'],
    ['weekly_price_range', '$50 - $100', '$50 - $100 a week'],
    ['make', 'Toyota', 'Toyota'],
    ['make_model', 'Toyota Corolla', 'Toyota Corolla'],
    ['make_model', 'MG MG3', 'MG3'],
    ['make_model', 'MINI Mini', 'MINI'],
    ['make_model', 'Avida Bora Bora', 'Avida Bora Bora'],
  ] as const)('of %s %s is %s', (key, value, label) => {
    expect(formatFacetValue(key, value)).toBe(label)
  })
})
