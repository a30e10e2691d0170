import { describe, expect, it } from 'vitest'
import { checkErrors } from './console.ts'

describe('checkErrors', () => {
  it('finds nothing wrong with a story that prints nothing', () => {
    expect(checkErrors([], [])).toEqual([])
  })

  it('names each error a story does not state', () => {
    expect(checkErrors(['Two children with the same key', 'uncaught no such car'], [])).toEqual([
      'prints an error: Two children with the same key',
      'prints an error: uncaught no such car',
    ])
  })

  it('lets a stated error be, whatever stands around it', () => {
    expect(
      checkErrors(['[feature-vdp] the provider failed: 503'], ['the provider failed']),
    ).toEqual([])
  })

  it('names a stated error that does not come', () => {
    expect(checkErrors([], ['the provider failed'])).toEqual([
      'does not print the error it states: the provider failed',
    ])
  })
})
