import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { listFactsAtAGlance, listKeyInformation, VISIBLE_KEY_FACTS } from './car-fact.ts'
import { caravanFacts, formatFeet, formatKilograms } from './caravan-facts.ts'

const specifications = {
  body_width: '8',
  body_length: '21.5',
  tare_weight: '2350',
  axle_type: 'Tandem',
  sleeps: '4',
  aggregate_trailer_mass: '2,900',
}

describe('caravanFacts', () => {
  it('are width, length, tare weight, axle type, sleeps and aggregate trailer mass [VDP-076]', () => {
    const facts = caravanFacts(specifications).map(({ label, value }) => [label, value])
    expect(Object.fromEntries(facts)).toEqual({
      'Body width': '8 ft (2.44 m)',
      'Body length': '21.5 ft (6.55 m)',
      'Tare weight': '2,350 kg',
      'Axle type': 'Tandem',
      Sleeps: '4',
      'Aggregate trailer mass': '2,900 kg',
    })
  })

  it('stand before the other key facts of a caravan', () => {
    const car = aCar({ km: null, trans: null, simple_transmission: null, specifications })
    const shown = listKeyInformation(car).slice(0, VISIBLE_KEY_FACTS)
    expect(shown.map(({ label }) => label)).toEqual([
      'Sleeps',
      'Body length',
      'Tare weight',
      'Aggregate trailer mass',
    ])
  })

  it('beside the price are beds, length and weight, of a motorhome its kilometres, too', () => {
    const of = (simple_body: string) =>
      listFactsAtAGlance(aCar({ simple_body, specifications })).map(({ label }) => label)
    expect(of('Caravan')).toEqual(['Sleeps', 'Body length', 'Tare weight'])
    expect(of('Motorhome')).toEqual(['Sleeps', 'Odometer', 'Body length'])
    expect(of('Hatch')).toEqual(['Odometer', 'Transmission', 'Body'])
    expect(of('Prime Mover')).toEqual(['Odometer', 'Transmission', 'Body'])
  })

  it('are none for a car', () => {
    expect(caravanFacts(null)).toEqual([])
    expect(listKeyInformation(aCar())[0]?.label).toBe('Odometer')
  })

  it('leave out what is empty or a dash', () => {
    const empty = { ...specifications, body_width: '', body_length: '-', sleeps: null }
    expect(caravanFacts(empty).map(({ label }) => label)).toEqual([
      'Tare weight',
      'Aggregate trailer mass',
      'Axle type',
    ])
  })
})

describe('formatFeet', () => {
  it.each([
    ['21.5', '21.5 ft (6.55 m)'],
    ['8', '8 ft (2.44 m)'],
    ['1', '1 ft (0.30 m)'],
    ['17 ft 6 in', '17 ft 6 in'],
  ])('shows %j as %j [VDP-077] [VDP-079]', (text, shown) => {
    expect(formatFeet(text)).toBe(shown)
  })
})

describe('formatKilograms', () => {
  it.each([
    ['2350', '2,350 kg'],
    ['2,350.4', '2,350 kg'],
    ['999.5', '1,000 kg'],
    ['about 2 t', 'about 2 t'],
  ])('shows %j as %j [VDP-078]', (text, shown) => {
    expect(formatKilograms(text)).toBe(shown)
  })
})
