import { mostAtOncePerTarget } from '../model/circuit-breaker.ts'
import type { DeliveryOutcome } from '../model/delivery.ts'
import { readRefusalKind, retryTiming, scheduleNextTry } from '../model/delivery.ts'
import type { DeliveryTarget } from '../model/delivery-target.ts'
import type { ClaimedDelivery, DeliveryQueue, SettledDelivery } from '../model/lead-store.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import { createTargetLanes, type LaneChange, type TargetLanes } from './target-lanes.ts'
import { withTimeout } from './with-timeout.ts'

/** Needs of the outbox worker. */
export interface OutboxWorkerOptions {
  queue: DeliveryQueue
  /** The target of a site by its id; `null` when the site's file no longer names it. */
  targetOf: (siteId: string, targetId: string) => DeliveryTarget | null
  clock: () => Date
  /** A number from 0 up to but not 1. */
  random: () => number
  logger: LeadsLogger
  /**
   * Deliveries under way at once, beyond which a target has one at most; default 100. Four go to one
   * target (`mostAtOncePerTarget`).
   */
  concurrency?: number
  /** Longest time a try may take before another worker may repeat it, in milliseconds; default 20000. */
  leaseMs?: number
  /** Longest pause between two looks into the outbox, in milliseconds; default 15000. */
  idleMs?: number
}

/** A row another worker holds may look due; this keeps a look from following a look at once. */
const shortestPauseMs = 50

/** A running worker. */
export interface OutboxWorker {
  /** Looks into the outbox now, because something was put into it. */
  wake(): void
  /** Targets that get nothing now because they fail. */
  pausedTargets(): number
  /** Takes no more deliveries and waits up to 5 s for those under way; their leases end by themselves. */
  stop(): Promise<void>
}

/** How long a stop waits for a target that does not answer, in milliseconds. */
const longestStopMs = 5000

/** Most deliveries taken at one look; another follows at once. */
const mostTaken = 200

/**
 * Delivers what the outbox holds, from what a former process left on, until it is stopped. Any number
 * of workers may run. A delivery is made at least once: it is taken with a lease, tried outside any
 * transaction, and its end recorded. A target holds up no other: it has four deliveries under way at
 * most, always one if one is due, and none while its circuit breaker is open.
 * Source: `D-03`, `D-117`, `PLUS-027`, `PLUS-029`, `PLUS-091`
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { queue, clock, logger, concurrency = 100, leaseMs = 20_000, idleMs = 15_000 } = options
  const underWay = new Set<Promise<void>>()
  const lanes = createTargetLanes(() => clock().getTime())
  let isStopped = false
  let isLooking = false
  let isWoken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking = Promise.resolve()

  function wake() {
    if (isStopped) return
    isWoken = true
    if (!isLooking) look()
  }

  function look() {
    clearTimeout(timer)
    isLooking = true
    isWoken = false
    looking = lookOnce()
  }

  async function lookOnce() {
    let pauseMs = idleMs
    try {
      pauseMs = await takeDue()
    } catch (error) {
      logger.error('The outbox cannot be read', { reason: describeReason(error) })
    }
    isLooking = false
    if (isStopped) return
    if (isWoken || pauseMs === 0) look()
    else timer = setTimeout(look, pauseMs)
  }

  /** Takes what is due and fits; gives the pause until the next look. */
  /** Takes what is due and fits; gives the pause until the next look. */
  async function takeDue(): Promise<number> {
    const isCrowded = lanes.underWay() >= concurrency
    const rooms = lanes.rooms(isCrowded)
    const perTarget = isCrowded ? 1 : mostAtOncePerTarget
    const claimed = await queue.claim({
      now: clock(),
      limit: mostTaken,
      leaseMs,
      perTarget,
      rooms,
    })
    for (const delivery of claimed) begin(delivery)
    if (claimed.length > 0) return 0
    const full = rooms.filter(({ room }) => room === 0)
    const due = await queue.nextDueAt(full)
    const untilDue = due ? due.getTime() - clock().getTime() : idleMs
    const untilLook = Math.min(untilDue, lanes.untilNextProbe() ?? idleMs)
    return Math.min(Math.max(untilLook, shortestPauseMs), idleMs)
  }

  function begin(delivery: ClaimedDelivery) {
    lanes.begin(delivery)
    const end = tryDelivery(options, lanes, delivery)
    underWay.add(end)
    void end.finally(() => {
      underWay.delete(end)
      wake()
    })
  }

  look()
  return {
    wake,
    pausedTargets: lanes.openTargets,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await withTimeout(Promise.all(underWay), longestStopMs).catch(() => {})
    },
  }
}

