import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { type Location, listLocationGroups, matchLocations, sortLocations } from './index.ts'

const place = (name: string, location_type: Location['location_type'], more = {}) =>
  aLocation({ name, location_type, primary: false, ...more })

describe('sortLocations', () => {
  it('sorts by type in the order sales, used, service, parts; the primary first, then by name [LOC-002]', () => {
    const places = [
      place('P', 'parts'),
      place('S', 'service-and-parts'),
      place('U', 'used'),
      place('B', ''),
      place('A', 'sales'),
      place('Z', '', { primary: true }),
      place('T', 'service'),
    ]
    expect(sortLocations(places).map(({ name }) => name)).toEqual([
      'Z',
      'A',
      'B',
      'U',
      'S',
      'T',
      'P',
    ])
  })
})

describe('listLocationGroups', () => {
  it('groups locations by name, in the order of their first [LOC-001]', () => {
    const groups = listLocationGroups([place('B', ''), place('A', 'used'), place('B', 'service')])
    expect(groups.map(({ name, locations }) => [name, locations.length])).toEqual([
      ['B', 2],
      ['A', 1],
    ])
  })
})

describe('matchLocations', () => {
  const hamilton = aLocation({ name: 'Harbour Toyota Hamilton' })
  const bendigo = aLocation({
    name: 'Café Cars',
    manufacturers: ['Kia'],
    location_type: 'service-and-parts',
    address: { ...hamilton.address, city: 'Bendigo', state: 'vic', postcode: '3550' },
  })
  const found = (query: string) =>
    matchLocations([hamilton, bendigo], query).map(({ name }) => name)

  it.each([
    ['hamilton', ['Harbour Toyota Hamilton']],
    ['  TOYOTA   Hamil ', ['Harbour Toyota Hamilton']],
    ['toyota bendigo', []],
    ['cafe', ['Café Cars']],
    ['vic', ['Café Cars']],
    ['victoria', ['Café Cars']],
    ['3550', ['Café Cars']],
    ['kia', ['Café Cars']],
    ['parts', ['Café Cars']],
    ['amilton', []],
    ['', ['Harbour Toyota Hamilton', 'Café Cars']],
    ['-', ['Harbour Toyota Hamilton', 'Café Cars']],
  ])('finds by %j each word at the beginning of a word [LOC-003]', (query, names) => {
    expect(found(query)).toEqual(names)
  })
})
