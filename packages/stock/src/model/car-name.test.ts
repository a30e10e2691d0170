import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveCarNames } from './car-name.ts'
import { joinNames } from './joined-name.ts'

const named = (
  make: string,
  model: string,
  badge: string | null = null,
  series: string | null = null,
) => resolveCarNames({ year: 2021, make, model, badge, series })

describe('resolveCarNames', () => {
  it.each([
    [
      'Land',
      'Rover Discovery',
      'SE',
      'Land Rover',
      'Discovery',
      'SE',
      '2021 Land Rover Discovery SE',
    ],
    [
      'Land Rover',
      'Discovery',
      'Discovery SE',
      'Land Rover',
      'Discovery',
      'SE',
      '2021 Land Rover Discovery SE',
    ],
    [
      'Land Rover',
      'Range Rover Sport',
      'Range Rover Sport HSE',
      'Land Rover',
      'Range Rover Sport',
      'HSE',
      '2021 Land Rover Range Rover Sport HSE',
    ],
    [
      'Range Rover',
      'Evoque',
      'R-Dynamic',
      'Land Rover',
      'Range Rover Evoque',
      'R-Dynamic',
      '2021 Land Rover Range Rover Evoque R-Dynamic',
    ],
    ['Toyota', 'Toyota Corolla', 'Corolla', 'Toyota', 'Corolla', null, '2021 Toyota Corolla'],
    [
      'Toyota',
      'Corolla',
      '2021 Toyota Corolla Ascent',
      'Toyota',
      'Corolla',
      'Ascent',
      '2021 Toyota Corolla Ascent',
    ],
    ['Ford', 'Ranger', 'Raptor', 'Ford', 'Ranger', 'Raptor', '2021 Ford Ranger Raptor'],
    ['Ford', 'Ranger', 'Ranger Raptor', 'Ford', 'Ranger', 'Raptor', '2021 Ford Ranger Raptor'],
    ['Ford', 'Ranger Raptor', 'Raptor', 'Ford', 'Ranger Raptor', null, '2021 Ford Ranger Raptor'],
    ['BMW', 'X5', 'X5 M', 'BMW', 'X5', 'M', '2021 BMW X5 M'],
    ['BMW', 'X5', 'xDrive30d', 'BMW', 'X5', 'xDrive30d', '2021 BMW X5 xDrive30d'],
    ['Hyundai', 'i30 N', 'N Premium', 'Hyundai', 'i30 N', 'Premium', '2021 Hyundai i30 N Premium'],
    ['Porsche', '911 Turbo', 'Turbo S', 'Porsche', '911 Turbo', 'S', '2021 Porsche 911 Turbo S'],
    ['Ram', '1500', 'Laramie', 'RAM', '1500', 'Laramie', '2021 RAM 1500 Laramie'],
    ['MINI', 'Mini', 'Cooper S', 'MINI', 'Mini', 'Cooper S', '2021 MINI Cooper S'],
    [
      'Polestar',
      'Polestar 2',
      'Long Range',
      'Polestar',
      '2',
      'Long Range',
      '2021 Polestar 2 Long Range',
    ],
  ])('reads %s, %s, %s as %s, %s, %s', (make, model, badge, ...expected) => {
    const { name, ...read } = named(make, model, badge)
    expect([read.make, read.model, read.badge, name]).toEqual(expected)
  })

  it.each([
    ['Mazda', 'Mazda3', 'G25', '2021 Mazda3 G25'],
    ['MG', 'MG3', 'Core', '2021 MG3 Core'],
    ['Lexus', 'IS', 'IS250 Luxury', '2021 Lexus IS250 Luxury'],
    ['Mercedes-Benz', 'GLC', 'GLC300 4MATIC', '2021 Mercedes-Benz GLC300 4MATIC'],
    ['Peugeot', '2008', 'GT', '2021 Peugeot 2008 GT'],
    ['Mazda', '5', '5 Door', '2021 Mazda 5 5 Door'],
    ['Mazda', '2', '20th Anniversary', '2021 Mazda 2 20th Anniversary'],
    ['Mazda', 'CX-5', '5 Seat', '2021 Mazda CX-5 5 Seat'],
    ['AC', 'Ace', null, '2021 AC Ace'],
    ['RAM', 'Rampage', 'R/T', '2021 RAM Rampage R/T'],
    ['Avida', 'Bora Bora', 'B6345', '2021 Avida Bora Bora B6345'],
    ['Kia', 'Sportage', 'S+', '2021 Kia Sportage S+'],
  ])('keeps the real names %s, %s, %s and says %s', (make, model, badge, name) => {
    const read = named(make, model, badge)
    expect(read).toMatchObject({ make, model, badge, name, repairs: [] })
  })

  it('has no series that is the model or the badge', () => {
    expect(named('Land Rover', 'Discovery', 'SE', 'discovery').series).toBeNull()
    expect(named('Toyota', 'Corolla', 'Ascent', 'ASCENT').series).toBeNull()
    expect(named('Toyota', 'Corolla', 'Ascent', 'ZRE182R').series).toBe('ZRE182R')
  })

  it('tells what it repaired', () => {
    const { repairs } = named('Land', 'Rover Discovery', 'Discovery SE', 'Discovery')
    expect(repairs).toEqual([
      { part: 'make', reason: 'is cut at its blank; read as "Land Rover"' },
      { part: 'badge', reason: 'repeats the name; read as "SE"' },
      { part: 'series', reason: 'repeats the name; left out' },
    ])
    expect(named('Toyota', 'Toyota Corolla', 'Corolla').repairs).toEqual([
      { part: 'model', reason: 'repeats the make; read as "Corolla"' },
      { part: 'badge', reason: 'repeats the name; left out' },
    ])
    expect(named('VW', 'Golf', 'GTI').repairs).toEqual([])
  })

  it('changes nothing when it is asked again', () => {
    const word = fc.constantFrom(
      'Land',
      'Rover',
      'Range',
      'Discovery',
      'MG',
      'MG3',
      'X5',
      'M',
      '5',
      'Door',
    )
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(name, name, name, (make, model, badge) => {
        const once = named(make, model, badge)
        const again = resolveCarNames({ year: 2021, ...once })
        expect(again).toEqual({ ...once, repairs: [] })
      }),
      { numRuns: 3000 },
    )
  })
})

describe('joinNames', () => {
  it('leaves out what is missing', () => {
    expect(joinNames([null, 'Jayco', '', 'Journey'])).toBe('Jayco Journey')
    expect(joinNames([])).toBe('')
  })
})
