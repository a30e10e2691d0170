import { describe, expect, it } from 'vitest'
import { findInitials } from './initials.ts'

describe('findInitials', () => {
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
    expect(findInitials(name)).toBe(initials)
  })
})
