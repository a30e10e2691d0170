import { describe, expect, it } from 'vitest'
import { choosePlate, formatPlate, parsePlate, plateStates } from './plate.ts'

describe('parsePlate', () => {
  it('reads back every plate that is written', () => {
    for (const state of plateStates)
      for (const number of ['795GW2', '1HZB742', 'T97UR9', '48']) {
        const plate = { kind: 'registration', state, number } as const
        expect(parsePlate(formatPlate(plate) ?? '')).toEqual(plate)
      }
    expect(parsePlate(formatPlate({ kind: 'dealer' }) ?? '')).toEqual({ kind: 'dealer' })
  })

  it.each([
    ['a state there is none of', 'xyz-795GW2'],
    ['a state without a number', 'qld-'],
    ['a number without a state', '795GW2'],
    ['eight signs', 'qld-795GW245'],
    ['small letters', 'qld-795gw2'],
    ['a word', 'vic-RUDE'],
    ['a word with one digit', 'vic-RUDE1'],
    ['signs', 'vic-1FC&lt2'],
    ['a second part', 'vic-1FC-2AR'],
    ['another name', 'dealers'],
    ['nothing', ''],
  ])('knows no plate of %s', (_, part) => {
    expect(parsePlate(part)).toBeNull()
  })
})

describe('choosePlate', () => {
  const location = { state: 'wa' } as const

  it("is the vehicle's own in the state it stands in", () => {
    const own = { kind: 'registration', state: 'wa', number: '1HZB742' }
    expect(choosePlate({ plate: '1HZB742', location })).toEqual(own)
  })

  it("is the dealer's for a vehicle without a registration", () => {
    expect(choosePlate({ plate: null, location })).toEqual({ kind: 'dealer' })
  })
})
