import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import {
  formatEngine,
  formatTransmission,
  listFactsBelowTheName,
  listKeyInformation,
} from './car-fact.ts'
import { readPresentText } from './present-text.ts'

describe('readPresentText', () => {
  it.each([null, '', '  ', '-', '- / -', 0])('finds nothing to show in %j', (value) => {
    expect(readPresentText(value)).toBeNull()
  })

  it.each([
    ['White', 'White'],
    [5, '5'],
    [' 4WD ', '4WD'],
  ])('shows %j as %j', (value, text) => {
    expect(readPresentText(value)).toBe(text)
  })
})

describe('formatEngine', () => {
  it("names a motorcycle's cubic centimetres, and one cylinder as one", () => {
    const variant = { ...aCar().variant!, cylinders: 1, enginesize: 373, induction: null }
    expect(formatEngine({ engine_size: 0.4, variant, simple_body: 'Naked Bike' })).toBe(
      '373 cc, 1 cylinder',
    )
  })

  it('names litres, cylinders and induction', () => {
    const variant = { ...aCar().variant!, cylinders: 4, induction: 'Turbo' }
    expect(formatEngine({ engine_size: 2, variant })).toBe('2.0 L, 4 cylinders, Turbo')
  })

  it('is absent without a size, as on an electric car', () => {
    expect(formatEngine({ engine_size: null, variant: null })).toBeNull()
  })
})

describe('formatTransmission', () => {
  it('adds the gears a feed gives as a number', () => {
    expect(
      formatTransmission({ trans: 'Automatic', simple_transmission: 'Automatic', gearnum: 6 }),
    ).toBe('6 speed Automatic')
  })

  it('leaves a text alone that already has them', () => {
    expect(
      formatTransmission({
        trans: '10 speed Automatic',
        simple_transmission: 'Automatic',
        gearnum: 10,
      }),
    ).toBe('10 speed Automatic')
  })
})

describe('listKeyInformation', () => {
  const full = aCar({
    km: 45_210,
    trans: '6 speed Automatic',
    simple_body: 'SUV',
    fuel: 'Diesel',
    drive: '4WD',
    engine_size: 2.8,
    seats: 7,
    doors: 5,
    colour: 'White',
    interior_colour: 'Black',
    regplate: 'ABC123',
    stocknum: 'U100',
    vin: 'MR0KA3CD101234567',
  })

  it('gives facts in the fixed order [D-92]', () => {
    expect(listKeyInformation(full).map((fact) => fact.label)).toEqual([
      'Odometer',
      'Transmission',
      'Body',
      'Fuel type',
      'Drive',
      'Engine',
      'Seats',
      'Doors',
      'Colour',
      'Interior colour',
      'Registration',
      'Stock number',
      'VIN',
    ])
  })

  it('leaves out what the car does not say', () => {
    const bare = aCar({ km: null, colour: '- / -', interior_colour: '', seats: 0, regplate: null })
    const labels = listKeyInformation(bare).map((fact) => fact.label)
    for (const label of ['Odometer', 'Colour', 'Interior colour', 'Seats', 'Registration'])
      expect(labels).not.toContain(label)
  })

  it('writes the odometer of a new car with no kilometres', () => {
    expect(listKeyInformation(aCar({ km: 0 }))[0]).toMatchObject({
      label: 'Odometer',
      value: '0 km',
    })
  })
})

describe('listFactsBelowTheName', () => {
  it.each([
    ['SUV', ['Automatic', 'SUV']],
    ['Prime Mover', ['Automatic', 'Prime Mover']],
    ['Adventure', ['Automatic', 'Adventure']],
  ])('are transmission and body of a %s', (simple_body, facts) => {
    const car = aCar({ simple_body, trans: 'Automatic', gearnum: null })
    expect(listFactsBelowTheName(car).map(({ value }) => value)).toEqual(facts)
  })

  it('are the body alone where there is no transmission', () => {
    const car = aCar({
      simple_body: 'Caravan',
      trans: null,
      gearnum: null,
      simple_transmission: null,
    })
    expect(listFactsBelowTheName(car).map(({ value }) => value)).toEqual(['Caravan'])
  })
})
