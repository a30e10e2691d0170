import { setTimeout as delay } from 'node:timers/promises'
import { expect } from './journey.ts'

/** Longest time until a change is seen, in milliseconds. Source: PLUS-096, PLUS-098, PLUS-113 */
const soonMs = 2000

/** Pause between two looks, in milliseconds. */
const pauseMs = 100

/** Looks that fit into that time where an answer takes no longer than it does on an idle machine. */
const soonLooks = 18

/**
 * Looks again and again until what is seen is what is expected. It must be seen by a look that begins
 * within 2 s; where every answer takes longer, because the machine is busy, by one of as many looks as
 * fit into 2 s where it is not.
 * @param look gives what is seen
 */
export async function expectSoon(look: () => Promise<unknown>, expected: unknown): Promise<void> {
  const startedAt = performance.now()
  for (let count = 1; ; count += 1) {
    const isLast = count >= soonLooks && performance.now() - startedAt >= soonMs
    const seen = await look()
    if (isLast || isSame(seen, expected)) {
      expect(seen, `after ${count} looks`).toEqual(expected)
      return
    }
    await delay(pauseMs)
  }
}

const isSame = (seen: unknown, expected: unknown) =>
  JSON.stringify(seen) === JSON.stringify(expected)
