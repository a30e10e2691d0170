/**
 * Where a delivery is: still to be done, done, given up, or not to be made because the visitor wants
 * no marketing.
 * Source: `D-03`, `D-100`
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'dead' | 'withheld'

/** Outcome of one try. */
export interface DeliveryOutcome {
  isDelivered: boolean
  /** Status code of the target's answer; `null` when there was none. */
  statusCode: number | null
  /** Why it does not count; `null` when delivered. Holds no personal data. */
  error: string | null
  /** True when nothing was sent and nothing may be; default false. */
  isWithheld?: boolean
}

/** Where a delivery is after a try. Source: `D-03`, `PLUS-035` */
export function resolveStatusAfter(
  { isDelivered, isWithheld }: DeliveryOutcome,
  nextTryAt: string | null,
): DeliveryStatus {
  if (isDelivered) return 'delivered'
  if (isWithheld) return 'withheld'
  return nextTryAt ? 'pending' : 'dead'
}

/** Milliseconds. The first pause, the longest pause, and how long a target is tried for. */
export const retryTiming = {
  firstPauseMs: 10_000,
  longestPauseMs: 2 * 60 * 60 * 1000,
  giveUpAfterMs: 24 * 60 * 60 * 1000,
} as const

/**
 * When a failed delivery is tried again. The pause doubles from 10 s to 2 h; half of it is by
 * chance, so that many deliveries to a target that was down do not come back in one moment. The last
 * try is 24 hours after the first; when that one fails too, the delivery is dead.
 * @param triesSoFar tries of this run, 1 or more
 * @param since when this run of tries began
 * @param random a number from 0 up to but not 1
 * @returns the instant of the next try, or `null` when there is none
 * Source: `D-03`
 */
export function scheduleNextTry(run: {
  triesSoFar: number
  since: Date
  now: Date
  random: number
}): Date | null {
  const end = run.since.getTime() + retryTiming.giveUpAfterMs
  if (run.now.getTime() >= end) return null
  const doubled = retryTiming.firstPauseMs * 2 ** Math.min(run.triesSoFar - 1, 20)
  const pause = Math.min(doubled, retryTiming.longestPauseMs) * (0.5 + run.random / 2)
  return new Date(Math.min(run.now.getTime() + Math.round(pause), end))
}
