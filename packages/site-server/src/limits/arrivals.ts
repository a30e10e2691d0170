import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest time that requests go before heavy work, in milliseconds; a page takes about half of it. */
const AHEAD_MS = 25

/** Requests as they come in. */
export interface Arrivals {
  /** Counts one; answers nothing. */
  count(): false
  /** Resolves once a turn of the event loop brings no further request, at the latest after 25 ms. */
  settle(): Promise<void>
}

/**
 * Counter of requests, by which heavy work gives way to them. A turn of the event loop accepts one connection:
 * with a page rendered in each of them, the last of a thousand visitors who come at once would be seen after a
 * thousand pages.
 * Source: `PLUS-088`
 */
export function createArrivals(nowMs: () => number = () => performance.now()): Arrivals {
  let arrived = 0
  return {
    count() {
      arrived += 1
      return false
    },
    async settle() {
      const until = nowMs() + AHEAD_MS
      for (let seen = -1; seen !== arrived && nowMs() < until; ) {
        seen = arrived
        // oxlint-disable-next-line no-await-in-loop -- each turn decides about the next
        await nextTurn()
      }
    },
  }
}
