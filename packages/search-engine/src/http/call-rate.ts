import { LRUCache } from 'lru-cache'
import type { Admission } from './search-http.ts'

/** How often one caller may call. */
export interface CallRate {
  /** Calls a second that go on for ever. */
  perSecond: number
  /** Calls at once after a pause. */
  burst: number
}

/** Rate of a visitor unless another is set. Source: `PLUS-087`, `D-117` */
export const SEARCH_CALL_RATE: CallRate = { perSecond: 30, burst: 120 }

/** Callers that are remembered; the one seen longest ago is forgotten first. */
const REMEMBERED_CALLERS = 20_000

interface Bucket {
  tokens: number
  atMs: number
}

/**
 * Limits callers by token buckets in memory: each holds `burst` calls and gains `perSecond` a second.
 * @param nowMs a clock in milliseconds that never goes back; default `performance.now`
 * @returns verdict on a call of the caller named
 */
export function createCallRateLimit(
  { perSecond, burst }: CallRate = SEARCH_CALL_RATE,
  nowMs: () => number = () => performance.now(),
): (caller: string) => Admission {
  const buckets = new LRUCache<string, Bucket>({ max: REMEMBERED_CALLERS })
  return (caller) => {
    const atMs = nowMs()
    const { tokens, atMs: since } = buckets.get(caller) ?? { tokens: burst, atMs }
    const filled = Math.min(burst, tokens + ((atMs - since) / 1000) * perSecond)
    const isAllowed = filled >= 1
    buckets.set(caller, { tokens: isAllowed ? filled - 1 : filled, atMs })
    return isAllowed
      ? { ok: true }
      : { ok: false, retryAfterSeconds: Math.ceil((1 - filled) / perSecond) }
  }
}
