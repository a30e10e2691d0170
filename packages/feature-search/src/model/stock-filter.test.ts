import { parseFilters } from '@forecourt/search-engine'
import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyOf,
  createStockFilter,
  formatStockFilter,
  formatStockFilterVariant,
  matchesStockFilter,
} from './stock-filter.ts'
import { toStockRecord } from './stock-record.ts'

const nowMs = Date.UTC(2026, 10, 20)
const dealership = (id: number, slug: string) => ({
  id,
  slug,
  name: slug,
  dealerLicenceNumber: '1',
})

function groupSite(variant: number, extra: { attribute: string; values: string[] }[] = []) {
  return aSite({
    slug: 'north',
    dealerships: [dealership(1, 'north'), dealership(2, 'south')],
    locations: [],
    search: { stockFilter: { variant, extra } },
  })
}

const shows = (site: ReturnType<typeof groupSite>, differences: Partial<Car>) =>
  matchesStockFilter(
    { ...toStockRecord(aCar({ dealership_slug: 'north', ...differences }), site) },
    createStockFilter(site, nowMs),
  )

describe('formatStockFilterVariant', () => {
  it.each([
    [0, 'own', []],
    [1, 'own', ['new']],
    [2, 'own', ['used']],
    [3, 'own', ['demo']],
    [4, 'own', ['new', 'demo']],
    [5, 'group', []],
    [9, 'group', ['new', 'demo']],
    [10, 'group-and-distributed', []],
    [14, 'group-and-distributed', ['new', 'demo']],
  ])('reads %d as %s with types %o [CFG-046]', (variant, scope, carTypes) => {
    expect(formatStockFilterVariant(variant)).toEqual({ scope, carTypes })
  })

  it.each([-1, 15, 2.5, Number.NaN])('refuses %d [CFG-047]', (variant) => {
    expect(() => formatStockFilterVariant(variant)).toThrow(RangeError)
  })
})

describe('createStockFilter', () => {
  it('limits variant 0 to the own dealership and 5 to the group [CFG-046]', () => {
    expect(shows(groupSite(0), { dealership_slug: 'north' })).toBe(true)
    expect(shows(groupSite(0), { dealership_slug: 'south' })).toBe(false)
    expect(shows(groupSite(5), { dealership_slug: 'south' })).toBe(true)
    expect(shows(groupSite(5), { dealership_slug: 'stranger' })).toBe(false)
  })

  it('adds cars distributed to a location of the site from variant 10 on [CFG-046]', () => {
    const site = aSite({ search: { stockFilter: { variant: 10 } } })
    const place = { ...aCar().location!, distribution_locations: [1] }
    const stranger = { dealership_slug: 'stranger', location: place }
    expect(shows(site, stranger)).toBe(true)
    expect(shows(site, { ...stranger, location: { ...place, distribution_locations: [2] } })).toBe(
      false,
    )
    expect(shows(aSite({ search: { stockFilter: { variant: 5 } } }), stranger)).toBe(false)
  })

  it.each([
    [6, ['new']],
    [7, ['used']],
    [8, ['demo']],
    [9, ['new', 'demo']],
    [5, ['new', 'used', 'demo']],
  ])('shows for variant %d the types %o [CFG-046]', (variant, expected) => {
    const types = ['new', 'used', 'demo'] as const
    expect(types.filter((car_type) => shows(groupSite(variant), { car_type }))).toEqual(expected)
  })

  it('adds the extra conditions by AND, their values by OR [CFG-048] [API-002]', () => {
    const site = groupSite(5, [
      { attribute: 'car_type', values: ['used'] },
      { attribute: 'make', values: ['Toyota', 'Mazda'] },
    ])
    expect(shows(site, { car_type: 'used', make: 'Mazda' })).toBe(true)
    expect(shows(site, { car_type: 'new', make: 'Mazda' })).toBe(false)
    expect(shows(site, { car_type: 'used', make: 'Ford' })).toBe(false)
  })

  it('shows no record of another site', () => {
    const record = {
      ...toStockRecord(aCar({ dealership_slug: 'north' }), { id: 'other', dealerships: [] }),
    }
    expect(matchesStockFilter(record, createStockFilter(groupSite(5), nowMs))).toBe(false)
  })

  it('holds the visibility rule [SRCH-059] [SRCH-060] [SRCH-061]', () => {
    const site = groupSite(5)
    const soldAt = nowMs / 1000 - 3 * 86_400
    expect(shows(site, { status: 'coming_soon' })).toBe(true)
    expect(shows(site, { status: 'sold', sold_date_timestamp: soldAt })).toBe(true)
    expect(shows(site, { status: 'sold', sold_date_timestamp: soldAt - 1 })).toBe(false)
    expect(shows(site, { show_on_dealer_website: false })).toBe(false)
  })
})

describe('formatStockFilter', () => {
  it('quotes every value and joins by AND [API-002]', () => {
    expect(formatStockFilter(createStockFilter(groupSite(9), nowMs))).toBe(
      'site_ids:"example" AND (dealership_slug:"north" OR dealership_slug:"south")' +
        ' AND (car_type:"new" OR car_type:"demo") AND show_on_dealer_website:"true"' +
        ' AND sold_at_seconds >= 1794873600',
    )
  })

  it('lets no value out of its quotes [API-002]', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('" OR make:"x', '\\" OR a:b', 'x\\', 'a" AND ('),
    )
    fc.assert(
      fc.property(hostile, (value) => {
        const parsed = parseFilters(formatStockFilter([anyOf('make', [value])]))
        expect(parsed).toMatchObject({ kind: 'value', attribute: 'make' })
      }),
    )
  })

  it('refuses an attribute that is not a plain name', () => {
    expect(() => formatStockFilter([anyOf('make:"x" OR y', ['z'])])).toThrow(RangeError)
  })
})
