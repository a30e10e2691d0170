import { describe, expect, it } from 'vitest'
import { BODY_TYPES, findBodyShape, findBodyType, GENERIC_SHAPE } from './body-type.ts'

describe('BODY_TYPES', () => {
  it('knows the twenty bodies, each with a shape [SRCH-100]', () => {
    expect(
      BODY_TYPES.slice(0, 20)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(
      '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan softtop suv ute van wagon stationWagon',
    )
    for (const { label, shape } of BODY_TYPES) expect(findBodyShape(label)).toBe(shape)
  })

  it.each([
    ['Caravan', 'caravan'],
    ['Pop Top', 'caravan'],
    ['Camper Trailer', 'caravan'],
    ['Motorhome', 'motorhome'],
    ['Prime Mover', 'prime-mover'],
    ['Heavy Truck', 'light-truck'],
    ['Adventure Bike', 'motorcycle'],
    ['Scooter', 'motorcycle'],
  ])('draws a %s as %s', (body, shape) => {
    expect(findBodyShape(body)).toBe(shape)
  })

  it.each(['Spaceship', '', null])('draws the unknown body %s generically [SRCH-100]', (body) => {
    expect(findBodyShape(body)).toBe(GENERIC_SHAPE)
  })

  it.each([
    ['People Mover', 'peopleMover'],
    ['people-mover', 'peopleMover'],
    ['SUV', 'suv'],
    ['station-wagon', 'stationWagon'],
  ])('finds %s whatever its spelling [D-19]', (name, key) => {
    expect(findBodyType(name)?.key).toBe(key)
  })
})
