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
  /** Pause the target asked for by `Retry-After`, in milliseconds. Default: none. */
  retryAfterMs?: number
}

/**
 * How a target refuses: for good, because this delivery can never be taken; until somebody corrects
 * its address or secret; or for the moment.
 * Source: `D-122`
 */
export type RefusalKind = 'final' | 'unauthorised' | 'passing'

const finalStatuses: readonly (number | null)[] = [400, 410, 422]
const unauthorisedStatuses: readonly (number | null)[] = [401, 403, 404]

/** The kind of a refusal. Source: `D-122` */
export function readRefusalKind({ statusCode }: Pick<DeliveryOutcome, 'statusCode'>): RefusalKind {
  if (finalStatuses.includes(statusCode)) return 'final'
  return unauthorisedStatuses.includes(statusCode) ? 'unauthorised' : 'passing'
}

/** Tries of a delivery that is refused for good. Source: `D-122` */
export const finalRefusalTries = 3

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

/** Longest pause a target may ask for, in milliseconds. */
const longestRetryAfterMs = 24 * 60 * 60 * 1000

/**
 * When a failed delivery is tried again. The pause doubles from 10 s to 2 h; half of it is by
 * chance, so that many deliveries to a target that was down do not come back in one moment. A pause
 * the target asked for is kept, up to a day. The last try is 24 hours after the first, or when that
 * pause ends; when that one fails too, the delivery is dead. One that is refused for good is tried
 * three times.
 * @param triesSoFar tries of this run, 1 or more
 * @param since when this run of tries began
 * @param random a number from 0 up to but not 1
 * @returns the instant of the next try, or `null` when there is none
 * Source: `D-03`, `D-122`
 */
export function scheduleNextTry(run: {
  triesSoFar: number
  since: Date
  now: Date
  random: number
  /** How the last try ended. Default: a passing failure. */
  outcome?: Pick<DeliveryOutcome, 'statusCode' | 'retryAfterMs'>
}): Date | null {
  const { statusCode = null, retryAfterMs = 0 } = run.outcome ?? {}
  const isFinal = readRefusalKind({ statusCode }) === 'final'
  if (isFinal && run.triesSoFar >= finalRefusalTries) return null
  const end = run.since.getTime() + retryTiming.giveUpAfterMs
  const now = run.now.getTime()
  if (now >= end) return null
  const doubled = retryTiming.firstPauseMs * 2 ** Math.min(run.triesSoFar - 1, 20)
  const pause = Math.min(doubled, retryTiming.longestPauseMs) * (0.5 + run.random / 2)
  const own = Math.min(now + Math.round(pause), end)
  return new Date(Math.max(own, now + Math.min(retryAfterMs, longestRetryAfterMs)))
}
