import { describe, expect, it } from 'vitest'
import { parseMakeAndModel } from './make-name.ts'
import { MANUFACTURERS } from './manufacturers.ts'

describe('parseMakeAndModel', () => {
  it('knows every make of the list in any case, without hyphens and spaces', () => {
    for (const make of MANUFACTURERS) {
      for (const text of [make, make.toUpperCase(), make.toLowerCase().replaceAll(/[ -]/g, '')]) {
        expect(parseMakeAndModel(text, 'X')).toMatchObject({
          make,
          model: 'X',
          isKnown: true,
          isCut: false,
        })
      }
    }
  })

  it('lists about 150 makes, each once', () => {
    expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(150)
    const lower = MANUFACTURERS.map((make) => make.toLowerCase())
    expect(new Set(lower).size).toBe(lower.length)
  })

  it.each([
    ['Land', 'Rover Discovery', 'Land Rover', 'Discovery'],
    ['LAND', 'ROVER RANGE ROVER SPORT', 'Land Rover', 'RANGE ROVER SPORT'],
    ['Land', 'Discovery', 'Land Rover', 'Discovery'],
    ['Great', 'Wall Cannon', 'Great Wall', 'Cannon'],
    ['Alfa', 'Romeo Giulia', 'Alfa Romeo', 'Giulia'],
    ['Aston', 'Martin DB11', 'Aston Martin', 'DB11'],
    ['Rolls-Royce', 'Ghost', 'Rolls-Royce', 'Ghost'],
    ['Rolls', 'Royce Ghost', 'Rolls-Royce', 'Ghost'],
    ['Mercedes', 'Benz C200', 'Mercedes-Benz', 'C200'],
    ['Mercedes-Benz', 'Mercedes Benz C200', 'Mercedes-Benz', 'C200'],
    ['VW', 'Golf', 'Volkswagen', 'Golf'],
    ['Citroen', 'C3', 'Citroën', 'C3'],
    ['Toyota', 'Toyota Corolla', 'Toyota', 'Corolla'],
    ['MINI', 'Mini', 'MINI', 'Mini'],
    ['Range Rover', 'Evoque', 'Land Rover', 'Range Rover Evoque'],
    ['Range Rover', 'Range Rover Sport', 'Land Rover', 'Range Rover Sport'],
    ['Land Rover', 'Range Rover', 'Land Rover', 'Range Rover'],
    ['Land Rover', 'Rover Discovery', 'Land Rover', 'Discovery'],
    ['Land Rover', 'Land Rover Defender 110', 'Land Rover', 'Defender 110'],
    ['Harley', 'Davidson Fat Boy', 'Harley-Davidson', 'Fat Boy'],
    ['Royal', 'Enfield Himalayan', 'Royal Enfield', 'Himalayan'],
    ['MV', 'Agusta Brutale 800', 'MV Agusta', 'Brutale 800'],
    ['Moto', 'Guzzi V7', 'Moto Guzzi', 'V7'],
    ['Western', 'Star 4800', 'Western Star', '4800'],
    ['Austin', 'Healey 3000', 'Austin Healey', '3000'],
    ['Austin', 'Mini', 'Austin', 'Mini'],
    ['Isuzu', 'UTE D-MAX', 'Isuzu UTE', 'D-MAX'],
    ['Isuzu', 'N Series', 'Isuzu', 'N Series'],
    ['Ford', 'Performance Vehicles GT', 'Ford Performance Vehicles', 'GT'],
    ['Mercedes', 'AMG GT', 'Mercedes-Benz', 'AMG GT'],
    ['Mazda', 'Mazda3', 'Mazda', 'Mazda3'],
    ['MG', 'MG3', 'MG', 'MG3'],
    ['Rover', 'Mini', 'Rover', 'Mini'],
    ['AC', 'Ace', 'AC', 'Ace'],
    ['RAM', 'Rampage', 'RAM', 'Rampage'],
  ])('reads %s %s as %s %s', (make, model, expectedMake, expectedModel) => {
    expect(parseMakeAndModel(make, model)).toMatchObject({
      make: expectedMake,
      model: expectedModel,
      isKnown: true,
    })
  })

  it('keeps a make it does not know', () => {
    expect(parseMakeAndModel('Goggomobil', 'Dart')).toEqual({
      make: 'Goggomobil',
      model: 'Dart',
      isKnown: false,
      isCut: false,
    })
  })
})
