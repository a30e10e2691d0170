import { describe, expect, it } from 'vitest'
import { colourFamilies, findColourFamily, findPaint } from './paint.ts'

const neutralPaint = '#93a0ad'

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765

describe('findColourFamily', () => {
  it('knows ten families [PLUS-077]', () => {
    expect(Object.keys(colourFamilies)).toHaveLength(10)
  })

  it.each([
    ['Glacier White', 'white'],
    ['Pearl Black', 'black'],
    ['Crystal Pearl', 'white'],
    ['Cherry Black', 'black'],
    ['White Silver', 'silver'],
    ['Gunmetal Blue', 'blue'],
    ['Gun Metallic', 'grey'],
    ['Machine GRAY', 'grey'],
    ['Blue Grey', 'grey'],
    ['Champagne', 'brown'],
    ['Sedona Orange', 'yellow'],
    ['Turmeric Yellow', 'yellow'],
    ['Aluminium', 'silver'],
    ['Terra Rossa', 'red'],
    ['Nordic Forest', 'green'],
    ['Plum', 'purple'],
    ['Rose', 'purple'],
    ['Black and Orange', 'black'],
    ['Kinetic Blue Metallic with Absolute Black roof', 'blue'],
    ['Red/White', 'red'],
  ])('is of %s %s [PLUS-077]', (name, family) => {
    expect(findColourFamily(name)).toBe(family)
  })

  it.each([null, '', 'Wildfire', 'Prosecco', 'constructor', 'Colored'])('is none of %s', (name) => {
    expect(findColourFamily(name)).toBeNull()
  })
})

describe('findPaint', () => {
  it.each(['Polar White', 'WHITE', 'Crystal pearl', 'Arctic Frost'])(
    'makes %s nearly white',
    (name) => {
      expect(lightness(findPaint(name))).toBeGreaterThan(0.85)
    },
  )

  it.each(['Ebony Black', 'Onyx', 'black mica', 'Aurora Black Pearl'])(
    'makes %s nearly black',
    (name) => {
      expect(lightness(findPaint(name))).toBeLessThan(0.2)
    },
  )

  it('knows a colour inside a longer name', () => {
    expect(findPaint('Soul Red Crystal')).toBe(findPaint('red'))
    expect(findPaint('Deep Ocean Blue')).toBe(findPaint('blue'))
    expect(findPaint('Gun Metallic')).toBe(findPaint('Gunmetal Grey'))
  })

  it('stays neutral for no name and for a name that says nothing', () => {
    expect(findPaint(null)).toBe(neutralPaint)
    expect(findPaint('Code X5')).toBe(neutralPaint)
  })
})
