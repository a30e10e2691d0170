import { describe, expect, it } from 'vitest'
import { resolveSearchLoadState } from './search-load-state.ts'

describe('resolveSearchLoadState', () => {
  it.each([
    ['idle', 'hasData'],
    ['loading', 'loading'],
    ['stalled', 'loading'],
    ['error', 'hasError'],
  ] as const)('of %s is %s [SRCH-062]', (status, state) => {
    expect(resolveSearchLoadState(status)).toBe(state)
  })
})
