import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('leadApi', () => {
  it('answers no calls by default, and names the variable of their secret', () => {
    expect(
      contradictions('leadApi.secretEnv', {
        fallback: null,
        accepts: ['HARBOUR_LEADS_SECRET'],
        refuses: ['whsec-1234', '', 7],
      }),
    ).toEqual([])
  })
})
