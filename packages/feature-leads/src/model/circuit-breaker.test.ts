import { describe, expect, it } from 'vitest'
import {
  breakerTiming,
  type CircuitBreaker,
  closedBreaker,
  countRoom,
  updateBreaker,
} from './circuit-breaker.ts'
import type { DeliveryOutcome } from './delivery.ts'

const answered = (statusCode: number, rest: Partial<DeliveryOutcome> = {}): DeliveryOutcome => ({
  isDelivered: statusCode < 300,
  statusCode,
  error: statusCode < 300 ? null : `answered ${statusCode}`,
  ...rest,
})
const after = (outcomes: readonly DeliveryOutcome[], from = closedBreaker, nowMs = 0) =>
  outcomes.reduce<CircuitBreaker>(
    (breaker, outcome) => updateBreaker(breaker, outcome, nowMs),
    from,
  )
const times = (count: number, outcome: DeliveryOutcome) =>
  Array.from({ length: count }, () => outcome)

describe('updateBreaker', () => {
  it('opens at the fifth failure in a row and not at the fourth [PLUS-091]', () => {
    expect(after(times(4, answered(503))).openUntilMs).toBeNull()
    expect(after(times(5, answered(503))).openUntilMs).toBe(breakerTiming.firstPauseMs)
    const broken = [...times(4, answered(503)), answered(204), ...times(4, answered(503))]
    expect(after(broken).openUntilMs).toBeNull()
  })

  it.each([401, 403, 404])('opens at the first %i [PLUS-091]', (statusCode) => {
    expect(after([answered(statusCode)]).openUntilMs).toBe(breakerTiming.firstPauseMs)
  })

  it.each([400, 410, 422])(
    'stays closed at %i, which is about one delivery [PLUS-091]',
    (statusCode) => {
      expect(after([...times(4, answered(500)), ...times(9, answered(statusCode))])).toEqual(
        closedBreaker,
      )
    },
  )

  it('is open for as long as the target asks [PLUS-091]', () => {
    const asked = answered(429, { retryAfterMs: 120_000 })
    const breaker = after([asked])
    expect(countRoom(breaker, 0, 119_999)).toBe(0)
    expect(countRoom(breaker, 0, 120_000)).toBe(1)
    const longer = after([answered(503, { retryAfterMs: 600_000 })], breaker)
    expect(longer.openUntilMs).toBe(600_000)
    expect(after([answered(503, { retryAfterMs: 0 })]).openUntilMs).toBeNull()
  })

  it('doubles the pause at each failed probe up to 5 min, not at what was under way when it opened', () => {
    let breaker = after(times(8, answered(500)))
    const pauses = [breaker.openUntilMs]
    for (let probe = 0; probe < 5; probe += 1) {
      const nowMs = breaker.openUntilMs!
      breaker = updateBreaker(breaker, answered(500), nowMs)
      pauses.push(breaker.openUntilMs! - nowMs)
    }
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000])
  })

  it('closes when a delivery is taken', () => {
    const open = after(times(5, answered(500)))
    expect(updateBreaker(open, answered(200), 30_000)).toEqual(closedBreaker)
  })
})

describe('countRoom', () => {
  it('leaves room for four at once, and for one while it is tried whether the target is back [PLUS-091]', () => {
    expect([0, 3, 4, 5].map((underWay) => countRoom(closedBreaker, underWay, 0))).toEqual([
      4, 1, 0, 0,
    ])
    const open = after(times(5, answered(500)))
    expect(countRoom(open, 0, 29_999)).toBe(0)
    expect(countRoom(open, 0, 30_000)).toBe(1)
    expect(countRoom(open, 1, 30_000)).toBe(0)
  })
})