async function tryDelivery(
  options: OutboxWorkerOptions,
  lanes: TargetLanes,
  delivery: ClaimedDelivery,
): Promise<void> {
  const { clock, random } = options
  const startedAt = clock()
  const outcome = await deliver(options, delivery)
  const endedAt = clock()
  const change = lanes.end(delivery, outcome)
  const isOver = outcome.isDelivered || outcome.isWithheld === true
  const next = isOver
    ? null
    : scheduleNextTry({
        triesSoFar: delivery.triesSoFar,
        since: new Date(delivery.retrySince),
        now: endedAt,
        random: random(),
        outcome,
      })
  await settle(options, delivery, {
    outcome,
    at: startedAt.toISOString(),
    durationMs: endedAt.getTime() - startedAt.getTime(),
    nextTryAt: next?.toISOString() ?? null,
  })
  await reportLane(options, delivery, outcome, change)
}

async function settle(
  { queue, logger }: OutboxWorkerOptions,
  delivery: ClaimedDelivery,
  end: SettledDelivery,
): Promise<void> {
  const fields = describe(delivery, end.outcome)
  try {
    const isOurs = await queue.settle(delivery, end)
    if (!isOurs) logger.warn('A delivery took longer than its lease', fields)
    else if (end.outcome.isDelivered) logger.info('A lead was delivered', fields)
    else if (end.outcome.isWithheld) logger.info('A delivery was withheld', fields)
    else if (end.nextTryAt) logger.warn('A delivery failed and is tried again', fields)
    else logger.error('A delivery failed for the last time', fields)
  } catch (error) {
    logger.error('The end of a delivery could not be recorded; it is tried again', {
      ...fields,
      reason: describeReason(error),
    })
  }
}

/**
 * Tells of a target that is paused or back. Deliveries that waited 24 hours behind a pause are given
 * up together: one probe at a time would not reach them.
 */
async function reportLane(
  { queue, clock, logger }: OutboxWorkerOptions,
  { siteId, targetId }: ClaimedDelivery,
  outcome: DeliveryOutcome,
  change: LaneChange,
): Promise<void> {
  if (change === null) return
  const fields = { site: siteId, target: targetId }
  if (change === 'closed') {
    logger.info('A target takes deliveries again', fields)
    return
  }
  if (change === 'opened') {
    const isRefused = readRefusalKind(outcome) === 'unauthorised'
    const message = isRefused
      ? 'A target refuses whoever sends; check its address and its secret'
      : 'A target is paused because it fails'
    logger.warn(message, { ...fields, status_code: outcome.statusCode, reason: outcome.error })
  }
  try {
    const now = clock()
    const before = new Date(now.getTime() - retryTiming.giveUpAfterMs)
    const deliveries = await queue.giveUp({ siteId, targetId }, before, now)
    if (deliveries > 0)
      logger.error('Deliveries to a target that fails for 24 hours were given up', {
        ...fields,
        deliveries,
      })
  } catch (error) {
    logger.error('The outbox cannot be written', { ...fields, reason: describeReason(error) })
  }
}

async function deliver(
  { targetOf }: OutboxWorkerOptions,
  { siteId, targetId, deliveryId, attempt, lead }: ClaimedDelivery,
): Promise<DeliveryOutcome> {
  try {
    const target = targetOf(siteId, targetId)
    if (!target) return failed('the site no longer names this target')
    return await target.deliver({ siteId, deliveryId, attempt, lead })
  } catch (error) {
    return failed(`unexpected ${describeReason(error)}`)
  }
}

const failed = (error: string): DeliveryOutcome => ({ isDelivered: false, statusCode: null, error })

const describe = (delivery: ClaimedDelivery, outcome: DeliveryOutcome) => ({
  site: delivery.siteId,
  lead_id: delivery.lead.id,
  delivery_id: delivery.deliveryId,
  target: delivery.targetId,
  attempt: delivery.attempt,
  status_code: outcome.statusCode,
  reason: outcome.error,
})
