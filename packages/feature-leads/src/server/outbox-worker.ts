import type { DeliveryOutcome } from '../model/delivery.ts'
import { scheduleNextTry } from '../model/delivery.ts'
import type { DeliveryTarget } from '../model/delivery-target.ts'
import type { ClaimedDelivery, DeliveryQueue } from '../model/lead-store.ts'
import type { LeadsLogger } from './leads-logger.ts'
import { safeReason } from './safe-reason.ts'

/** Needs of the outbox worker. */
export interface OutboxWorkerOptions {
  queue: DeliveryQueue
  /** The target of a site by its id; `null` when the site's file no longer names it. */
  targetOf: (siteId: string, targetId: string) => DeliveryTarget | null
  clock: () => Date
  /** A number from 0 up to but not 1. */
  random: () => number
  logger: LeadsLogger
  /** Deliveries under way at once; default 20. */
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
  /** Takes no more deliveries and waits for those under way. */
  stop(): Promise<void>
}

/**
 * Delivers what the outbox holds, from what a former process left on, until it is stopped. Any number
 * of workers may run. A delivery is made at least once: it is taken with a lease, tried outside any
 * transaction, and its end recorded. One slow or failing target holds up no other.
 * Source: `D-03`, `PLUS-027`, `PLUS-029`
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { queue, clock, logger, concurrency = 20, leaseMs = 20_000, idleMs = 15_000 } = options
  const underWay = new Set<Promise<void>>()
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
      logger.error('The outbox cannot be read', { reason: safeReason(error) })
    }
    isLooking = false
    if (isStopped) return
    if (isWoken) look()
    else timer = setTimeout(look, pauseMs)
  }

  /** Takes what is due and fits; gives the pause until the next look. */
  async function takeDue(): Promise<number> {
    const limit = concurrency - underWay.size
    if (limit <= 0) return idleMs
    const claimed = await queue.claim({ now: clock(), limit, leaseMs })
    for (const delivery of claimed) {
      const end = tryDelivery(options, delivery)
      underWay.add(end)
      void end.finally(() => {
        underWay.delete(end)
        wake()
      })
    }
    if (claimed.length === limit) return idleMs
    const due = await queue.nextDueAt()
    return due
      ? Math.min(Math.max(due.getTime() - clock().getTime(), shortestPauseMs), idleMs)
      : idleMs
  }

  look()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(underWay)
    },
  }
}

async function tryDelivery(options: OutboxWorkerOptions, delivery: ClaimedDelivery): Promise<void> {
  const { queue, clock, random, logger } = options
  const startedAt = clock()
  const outcome = await deliver(options, delivery)
  const endedAt = clock()
  const isOver = outcome.isDelivered || outcome.isWithheld === true
  const next = isOver
    ? null
    : scheduleNextTry({
        triesSoFar: delivery.triesSoFar,
        since: new Date(delivery.retrySince),
        now: endedAt,
        random: random(),
      })
  const fields = describe(delivery, outcome)
  try {
    const isOurs = await queue.settle(delivery, {
      outcome,
      at: startedAt.toISOString(),
      durationMs: endedAt.getTime() - startedAt.getTime(),
      nextTryAt: next?.toISOString() ?? null,
    })
    if (!isOurs) logger.warn('A delivery took longer than its lease', fields)
    else if (outcome.isDelivered) logger.info('A lead was delivered', fields)
    else if (outcome.isWithheld) logger.info('A delivery was withheld', fields)
    else if (next) logger.warn('A delivery failed and is tried again', fields)
    else logger.error('A delivery failed for the last time', fields)
  } catch (error) {
    logger.error('The end of a delivery could not be recorded; it is tried again', {
      ...fields,
      reason: safeReason(error),
    })
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
    return failed(`unexpected ${safeReason(error)}`)
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
