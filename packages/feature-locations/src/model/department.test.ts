import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import {
  describeLocation,
  findDepartment,
  findOwnDepartment,
  formatLocationTitle,
  hasDepartment,
  type Location,
  listPresentDepartments,
} from './index.ts'

const place = (
  id: number,
  location_type: Location['location_type'],
  more: Partial<Location> = {},
) => aLocation({ id, name: `Place ${id}`, location_type, ...more })

describe('listPresentDepartments', () => {
  it('lists only types present, service-and-parts in both, in the order of lists [LOC-004]', () => {
    expect(listPresentDepartments([place(1, 'service-and-parts')])).toEqual(['service', 'parts'])
    expect(listPresentDepartments([place(1, 'parts'), place(2, 'used'), place(3, '')])).toEqual([
      'sales',
      'used',
      'parts',
    ])
    expect(listPresentDepartments([])).toEqual([])
  })
})

describe('hasDepartment', () => {
  it("takes '' for sales, also of a place that only buys [LOC-034] [DATA-026]", () => {
    expect(hasDepartment(place(1, '', { location_subtype: ['buying'] }), 'sales')).toBe(true)
    expect(hasDepartment(place(1, ''), 'used')).toBe(false)
    expect(hasDepartment(place(1, 'service-and-parts'), 'parts')).toBe(true)
    expect(hasDepartment(place(1, 'service'), 'parts')).toBe(false)
  })
})

describe('describeLocation', () => {
  it('says that a place buys vehicles [DATA-026]', () => {
    expect(describeLocation(place(1, 'used', { location_subtype: ['buying'] }))).toBe(
      'Used, Buying',
    )
    expect(describeLocation(place(1, 'service-and-parts'))).toBe('Service and Parts')
  })
})

describe('formatLocationTitle', () => {
  it('names the department where another location has the same name [PLUS-054]', () => {
    const sales = place(1, '', { name: 'Harbour Mazda' })
    const service = place(2, 'service', { name: 'Harbour Mazda' })
    expect(formatLocationTitle(service, [sales, service])).toBe('Harbour Mazda, Service')
    expect(formatLocationTitle(sales, [sales, service])).toBe('Harbour Mazda, Sales')
    expect(formatLocationTitle(sales, [sales, place(3, 'service')])).toBe('Harbour Mazda')
  })
})

describe('findOwnDepartment', () => {
  it('is the type of the page itself [LOC-026]', () => {
    expect(findOwnDepartment(place(1, ''))).toBe('sales')
    expect(findOwnDepartment(place(1, 'parts'))).toBe('parts')
    expect(findOwnDepartment(place(1, 'service-and-parts'))).toBe('service')
  })
})

describe('findDepartment', () => {
  const at = place(1, '')
  const far = { ...at.address, lat: -32, long: 115 }
  const near = { ...at.address, lat: -27.5, long: 153.1 }

  it('is the page itself, else the same name, the same dealership, the nearest', () => {
    const elsewhere = { dealership_slug: 'other' }
    const away = place(2, 'service', { ...elsewhere, address: far })
    const closer = place(3, 'service', { ...elsewhere, address: near })
    const sister = place(4, 'service')
    const namesake = place(5, 'service', { name: at.name, ...elsewhere })
    const found = (...others: Location[]) => findDepartment([at, ...others], at, 'service')?.id
    expect(found(away, closer, sister, namesake)).toBe(5)
    expect(found(away, closer, sister)).toBe(4)
    expect(found(away, closer)).toBe(3)
    expect(found(away)).toBe(2)
    expect(found()).toBeUndefined()
    expect(findDepartment([sister, at], at, 'sales')?.id).toBe(1)
  })
})
