import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('stockPush', () => {
  it('takes no calls by default, and names the variable of their secret [PLUS-113]', () => {
    expect(
      contradictions('stockPush.secretEnv', {
        fallback: null,
        accepts: ['HARBOUR_STOCK_SECRET'],
        refuses: ['whsec-1234', '', 7],
      }),
    ).toEqual([])
  })
})
