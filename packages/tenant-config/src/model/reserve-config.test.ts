import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('reserve', () => {
  it('holds a vehicle for 15 minutes by default, for a minute at least and a day at most [D-121]', () => {
    expect(
      contradictions('reserve.holdMinutes', {
        fallback: 15,
        accepts: [1, 1440],
        refuses: [0, 1441, 1.5, '15'],
      }),
    ).toEqual([])
  })
})
