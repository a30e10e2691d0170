import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeliveryOutcome } from '../model/delivery.ts'
import type { DeliveryTarget } from '../model/delivery-target.ts'
import { aLeadEntry, createInMemoryLeadStore, createSilentLogger } from '../testing/index.ts'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts'

const start = new Date('2026-11-20T00:00:00.000Z')
const hour = 3600 * 1000
const success: DeliveryOutcome = { isDelivered: true, statusCode: 200, error: null }
const answered = (statusCode: number, retryAfterMs?: number): DeliveryOutcome => ({
  isDelivered: false,
  statusCode,
  error: `answered ${statusCode}`,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})

/** A target with the milliseconds at which each of its deliveries began. */
function aTarget(answer: () => Promise<DeliveryOutcome> | DeliveryOutcome) {
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const target: DeliveryTarget = {
    deliver: async () => {
      begun.push(Date.now() - start.getTime())
      underWay += 1
      most = Math.max(most, underWay)
      try {
        return await answer()
      } finally {
        underWay -= 1
      }
    },
  }
  return { target, begun, underWay: () => underWay, most: () => most }
}
const hanging = () =>
  aTarget(() => new Promise((resolve) => setTimeout(() => resolve(answered(504)), 10_000)))

describe('startOutboxWorker, by target', () => {
  const workers: OutboxWorker[] = []
  beforeEach(() => vi.useFakeTimers({ now: start }))
  afterEach(async () => {
    const stopped = Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await vi.runAllTimersAsync()
    await stopped
    vi.useRealTimers()
  })

  async function run(
    targets: Record<string, DeliveryTarget>,
    owed: Record<string, number>,
    options: object = {},
  ) {
    const store = createInMemoryLeadStore()
    const logger = createSilentLogger()
    const received = { received_at: start.toISOString() }
    for (const [target, count] of Object.entries(owed))
      for (let lead = 0; lead < count; lead += 1)
        await store.accept('harbour', aLeadEntry([target], received))
    const worker = startOutboxWorker({
      queue: store,
      targetOf: (_, targetId) => targets[targetId] ?? null,
      clock: () => new Date(),
      random: () => 0,
      logger,
      ...options,
    })
    workers.push(worker)
    const statuses = async (target: string) =>
      (await store.list('harbour', { limit: 1000 })).flatMap(({ deliveries }) =>
        deliveries.filter(({ targetId }) => targetId === target).map(({ status }) => status),
      )
    return { store, logger, worker, statuses }
  }

  it('delivers within a second to a target beside one that hangs with 500 leads [PLUS-091]', async () => {
    const hung = hanging()
    const crm = aTarget(() => success)
    await run({ hung: hung.target, crm: crm.target }, { hung: 500, crm: 100 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(crm.begun).toHaveLength(100)
    expect(hung.begun).toHaveLength(4)
    expect(hung.underWay()).toBe(4)
  })

  it('has four deliveries to a target under way, and takes the next as one ends [PLUS-091]', async () => {
    const slow = aTarget(() => new Promise((resolve) => setTimeout(() => resolve(success), 100)))
    await run({ slow: slow.target }, { slow: 10 })
    await vi.advanceTimersByTimeAsync(299)
    expect([slow.begun.length, slow.most()]).toEqual([10, 4])
    await vi.advanceTimersByTimeAsync(2)
    expect(slow.underWay()).toBe(0)
  })

  it('keeps one delivery for every target, however much hangs [PLUS-091]', async () => {
    const targets = Array.from({ length: 12 }, hanging)
    const crm = aTarget(() => success)
    const named = Object.fromEntries(targets.map(({ target }, index) => [`hung-${index}`, target]))
    const owed = Object.fromEntries(Object.keys(named).map((name) => [name, 20]))
    const { store, worker } = await run({ ...named, crm: crm.target }, owed, { concurrency: 8 })
    await vi.advanceTimersByTimeAsync(500)
    await store.accept('harbour', aLeadEntry(['crm'], { received_at: start.toISOString() }))
    worker.wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(crm.begun).toEqual([500])
    expect(targets.every(({ underWay }) => underWay() > 0)).toBe(true)
  })

  it('leaves a target alone after five failures, then tries one delivery at a time [PLUS-091]', async () => {
    let isBack = false
    const failing = aTarget(() => (isBack ? success : answered(503)))
    const { logger, worker, statuses } = await run({ crm: failing.target }, { crm: 40 })
    await vi.advanceTimersByTimeAsync(29_999)
    const first = failing.begun.length
    expect(first).toBe(8)
    expect(worker.pausedTargets()).toBe(1)
    expect(logger.entries.map(({ message }) => message)).toContain(
      'A target is paused because it fails',
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failing.begun.length).toBe(first + 1)
    isBack = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(await statuses('crm'))).toEqual(new Set(['delivered']))
    expect(worker.pausedTargets()).toBe(0)
    expect(logger.entries.map(({ message }) => message)).toContain(
      'A target takes deliveries again',
    )
  })

  it('comes back not before Retry-After, with no delivery of that target [PLUS-091]', async () => {
    const asking = aTarget(() =>
      Date.now() < start.getTime() + hour ? answered(429, hour) : success,
    )
    const { store, worker, statuses } = await run({ crm: asking.target }, { crm: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    await store.accept('harbour', aLeadEntry(['crm'], { received_at: start.toISOString() }))
    worker.wake()
    await vi.advanceTimersByTimeAsync(hour - 1001)
    expect(asking.begun).toEqual([0])
    await vi.advanceTimersByTimeAsync(16_000)
    expect(asking.begun).toHaveLength(3)
    expect(Math.min(...asking.begun.slice(1))).toBeGreaterThanOrEqual(hour)
    expect(await statuses('crm')).toEqual(['delivered', 'delivered'])
  })

  it.each([400, 410, 422])('ends after three tries at %i [PLUS-091]', async (statusCode) => {
    const refusing = aTarget(() => answered(statusCode))
    const { logger, statuses } = await run({ crm: refusing.target }, { crm: 1 })
    await vi.advanceTimersByTimeAsync(14_999)
    expect([refusing.begun.length, await statuses('crm')]).toEqual([2, ['pending']])
    await vi.advanceTimersByTimeAsync(25 * hour)
    expect([refusing.begun.length, await statuses('crm')]).toEqual([3, ['dead']])
    expect(logger.entries.at(-1)).toMatchObject({
      level: 'error',
      message: 'A delivery failed for the last time',
    })
  })

  it.each([401, 403, 404])(
    'warns at %i, pauses the target, and keeps its leads for 24 hours [PLUS-091]',
    async (statusCode) => {
      const refusing = aTarget(() => answered(statusCode))
      const { logger, worker, statuses } = await run({ crm: refusing.target }, { crm: 20 })
      await vi.advanceTimersByTimeAsync(29_000)
      expect(refusing.begun).toHaveLength(4)
      expect(worker.pausedTargets()).toBe(1)
      expect(logger.entries).toContainEqual(
        expect.objectContaining({
          level: 'warn',
          message: 'A target refuses whoever sends; check its address and its secret',
        }),
      )
      await vi.advanceTimersByTimeAsync(24 * hour - 30_000)
      expect(new Set(await statuses('crm'))).toEqual(new Set(['pending']))
      await vi.advanceTimersByTimeAsync(301_000)
      expect(new Set(await statuses('crm'))).toEqual(new Set(['dead']))
    },
  )

  it('stops though a target never answers', async () => {
    const hung = aTarget(() => new Promise(() => {}))
    const { worker } = await run({ hung: hung.target }, { hung: 3 })
    await vi.advanceTimersByTimeAsync(10)
    const ended = vi.fn<() => void>()
    void worker.stop().then(ended)
    await vi.advanceTimersByTimeAsync(5001)
    expect(ended).toHaveBeenCalledOnce()
  })
})
