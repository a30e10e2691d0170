import { describe, expect, it } from 'vitest'
import { suggestQuery } from './suggested-query.ts'

const names = ['Toyota', 'Corolla', 'LandCruiser Prado', 'Hyundai', 'Tucson', 'Kia', 'CX-5']

describe('suggestQuery', () => {
  it.each([
    ['korola', 'Corolla'],
    ['Hondai', 'Hyundai'],
    ['toyota corrola', 'toyota Corolla'],
    ['landcrusher prado', 'LandCruiser prado'],
    ['tuscon automatic', 'Tucson automatic'],
  ])('takes %s for %s [PLUS-074]', (query, meant) => {
    expect(suggestQuery(query, names)).toBe(meant)
  })

  it.each([
    'toyota',
    'toy',
    'corolla hybrid',
    'xqzz',
    'kai',
    '',
    'cx-9',
    'korola'.repeat(4),
    'korola '.repeat(7),
  ])('has nothing else to offer for %j', (query) => {
    expect(suggestQuery(query, names)).toBeNull()
  })

  it('takes of two names that are as near the one of more vehicles', () => {
    expect(suggestQuery('rangor', ['Ranger', 'Rangon'])).toBe('Ranger')
  })

  it('has nothing to offer where there is no stock', () => {
    expect(suggestQuery('korola', [])).toBeNull()
  })
})
