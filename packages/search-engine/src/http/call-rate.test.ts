import { describe, expect, it } from 'vitest'
import { createCallRateLimit, SEARCH_CALL_RATE } from './call-rate.ts'

function aLimit(rate = SEARCH_CALL_RATE) {
  const clock = { nowMs: 1000 }
  const admit = createCallRateLimit(rate, () => clock.nowMs)
  const admitted = (count: number, caller = '192.0.2.1') =>
    Array.from({ length: count }, () => admit(caller)).filter(({ ok }) => ok).length
  return { clock, admit, admitted }
}

describe('createCallRateLimit', () => {
  it('allows 120 calls at once and refuses the next [PLUS-087]', () => {
    const { admit, admitted } = aLimit()
    expect(admitted(120)).toBe(120)
    expect(admit('192.0.2.1')).toEqual({ ok: false, retryAfterSeconds: 1 })
  })

  it('allows 30 calls a second after that [PLUS-087]', () => {
    const { clock, admitted } = aLimit()
    admitted(200)
    clock.nowMs += 1000
    expect(admitted(40)).toBe(30)
    clock.nowMs += 34
    expect(admitted(2)).toBe(1)
    clock.nowMs += 60_000
    expect(admitted(200)).toBe(120)
  })

  it('says after how many whole seconds a call is taken', () => {
    const { clock, admit, admitted } = aLimit({ perSecond: 0.5, burst: 1 })
    admitted(1)
    expect(admit('192.0.2.1')).toEqual({ ok: false, retryAfterSeconds: 2 })
    clock.nowMs += 1999
    expect(admit('192.0.2.1').ok).toBe(false)
    clock.nowMs += 1
    expect(admit('192.0.2.1').ok).toBe(true)
  })

  it('counts callers apart', () => {
    const { admitted } = aLimit()
    admitted(120, 'harbour 192.0.2.1')
    expect(admitted(1, 'harbour 192.0.2.1')).toBe(0)
    expect(admitted(1, 'ridgeline 192.0.2.1')).toBe(1)
    expect(admitted(1, 'harbour 192.0.2.2')).toBe(1)
  })
})
