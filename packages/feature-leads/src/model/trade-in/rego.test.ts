import { describe, expect, it } from 'vitest'
import { formatRego, parseRego, parseRegoState } from './rego.ts'

describe('parseRego', () => {
  it.each([
    ['482klm', '482KLM'],
    [' 482 KLM ', '482KLM'],
    ['ab-12-cd', 'AB12CD'],
    ['A', 'A'],
    ['ABCDE1234', 'ABCDE1234'],
  ])('reads %j as %s [D-69] [API-046]', (typed, rego) => {
    expect(parseRego(typed)).toBe(rego)
  })

  it.each(['', '  ', 'ABCDE12345', 'AB!C', '<b>', "1' OR 1", 'ÄBC', '１２３', 'A\u0000B', null, 7])(
    'refuses %j [D-69]',
    (typed) => {
      expect(parseRego(typed)).toBeNull()
    },
  )
})

describe('parseRegoState', () => {
  it('takes the eight states in any case [D-69]', () => {
    const states = ['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']
    for (const state of states) expect(parseRegoState(state.toUpperCase(), 'qld')).toBe(state)
  })

  it('is the site’s where none is said, and null for another word [D-69]', () => {
    expect(parseRegoState(undefined, 'vic')).toBe('vic')
    expect(parseRegoState('', 'vic')).toBe('vic')
    expect(parseRegoState('nz', 'vic')).toBeNull()
    expect(parseRegoState(['qld'], 'vic')).toBeNull()
  })
})

describe('formatRego', () => {
  it('names the state, and is empty without a registration', () => {
    expect(formatRego('482KLM', 'qld')).toBe('482KLM (QLD)')
    expect(formatRego('', 'qld')).toBe('')
  })
})
