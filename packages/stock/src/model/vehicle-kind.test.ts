import { describe, expect, it } from 'vitest'
import { findVehicleKind } from './vehicle-kind.ts'

describe('findVehicleKind', () => {
  it.each([
    ['SUV', 'car'],
    ['Naked Bike', 'motorcycle'],
    ['Prime Mover', 'truck'],
    ['Bus', 'truck'],
    ['Pop Top', 'caravan'],
    ['Motorhome', 'caravan'],
    ['Cab Chassis', null],
    ['Van', null],
    ['Submarine', null],
    [null, null],
  ])('of %s is %s', (body, kind) => {
    expect(findVehicleKind(body)).toBe(kind)
  })
})
