import { searchFilterFacets } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  facetValueLabel,
  facetValues,
  LIST_FACETS,
  listFacet,
  RANGE_FACETS,
  requestedFacetAttributes,
} from './facets.ts'

const keys = [...LIST_FACETS, ...RANGE_FACETS].map(({ key }) => key)

describe('facets', () => {
  it('include badge, status, car_type, categories, city, colour, dealership_name and filtered_features [DATA-046]', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'badge',
        'status',
        'car_type',
        'categories',
        'city',
        'colour',
        'dealership_name',
        'filtered_features',
      ]),
    )
  })

  it('include item_type, km, location_name, make, make_model, model, price and subscription_price [DATA-047]', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'item_type',
        'km',
        'location_name',
        'make',
        'make_model',
        'model',
        'price',
        'subscription_price',
      ]),
    )
  })

  it('include price_range, seats, body, drive, fuel, transmission, state and tag [DATA-048]', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'price_range',
        'seats',
        'body',
        'drive',
        'fuel',
        'transmission',
        'state',
        'tag',
      ]),
    )
  })

  it('include weekly_price_range, year, certified and created_at_timestamp [DATA-049]', () => {
    expect(keys).toEqual(
      expect.arrayContaining(['weekly_price_range', 'year', 'certified', 'created_at_timestamp']),
    )
  })

  it('have names of their own', () => {
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('requestedFacetAttributes', () => {
  it('asks for car_type, make, make_model, status, price and km [API-009]', () => {
    expect(requestedFacetAttributes(aSite())).toEqual(
      expect.arrayContaining(['car_type', 'make', 'make_model', 'status', 'price', 'km']),
    )
  })

  it('asks for simple_body, city and location_name', () => {
    expect(requestedFacetAttributes(aSite())).toEqual(
      expect.arrayContaining(['simple_body', 'city', 'location_name']),
    )
  })

  it('asks for these on a site without filters, and for nothing else', () => {
    expect(requestedFacetAttributes(aSite({ search: { filters: [] } }))).toEqual([
      'car_type',
      'city',
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
    expect(requestedFacetAttributes(aSite())).not.toContain('badge')
    expect(requestedFacetAttributes(aSite(), ['make'])).toContain('badge')
  })
})

describe('searchFilterFacets', () => {
  it('are facets, all of them but the date a vehicle came [D-96]', () => {
    const listed = keys.filter((key) => key !== 'created_at_timestamp')
    expect(new Set<string>(searchFilterFacets)).toEqual(new Set(listed))
  })
})

describe('listFacet', () => {
  it('shows 4 bodies, most numerous first [API-006]', () => {
    expect(listFacet('body')).toMatchObject({ attribute: 'simple_body', shown: 4, order: 'count' })
  })

  it.each([
    ['city', 20],
    ['location_name', 40],
  ] as const)('lists %s up to %d values', (key, limit) => {
    const counts = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`v${index}`, index + 1]),
    )
    expect(facetValues(listFacet(key), counts, [])).toHaveLength(limit)
  })

  it('lists at most 20 cities [API-007]', () => {
    expect(listFacet('city').limit).toBe(20)
  })

  it('lists at most 40 locations [API-008]', () => {
    expect(listFacet('location_name').limit).toBe(40)
  })
})

describe('facetValues', () => {
  it('gives label, value and count [DATA-044]', () => {
    expect(facetValues(listFacet('car_type'), { used: 3 }, [])).toEqual([
      { value: 'used', label: 'Used', count: 3, isRefined: false },
    ])
  })

  it('drops empty values unless chosen, largest first, then by name', () => {
    const values = facetValues(listFacet('fuel'), { Petrol: 2, LPG: 0, Diesel: 2, Hybrid: 9 }, [
      'Electric',
    ])
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ['Hybrid', 9],
      ['Diesel', 2],
      ['Petrol', 2],
      ['Electric', 0],
    ])
  })

  it('keeps what was seen in its place, without cars too, and puts the new after it', () => {
    const seen = ['Petrol', 'Diesel', 'LPG']
    const values = facetValues(listFacet('fuel'), { Hybrid: 5, Diesel: 9, Electric: 7 }, [], {
      seen,
    })
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ['Petrol', 0],
      ['Diesel', 9],
      ['LPG', 0],
      ['Electric', 7],
      ['Hybrid', 5],
    ])
  })

  it('orders seats by number', () => {
    const values = facetValues(listFacet('seats'), { 12: 1, 5: 9, 7: 3 }, [])
    expect(values.map(({ label }) => label)).toEqual(['5 seats', '7 seats', '12 seats'])
  })

  it("hides 'false' of certified for a certified-only dealer [SRCH-088]", () => {
    const counts = { true: 4, false: 9 }
    const values = (certifiedOnly: boolean) =>
      facetValues(listFacet('certified'), counts, [], { certifiedOnly }).map(({ value }) => value)
    expect(values(true)).toEqual(['true'])
    expect(values(false)).toEqual(['false', 'true'])
  })
})

describe('facetValueLabel', () => {
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
    expect(facetValueLabel(key, value)).toBe(label)
  })
})
