import { type DeliveryOutcome, readRefusalKind } from './delivery.ts'

/** Deliveries to one target that may be under way at once. Source: `D-117` */
export const mostAtOncePerTarget = 4

/** Failures in a row, and pauses in milliseconds, of a circuit breaker. Source: `D-117` */
export const breakerTiming = {
  failuresToOpen: 5,
  firstPauseMs: 30_000,
  longestPauseMs: 5 * 60_000,
} as const

/**
 * Knowledge of a target that fails. While the breaker is open nothing is sent; then one delivery
 * tries whether the target is back.
 */
export interface CircuitBreaker {
  failuresInARow: number
  /** Milliseconds since 1970 until which it is open; `null` while it is closed. */
  openUntilMs: number | null
  /** Length of the present pause, in milliseconds; 0 while it is closed. */
  pauseMs: number
}

/** The breaker of a target nothing is known of. */
export const closedBreaker: CircuitBreaker = { failuresInARow: 0, openUntilMs: null, pauseMs: 0 }

/**
 * The breaker after a try. It opens at the fifth failure in a row, at once when the target refuses
 * whoever sends (401, 403, 404), and as long as the target asks for by `Retry-After`; every failed
 * probe doubles the pause from 30 s to 5 min. A delivery that was taken, and one whose content was
 * refused, closes it: the target is there.
 * Source: `D-117`, `D-122`
 */
export function updateBreaker(
  breaker: CircuitBreaker,
  outcome: DeliveryOutcome,
  nowMs: number,
): CircuitBreaker {
  const kind = readRefusalKind(outcome)
  if (outcome.isDelivered || outcome.isWithheld || kind === 'final') return closedBreaker
  const failuresInARow = breaker.failuresInARow + 1
  const askedUntilMs = outcome.retryAfterMs === undefined ? 0 : nowMs + outcome.retryAfterMs
  if (isOpen(breaker, nowMs)) {
    return { ...breaker, failuresInARow, openUntilMs: Math.max(breaker.openUntilMs!, askedUntilMs) }
  }
  const isOpening = failuresInARow >= breakerTiming.failuresToOpen || kind === 'unauthorised'
  if (!isOpening && askedUntilMs <= nowMs) return { ...breaker, failuresInARow }
  const pauseMs = isOpening ? lengthen(breaker.pauseMs) : breaker.pauseMs
  return { failuresInARow, pauseMs, openUntilMs: Math.max(nowMs + pauseMs, askedUntilMs) }
}

const lengthen = (pauseMs: number) =>
  pauseMs === 0 ? breakerTiming.firstPauseMs : Math.min(pauseMs * 2, breakerTiming.longestPauseMs)

const isOpen = ({ openUntilMs }: CircuitBreaker, nowMs: number) =>
  openUntilMs !== null && nowMs < openUntilMs

/**
 * How many more deliveries may go to a target now: none while its breaker is open, one to see whether
 * it is back, else up to four at once.
 */
export function countRoom(breaker: CircuitBreaker, underWay: number, nowMs: number): number {
  if (isOpen(breaker, nowMs)) return 0
  const most = breaker.openUntilMs === null ? mostAtOncePerTarget : 1
  return Math.max(0, most - underWay)
}
