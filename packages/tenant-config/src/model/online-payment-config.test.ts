import { describe, expect, it } from 'vitest'
import { parseSite } from './index.ts'
import { contradictions } from './setting.contract.ts'

describe('onlinePayment', () => {
  it('takes from 1 to 10000 dollars by default, and never more than 100000 [D-65]', () => {
    expect(
      contradictions('onlinePayment.minimum', {
        fallback: 1,
        accepts: [1, 20],
        refuses: [0, 1.5, '20'],
      }),
    ).toEqual([])
    expect(
      contradictions('onlinePayment.maximum', {
        fallback: 10_000,
        accepts: [1, 100_000],
        refuses: [0, 100_001, 99.5],
      }),
    ).toEqual([])
  })

  it('refuses a greatest amount below the least', () => {
    const parse = (onlinePayment: { minimum: number; maximum: number }) =>
      parseSite({ id: 'a', name: 'A', domains: ['a.example'], onlinePayment })
    expect(parse({ minimum: 50, maximum: 50 }).ok).toBe(true)
    expect(parse({ minimum: 50, maximum: 49 })).toMatchObject({
      ok: false,
      problems: [{ path: 'onlinePayment.maximum' }],
    })
  })
})
