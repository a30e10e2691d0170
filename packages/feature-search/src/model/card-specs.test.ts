import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { listCardSpecs } from './card-specs.ts'
import { toStockRecord } from './stock-record.ts'

const site = { id: 'parkland', dealerships: [] }
const valuesOf = (differences: Partial<Car>) =>
  listCardSpecs(toStockRecord(aCar(differences), site)).map(({ name, value }) => [name, value])

const van = {
  body_width: '8',
  body_length: '19.5',
  tare_weight: '2150',
  axle_type: 'Tandem',
  sleeps: '4',
  aggregate_trailer_mass: '2800',
}

describe('listCardSpecs', () => {
  it('of a car are condition, transmission, odometer and fuel', () => {
    expect(valuesOf({})).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Automatic'],
      ['Odometer', '41,250 km'],
      ['Fuel Type', 'Petrol'],
    ])
  })

  it('of a caravan are what it sleeps, its length and its weight', () => {
    expect(valuesOf({ simple_body: 'Caravan', specifications: van, km: null })).toEqual([
      ['Condition', 'Used'],
      ['Sleeps', 'Sleeps 4'],
      ['Length', '19.5 ft'],
      ['Tare weight', '2,150 kg'],
    ])
  })

  it('of a caravan keep text that is no number [D-44]', () => {
    const specifications = { ...van, body_length: '17\' 6"', tare_weight: null }
    expect(valuesOf({ simple_body: 'Pop Top', specifications }).slice(2)).toEqual([
      ['Length', '17\' 6"'],
      ['Tare weight', null],
    ])
  })

  it('of a motorhome keep the odometer', () => {
    expect(valuesOf({ simple_body: 'Motorhome', specifications: van }).slice(1)).toEqual([
      ['Sleeps', 'Sleeps 4'],
      ['Odometer', '41,250 km'],
      ['Length', '19.5 ft'],
    ])
  })

  it('of a motorcycle name its engine in cubic centimetres', () => {
    expect(valuesOf({ simple_body: 'Cruiser' }).slice(1)).toEqual([
      ['Engine', '1,987 cc'],
      ['Odometer', '41,250 km'],
      ['Transmission', 'Automatic'],
    ])
  })

  it('of a truck name its axles in place of the fuel', () => {
    const specifications = { ...van, sleeps: null, body_length: null, axle_type: '6x4' }
    expect(valuesOf({ simple_body: 'Prime Mover', specifications })[3]).toEqual(['Axles', '6x4'])
  })
})
