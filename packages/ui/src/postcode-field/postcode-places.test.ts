import { describe, expect, it } from 'vitest'
import { placeText, postcodeOptions } from './postcode-places.ts'

const places = [
  { postcode: '4068', suburb: 'Indooroopilly', state: 'QLD' },
  { postcode: '4000', suburb: 'Brisbane City', state: 'QLD' },
  { postcode: '4000', suburb: 'Spring Hill', state: 'QLD' },
  { postcode: '2406', suburb: 'Mungindi', state: 'NSW' },
  { postcode: '2406', suburb: 'Mungindi', state: 'QLD' },
]

describe('placeText', () => {
  it('names the suburbs of a postcode and their states once', () => {
    expect(placeText('4000', places)).toBe('Brisbane City, Spring Hill QLD')
    expect(placeText('2406', places)).toBe('Mungindi NSW, QLD')
  })

  it('is null for half a postcode and for an unknown one', () => {
    expect(placeText('400', places)).toBeNull()
    expect(placeText('9999', places)).toBeNull()
  })

  it('names three suburbs and counts the others', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((suburb) => ({
      postcode: '4211',
      suburb,
      state: 'QLD',
    }))
    expect(placeText('4211', many.slice(0, 3))).toBe('A, B, C QLD')
    expect(placeText('4211', many)).toBe('A, B, C and 2 more QLD')
  })
})

describe('postcodeOptions', () => {
  it('has one line for each postcode, in order', () => {
    expect(postcodeOptions(places)).toEqual([
      { postcode: '2406', text: 'Mungindi NSW, QLD' },
      { postcode: '4000', text: 'Brisbane City, Spring Hill QLD' },
      { postcode: '4068', text: 'Indooroopilly QLD' },
    ])
  })
})
