import { describe, expect, it } from 'vitest'
import { typeAhead, typeLetter } from './type-ahead.ts'

const labels = ['Call', 'Compare', 'Copy link', 'Print', 'Share']

describe('typeAhead', () => {
  it.each([
    ['p', 0, 3],
    ['S', 0, 4],
    ['c', -1, 0],
    ['c', 0, 1],
    ['c', 2, 0],
    ['cc', 1, 2],
    ['ccc', 2, 0],
    ['co', 1, 1],
    ['cop', 1, 2],
    ['p', 3, 3],
    ['x', 0, null],
  ])('for %j from %i is %j', (text, index, expected) => {
    expect(typeAhead(labels, text, index)).toBe(expected)
  })

  it('finds nothing among nothing', () => expect(typeAhead([], 'a', -1)).toBeNull())
})

describe('typeLetter', () => {
  it('goes on up to a pause of 500 ms and starts anew after it', () => {
    const typed = typeLetter(null, 'c', 1000)
    expect(typeLetter(typed, 'o', 1500)).toEqual({ text: 'co', atMs: 1500 })
    expect(typeLetter(typed, 'o', 1501)).toEqual({ text: 'o', atMs: 1501 })
  })
})
