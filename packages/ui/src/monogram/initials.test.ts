import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Toyota', 'To'],
    ['BMW', 'BMW'],
    ['GWM', 'GWM'],
    ['LDV', 'LDV'],
    ['Land Rover', 'LR'],
    ['Mercedes-Benz', 'MB'],
    ['Isuzu Ute Australia Limited', 'IUA'],
    ['ŠKODA', 'Šk'],
    ['mg', 'Mg'],
    ['Q', 'Q'],
    ['', ''],
  ])('gives %s as %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
