import { describe, expect, it } from 'vitest'
import { parsePlaceText } from './place-text.ts'

describe('parsePlaceText', () => {
  it.each([
    ['Parramatta NSW', 'Parramatta', 'nsw', null],
    ['Parramatta, NSW 2150', 'Parramatta', 'nsw', '2150'],
    ['Geelong, Victoria', 'Geelong', 'vic', null],
    ['Port Adelaide SA 5015, Australia', 'Port Adelaide', 'sa', '5015'],
    ['Wagga Wagga', 'Wagga Wagga', null, null],
    ['South Australia', null, 'sa', null],
    ['Victoria Park WA', 'Victoria Park', 'wa', null],
    ['', null, null, null],
  ])('splits %j', (text, suburb, state, postcode) => {
    expect(parsePlaceText(text)).toEqual({ suburb, state, postcode })
  })
})
