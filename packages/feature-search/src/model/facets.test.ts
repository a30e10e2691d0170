import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { listFacetValues } from './facet-values.ts'
import { findListFacet, LIST_FACETS, RANGE_FACETS, readFacetFields } from './facets.ts'

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

  it('hold the family of a colour beside the name of its paint [PLUS-077]', () => {
    const fields = readFacetFields({
      car: aCar({ colour: 'Glacier White' }),
      dealershipName: null,
      weeklyDollars: null,
      comparedDollars: null,
    })
    expect(fields).toMatchObject({ colour_family: 'white', colour: 'Glacier White' })
    expect(findListFacet('colour_family')).toMatchObject({ label: 'Colour', limit: 10 })
  })

  it('have names of their own', () => {
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('findListFacet', () => {
  it('shows 4 bodies, most numerous first [API-006]', () => {
    expect(findListFacet('body')).toMatchObject({
      attribute: 'simple_body',
      shown: 4,
      order: 'count',
    })
  })

  it.each([
    ['city', 20],
    ['location_name', 40],
  ] as const)('lists %s up to %d values', (key, limit) => {
    const counts = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`v${index}`, index + 1]),
    )
    expect(listFacetValues(findListFacet(key), counts, [])).toHaveLength(limit)
  })

  it('lists at most 20 cities [API-007]', () => {
    expect(findListFacet('city').limit).toBe(20)
  })

  it('lists at most 40 locations [API-008]', () => {
    expect(findListFacet('location_name').limit).toBe(40)
  })
})
