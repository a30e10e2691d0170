import { describe, expect, it } from 'vitest'
import { searchLoadState } from './search-load-state.ts'

describe('searchLoadState', () => {
  it.each([
    ['idle', 'hasData'],
    ['loading', 'loading'],
    ['stalled', 'loading'],
    ['error', 'hasError'],
  ] as const)('of %s is %s [SRCH-062]', (status, state) => {
    expect(searchLoadState(status)).toBe(state)
  })
})
