import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeliveryOutcome } from '../model/delivery.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import { aLeadEntry, createInMemoryLeadStore, createSilentLogger } from '../testing/index.ts'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts'

const start = new Date('2026-11-20T00:00:00.000Z')
const success: DeliveryOutcome = { isDelivered: true, statusCode: 200, error: null }
const failure: DeliveryOutcome = { isDelivered: false, statusCode: 503, error: 'answered 503' }

function aTarget(answer: (outgoing: OutgoingLead) => Promise<DeliveryOutcome>) {
  const received: (OutgoingLead & { at: number })[] = []
  const target: DeliveryTarget = {
    deliver: (outgoing) => {
      received.push({ ...outgoing, at: Date.now() - start.getTime() })
      return answer(outgoing)
    },
  }
  return { target, received }
}

describe('startOutboxWorker', () => {
  const workers: OutboxWorker[] = []
  beforeEach(() => vi.useFakeTimers({ now: start }))
  afterEach(async () => {
    const stopped = Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await vi.runAllTimersAsync()
    await stopped
    vi.useRealTimers()
  })

  function setUp(targets: Record<string, DeliveryTarget>, options: object = {}) {
    const store = createInMemoryLeadStore()
    const logger = createSilentLogger()
    const run = () => {
      const worker = startOutboxWorker({
        queue: store,
        targetOf: (_, targetId) => targets[targetId] ?? null,
        clock: () => new Date(),
        random: () => 0,
        logger,
        ...options,
      })
      workers.push(worker)
      return worker
    }
    return { store, logger, run }
  }
  const statusOf = async (store: ReturnType<typeof createInMemoryLeadStore>, id: string) =>
    (await store.find('harbour', id))?.deliveries.map(({ status }) => status)

  it('delivers at its start what a former process left [PLUS-027]', async () => {
    const { target, received } = aTarget(async () => success)
    const { store, run } = setUp({ crm: target })
    const entries = [aLeadEntry(['crm']), aLeadEntry(['crm'])]
    for (const entry of entries) await store.accept('harbour', entry)
    run()
    await vi.advanceTimersByTimeAsync(10)
    expect(received.map(({ lead }) => lead)).toEqual(entries.map(({ lead }) => lead))
    for (const { lead } of entries) expect(await statusOf(store, lead.id)).toEqual(['delivered'])
  })

  it('delivers a new lead at once when it is woken, and without it within 15 s', async () => {
    const { target, received } = aTarget(async () => success)
    const { store, run } = setUp({ crm: target })
    const worker = run()
    await vi.advanceTimersByTimeAsync(1000)
    await store.accept('harbour', aLeadEntry(['crm']))
    worker.wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(received).toHaveLength(1)
    await store.accept('harbour', aLeadEntry(['crm']))
    await vi.advanceTimersByTimeAsync(15_001)
    expect(received).toHaveLength(2)
  })

  it('tries a failing target again with growing pauses while the others are delivered [PLUS-029]', async () => {
    const failing = aTarget(async ({ attempt }) => (attempt < 4 ? failure : success))
    const healthy = aTarget(async () => success)
    const { store, run } = setUp({ crm: failing.target, mail: healthy.target })
    const entry = aLeadEntry(['crm', 'mail'], { received_at: start.toISOString() })
    await store.accept('harbour', entry)
    run()
    await vi.advanceTimersByTimeAsync(100)
    expect(healthy.received).toHaveLength(1)
    expect(await statusOf(store, entry.lead.id)).toEqual(['pending', 'delivered'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failing.received.map(({ at }) => Math.round(at / 1000))).toEqual([0, 5, 15, 35])
    expect(new Set(failing.received.map(({ deliveryId }) => deliveryId)).size).toBe(1)
    expect(await statusOf(store, entry.lead.id)).toEqual(['delivered', 'delivered'])
    expect(healthy.received).toHaveLength(1)
  })

  it('gives up 24 hours after the first try, and sends again on request [PLUS-030]', async () => {
    let isBroken = true
    const { target, received } = aTarget(async () => (isBroken ? failure : success))
    const { store, logger, run } = setUp({ crm: target })
    const entry = aLeadEntry(['crm'], { received_at: start.toISOString() })
    await store.accept('harbour', entry)
    const worker = run()
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000 + 1000)
    expect(await statusOf(store, entry.lead.id)).toEqual(['dead'])
    expect(received.at(-1)?.at).toBe(24 * 3600 * 1000)
    expect(logger.entries.at(-1)?.message).toBe('A delivery failed for the last time')
    const tries = received.length
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000)
    expect(received).toHaveLength(tries)

    isBroken = false
    expect(await store.resend('harbour', entry.lead.id, new Date())).toBe(1)
    worker.wake()
    await vi.advanceTimersByTimeAsync(10)
    expect(received.at(-1)).toMatchObject({
      deliveryId: received[0]?.deliveryId,
      attempt: tries + 1,
      lead: { id: entry.lead.id },
    })
    expect(await statusOf(store, entry.lead.id)).toEqual(['delivered'])
  })

  it('is not held up by a slow target', async () => {
    const slow = aTarget(() => new Promise((resolve) => setTimeout(() => resolve(success), 9000)))
    const quick = aTarget(async () => success)
    const { store, run } = setUp({ crm: slow.target, mail: quick.target })
    await store.accept('harbour', aLeadEntry(['crm']))
    const worker = run()
    await vi.advanceTimersByTimeAsync(100)
    await store.accept('harbour', aLeadEntry(['mail']))
    worker.wake()
    await vi.advanceTimersByTimeAsync(100)
    expect(quick.received).toHaveLength(1)
  })

  it('tries a delivery that must not be made once, and counts it neither as done nor as dead [PLUS-035]', async () => {
    const withheld = { ...failure, statusCode: null, isWithheld: true }
    const { target, received } = aTarget(async () => withheld)
    const { store, logger, run } = setUp({ news: target })
    const entry = aLeadEntry(['news'], { received_at: start.toISOString() })
    await store.accept('harbour', entry)
    run()
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000)
    expect(received).toHaveLength(1)
    expect(await statusOf(store, entry.lead.id)).toEqual(['withheld'])
    expect(logger.entries.map(({ message }) => message)).toEqual(['A delivery was withheld'])
    expect(await store.resend('harbour', entry.lead.id, new Date())).toBe(0)
  })

  it('counts a target that throws or is no longer configured as failed', async () => {
    const { target } = aTarget(() => Promise.reject(new TypeError('cannot read Ann')))
    const { store, run } = setUp({ crm: target })
    const entry = aLeadEntry(['crm', 'gone'])
    await store.accept('harbour', entry)
    run()
    await vi.advanceTimersByTimeAsync(10)
    expect((await store.find('harbour', entry.lead.id))?.deliveries).toMatchObject([
      { targetId: 'crm', lastTry: { error: 'unexpected TypeError' } },
      { targetId: 'gone', lastTry: { error: 'the site no longer names this target' } },
    ])
  })

  it('delivers again when a worker died with the lease in its hand [PLUS-027]', async () => {
    const { target, received } = aTarget(async () => success)
    const { store, run } = setUp({ crm: target })
    const entry = aLeadEntry(['crm'])
    await store.accept('harbour', entry)
    await store.claim({ now: start, limit: 10, leaseMs: 20_000 })
    run()
    await vi.advanceTimersByTimeAsync(19_900)
    expect(received).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(received).toHaveLength(1)
    expect(await statusOf(store, entry.lead.id)).toEqual(['delivered'])
  })

  it('goes on after the outbox could not be read', async () => {
    const { target, received } = aTarget(async () => success)
    const { store, logger, run } = setUp({ crm: target })
    const claim = vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('away'))
    await store.accept('harbour', aLeadEntry(['crm']))
    run()
    await vi.advanceTimersByTimeAsync(15_001)
    expect(claim.mock.calls.length).toBeGreaterThan(1)
    expect(received).toHaveLength(1)
    expect(logger.entries[0]?.message).toBe('The outbox cannot be read')
  })

  it('finishes what is under way when it stops, and begins nothing more', async () => {
    const { target, received } = aTarget(
      () => new Promise((resolve) => setTimeout(() => resolve(success), 500)),
    )
    const { store, run } = setUp({ crm: target })
    const entry = aLeadEntry(['crm'])
    await store.accept('harbour', entry)
    const worker = run()
    await vi.advanceTimersByTimeAsync(10)
    const stopped = worker.stop()
    await store.accept('harbour', aLeadEntry(['crm']))
    worker.wake()
    await vi.advanceTimersByTimeAsync(1000)
    await stopped
    expect(received).toHaveLength(1)
    expect(await statusOf(store, entry.lead.id)).toEqual(['delivered'])
  })
})
