import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { type ComparedCar, compareRows } from './compare-rows.ts'
import { toStockRecord } from './stock-record.ts'

const car = (differences: Partial<Car> = {}): ComparedCar =>
  toStockRecord(aCar(differences), { id: 'parkland', dealerships: [] })
const rowsOf = (...cars: ComparedCar[]) => compareRows(cars, { noPriceText: 'Enquire for price' })
const rowOf = (name: string, ...cars: ComparedCar[]) =>
  rowsOf(...cars).find((candidate) => candidate.name === name)

describe('compareRows', () => {
  it('has the facts of a car in their order [D-64]', () => {
    expect(rowsOf(car()).map(({ label, values }) => [label, values[0]])).toEqual([
      ['Price', '$26,990'],
      ['Year', '2021'],
      ['Odometer', '41,250 km'],
      ['Transmission', 'Automatic'],
      ['Fuel type', 'Petrol'],
      ['Body type', 'Hatch'],
      ['Drive type', 'FWD'],
      ['Engine', '2.0 L'],
      ['Seats', '5'],
      ['Doors', '5'],
      ['Colour', 'Glacier White'],
      ['Condition', 'Used'],
      ['Location', 'Harbour Toyota Hamilton'],
    ])
  })

  it('has the price type beside a price, and none beside the words in its place [D-98]', () => {
    const unpriced = car({ price: null, price_type: 'Drive Away' })
    expect(rowOf('price', car({ price_type: 'Drive Away' }), unpriced)?.notes).toEqual([
      'Drive Away',
      null,
    ])
  })

  it('names the weekly estimate right after the price, where there is one [D-64]', () => {
    const rows = compareRows([car()], {
      noPriceText: '',
      weeklyEstimateOf: () => ({ payment: '$98 per week*', terms: '8% p.a.' }),
    })
    expect(rows[1]).toMatchObject({
      label: 'Weekly estimate',
      values: ['$98 per week*'],
      notes: ['8% p.a.'],
    })
  })

  it('marks the rows in which the cars differ [D-64]', () => {
    const rows = rowsOf(car(), car({ km: 9_000, simple_fuel: 'Hybrid' }))
    expect(rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name)).toEqual([
      'km',
      'fuel',
    ])
  })

  it('takes a fact one of them lacks for a difference, not another spelling [D-64]', () => {
    expect(rowOf('seats', car(), car({ seats: null }))).toMatchObject({
      values: ['5', null],
      isDifferent: true,
    })
    expect(rowOf('colour', car(), car({ colour: 'GLACIER WHITE' }))?.isDifferent).toBe(false)
  })

  it('leaves out what none of them says [D-64]', () => {
    expect(rowOf('doors', car({ doors: null }), car({ doors: null }))).toBeUndefined()
  })

  it('has the beds, the size and the axles of a caravan, and nothing it lacks [D-64]', () => {
    const caravan = car({
      item_type: 'caravan',
      simple_body: 'Caravan',
      km: null,
      simple_transmission: null,
      simple_fuel: null,
      simple_drive: null,
      engine_size: null,
      seats: null,
      doors: null,
      specifications: {
        body_width: '8',
        body_length: '22.5',
        tare_weight: '2840',
        axle_type: 'Tandem',
        sleeps: '6',
        aggregate_trailer_mass: '3500',
      },
    })
    expect(rowsOf(caravan).map(({ label, values }) => [label, values[0]])).toEqual([
      ['Price', '$26,990'],
      ['Year', '2021'],
      ['Body type', 'Caravan'],
      ['Sleeps', '6'],
      ['Length', '22.5 ft'],
      ['Tare weight', '2,840 kg'],
      ['Axles', 'Tandem'],
      ['Colour', 'Glacier White'],
      ['Condition', 'Used'],
      ['Location', 'Harbour Toyota Hamilton'],
    ])
  })

  it('writes the no-price text and a motorcycle in cubic centimetres', () => {
    expect(rowOf('price', car({ price: null }))?.values).toEqual(['Enquire for price'])
    expect(rowOf('engine', car({ simple_body: 'Cruiser' }))?.values).toEqual(['1,987 cc'])
  })
})
