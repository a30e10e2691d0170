import { describe, expect, it } from 'vitest'
import { parseColours } from './colour-text.ts'

describe('parseColours', () => {
  it.each([
    ['White / Black', '', 'White', 'Black'],
    ['White / -', '', 'White', null],
    ['- / -', '', null, null],
    ['White / Black', 'Tan', 'White / Black', 'Tan'],
    ['GLACIER WHITE', 'BLACK LEATHER', 'Glacier White', 'Black Leather'],
    ['Crystal White Pearl', '-', 'Crystal White Pearl', null],
    ['', '', null, null],
  ])('reads %j and %j', (exterior, interior, colour, interiorColour) => {
    expect(parseColours(exterior, interior)).toEqual({ colour, interiorColour })
  })
})
