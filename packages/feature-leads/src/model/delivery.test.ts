import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleNextTry } from './delivery.ts'

const since = new Date('2026-11-20T00:00:00.000Z')
const after = (ms: number) => new Date(since.getTime() + ms)
const day = 24 * 60 * 60 * 1000

describe('scheduleNextTry', () => {
  it.each([
    [1, 10_000],
    [2, 20_000],
    [5, 160_000],
    [11, 7_200_000],
    [40, 7_200_000],
  ])('waits after try %i at most %i ms and at least half of it [D-03]', (triesSoFar, longest) => {
    const next = (random: number) => scheduleNextTry({ triesSoFar, since, now: since, random })
    expect(next(0)).toEqual(after(longest / 2))
    expect(next(0.999_999_999_9)).toEqual(after(longest))
  })

  it('makes the last try 24 hours after the first, and none later [D-03]', () => {
    const nearEnd = { triesSoFar: 20, since, random: 0.5 }
    expect(scheduleNextTry({ ...nearEnd, now: after(day - 1000) })).toEqual(after(day))
    expect(scheduleNextTry({ ...nearEnd, now: after(day - 1) })).toEqual(after(day))
    expect(scheduleNextTry({ ...nearEnd, now: after(day) })).toBeNull()
  })

  it('keeps a pause the target asks for, up to a day, and gives that try also past the end [PLUS-091]', () => {
    const run = { triesSoFar: 1, since, random: 0 }
    const asked = (retryAfterMs: number, now = since) =>
      scheduleNextTry({ ...run, now, outcome: { statusCode: 503, retryAfterMs } })
    expect(asked(4999)).toEqual(after(5000))
    expect(asked(60_000)).toEqual(after(60_000))
    expect(asked(3 * day)).toEqual(after(day))
    expect(asked(60_000, after(day - 1))).toEqual(after(day - 1 + 60_000))
    expect(asked(60_000, after(day))).toBeNull()
  })

  it.each([
    [400, true],
    [410, true],
    [422, true],
    [401, false],
    [404, false],
    [409, false],
    [500, false],
    [null, false],
  ])('of %s ends after the third try: %s [PLUS-091]', (statusCode, isFinal) => {
    const next = (triesSoFar: number) =>
      scheduleNextTry({ triesSoFar, since, now: since, random: 0, outcome: { statusCode } })
    expect(next(2)).not.toBeNull()
    expect(next(3) === null).toBe(isFinal)
  })

  it('ends every run of failures after 18 to 40 tries, always moving on', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (randoms) => {
        let now = since
        let triesSoFar = 0
        for (const random of randoms) {
          triesSoFar += 1
          const next = scheduleNextTry({ triesSoFar, since, now, random })
          if (!next) break
          expect(next.getTime()).toBeGreaterThan(now.getTime())
          now = next
        }
        expect(triesSoFar).toBeGreaterThanOrEqual(18)
        expect(triesSoFar).toBeLessThanOrEqual(40)
      }),
    )
  })
})
