import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  formatCanonicalSearchUrl,
  formatSearchHeading,
  formatSearchTitle,
  isIndexable,
  pickSearchUrlSettings,
} from './search-canonical.ts'
import { parseSearchUrl } from './search-url.ts'

const site = aSite()
const usedOnly = aSite({ routing: { stockBasePath: '/used-car' }, kind: 'motorcycle' })
const root = { path: '/search', rootPath: '/search', facets: {} }
const stateOf = (query: string) =>
  parseSearchUrl(`/search?${query}`, root, pickSearchUrlSettings(site))

describe('formatSearchHeading', () => {
  it.each([
    ['', 'Cars for Sale'],
    ['car_type=used', 'Used Cars for Sale'],
    ['car_type=new&car_type=demo', 'New and Demo Cars for Sale'],
    ['make=Toyota', 'Toyota for Sale'],
    ['car_type=used&make=Toyota&make_model=Toyota+Corolla', 'Used Toyota Corolla for Sale'],
    ['make=MG&make_model=MG+MG3', 'MG3 for Sale'],
    ['body=Ute', 'Utes for Sale'],
    ['make=Ford&body=Ute', 'Ford Utes for Sale'],
    ['make=Ford&make=Kia', 'Cars for Sale'],
    ['dealership_name=Example+Motors', 'Cars for Sale at Example Motors'],
  ])('of "%s" is %s [D-102]', (query, heading) => {
    expect(formatSearchHeading(stateOf(query), site)).toBe(heading)
  })

  it('of a dealer of caravans tells all of them from those with the body of one [PLUS-054]', () => {
    const caravans = aSite({ kind: 'caravan' })
    expect(formatSearchHeading(stateOf(''), caravans)).toBe('All Caravans for Sale')
    expect(formatSearchHeading(stateOf('body=Caravan'), caravans)).toBe('Caravans for Sale')
    expect(formatSearchHeading(stateOf('price=10000:50000'), caravans)).toBe('Caravans for Sale')
    expect(formatSearchHeading(stateOf('car_type=used'), caravans)).toBe(
      'All Used Caravans for Sale',
    )
  })

  it.each([
    ['', 'No Cars Found'],
    ['make=Nope', 'No Nope Found'],
    ['car_type=used&make=Toyota&body=Ute', 'No Used Toyota Utes Found'],
    ['dealership_name=Example+Motors', 'No Cars Found at Example Motors'],
  ])('of "%s" that finds nothing is %s [PLUS-054]', (query, heading) => {
    expect(formatSearchHeading(stateOf(query), site, 0)).toBe(heading)
    expect(formatSearchTitle(stateOf(query), site, 0)).toBe(`${heading} | Example Motors`)
    expect(formatSearchHeading(stateOf(query), site, 1)).not.toMatch(/^No |Found/)
  })

  it('names what the site sells', () => {
    expect(formatSearchHeading(stateOf(''), usedOnly)).toBe('All Used Motorcycles for Sale')
    expect(formatSearchHeading(stateOf(''), { ...usedOnly, kind: 'vehicle' })).toBe(
      'Used Vehicles for Sale',
    )
  })
})

describe('formatSearchTitle', () => {
  it('has the page from the second on and the site [D-102]', () => {
    expect(formatSearchTitle(stateOf('body=Ute'), site)).toBe('Utes for Sale | Example Motors')
    expect(formatSearchTitle(stateOf('body=Ute&page=2'), site)).toBe(
      'Utes for Sale - Page 2 | Example Motors',
    )
  })
})

describe('formatCanonicalSearchUrl', () => {
  it.each([
    ['', '/search'],
    ['sortBy=price:asc&utm_source=mail', '/search'],
    ['make=Land+Rover', '/search/land-rover'],
    ['make=Toyota&make_model=Toyota+HiLux&page=2', '/search/toyota/hilux?page=2'],
    ['make=Toyota&body=SUV', '/search/toyota?body=SUV'],
    ['body=SUV', '/search/suv'],
    ['car_type=demo&car_type=new', '/search/new-and-demo-cars'],
    ['car_type=used&car_type=new', '/search?car_type=new&car_type=used'],
    ['dealership_name=Example+Motors', '/search/example-motors'],
    ['make=Kia&make=Ford', '/search?make=Ford&make=Kia'],
  ])('of "%s" is %s [D-102]', (query, address) => {
    expect(formatCanonicalSearchUrl(stateOf(query), site)).toBe(address)
  })

  it('keeps the query form for a make whose slug means something else [D-19]', () => {
    expect(formatCanonicalSearchUrl(stateOf('make=EV'), site)).toBe('/search?make=EV')
  })

  it.each([
    ['car_type=used', '/used-car'],
    ['car_type=used&make=Toyota&page=2', '/used-car/toyota?page=2'],
    ['car_type=demo', '/used-car?car_type=demo'],
  ])('of "%s" on a used-only site is %s [PLUS-054] [D-20]', (query, address) => {
    expect(formatCanonicalSearchUrl(stateOf(query), usedOnly)).toBe(address)
  })
})

describe('isIndexable', () => {
  it.each([
    '',
    'make=Toyota',
    'make=Toyota&make_model=Toyota+HiLux&car_type=used',
    'body=SUV&car_type=new',
    'page=3',
  ])('is true for "%s" [D-102]', (query) => {
    expect(isIndexable(stateOf(query), site)).toBe(true)
  })

  it.each([
    'query=hilux',
    'price=5000:',
    'sortBy=price:asc',
    'make=Kia&make=Ford',
    'make=Kia&body=SUV&car_type=used',
    'colour=White',
    'make_model=Kia+Rio',
    'make=Kia&typed=kia~make:Kia',
  ])('is false for the deep mix "%s" [D-102]', (query) => {
    expect(isIndexable(stateOf(query), site)).toBe(false)
  })
})
