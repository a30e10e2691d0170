import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClaimedDelivery, DeliveryQueue, LeadStore } from '../model/lead-store.ts'
import type { Person } from '../model/person.ts'
import { aLead, aLeadEntry, aLeadOffer } from '../testing/leads.ts'

/** A store under test with the outbox that belongs to it. */
export interface LeadStoreUnderTest {
  store: LeadStore
  queue: DeliveryQueue
  close?: () => Promise<void>
}

const now = new Date('2026-11-20T00:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const leaseMs = 20_000
const failure = { isDelivered: false, statusCode: 500, error: 'answered 500' }
const success = { isDelivered: true, statusCode: 204, error: null }

/** Contract of every lead store and its outbox. Sites are fresh in each test. */
export function leadStoreContract(name: string, create: () => Promise<LeadStoreUnderTest>): void {
  describe(`${name}: LeadStore and DeliveryQueue`, () => {
    let store: LeadStore
    let queue: DeliveryQueue
    let close: (() => Promise<void>) | undefined
    let counter = 0
    const freshSite = () => `site-${(counter += 1)}`
    beforeAll(async () => {
      ;({ store, queue, close } = await create())
    })
    afterAll(() => close?.())

    const claimOf = async (siteId: string, at = now) => {
      const claimed = await queue.claim({ now: at, limit: 100, leaseMs })
      return claimed.filter((delivery) => delivery.siteId === siteId)
    }
    const settle = (delivery: ClaimedDelivery, end: object = {}) =>
      queue.settle(delivery, {
        outcome: failure,
        at: now.toISOString(),
        durationMs: 12,
        nextTryAt: null,
        ...end,
      })

    it('stores a lead with a delivery for each target, and gives it back whole [PLUS-027]', async () => {
      const site = freshSite()
      const entry = aLeadEntry(['crm', 'mail'], {
        payload: { message: 'Grüße 👋 "x" \\ \n $1' },
        offer: aLeadOffer(),
      })
      expect(await store.accept(site, entry)).toEqual({ leadId: entry.lead.id, isNew: true })
      const record = await store.find(site, entry.lead.id)
      expect(record?.lead).toEqual(entry.lead)
      expect(record?.deliveries).toMatchObject([
        { targetId: 'crm', status: 'pending', attempts: 0, lastTry: null },
        { targetId: 'mail', status: 'pending', attempts: 0, lastTry: null },
      ])
    })

    it('counts the leads of a site from an instant on, without suspected spam [D-107]', async () => {
      const [site, other] = [freshSite(), freshSite()]
      const from = new Date('2026-10-31T14:00:00.000Z')
      const received = ['2026-10-31T13:59:59.999Z', from.toISOString(), '2026-11-20T00:00:00.000Z']
      for (const received_at of received)
        await store.accept(site, aLeadEntry([], { received_at, idempotency_key: randomUUID() }))
      await store.accept(site, aLeadEntry([], { status: 'suspected_spam' }))
      await store.accept(other, aLeadEntry([]))
      expect(await store.countSince(site, from)).toBe(2)
      expect(await store.countSince(freshSite(), from)).toBe(0)
    })

    it('gives a time to as many leads as it has places, also at the same moment [PLUS-108]', async () => {
      const site = freshSite()
      const startsAt = '2026-11-24T23:00:00.000Z'
      const appointment = { locationId: 7, startsAt, capacity: 2 }
      const entries = Array.from({ length: 6 }, () => ({ ...aLeadEntry(['crm']), appointment }))
      const stored = await Promise.all(entries.map((entry) => store.accept(site, entry)))
      expect(stored.filter(({ isNew }) => isNew)).toHaveLength(2)
      expect(stored.filter(({ isTaken }) => isTaken)).toHaveLength(4)
      expect(await store.list(site)).toHaveLength(2)
      const at = new Date(startsAt)
      expect(await store.listBooked(site, 7, at, new Date(at.getTime() + 1))).toEqual([
        { startsAt: at, count: 2 },
      ])
      expect(await store.listBooked(site, 7, now, at)).toEqual([])
      expect(await store.listBooked(site, 8, now, new Date(at.getTime() + 1))).toEqual([])
      expect(await store.listBooked(freshSite(), 7, now, new Date(at.getTime() + 1))).toEqual([])
      // Sent again it is the same lead, though its time is full.
      const first = entries[stored.findIndex(({ isNew }) => isNew)]
      expect(first && (await store.accept(site, first))).toEqual({
        leadId: first?.lead.id,
        isNew: false,
      })
      const elsewhere = { ...aLeadEntry([]), appointment: { ...appointment, locationId: 8 } }
      expect(await store.accept(site, elsewhere)).toMatchObject({ isNew: true })
    })

    it('frees the time of a lead that is removed [PLUS-108]', async () => {
      const site = freshSite()
      const appointment = { locationId: 7, startsAt: '2026-11-24T23:00:00.000Z', capacity: 1 }
      const first = aLeadEntry([], { received_at: '2026-01-01T00:00:00.000Z' })
      await store.accept(site, { ...first, appointment })
      const second = { ...aLeadEntry([]), appointment }
      expect(await store.accept(site, second)).toMatchObject({ isTaken: true })
      await store.removeBefore(site, now)
      expect(await store.accept(site, second)).toMatchObject({ isNew: true })
    })

    it('moves a time and frees it, with the lead that tells of it, once [PLUS-108]', async () => {
      const site = freshSite()
      const appointment = { locationId: 7, startsAt: '2026-11-24T23:00:00.000Z', capacity: 1 }
      const later = { ...appointment, startsAt: '2026-11-25T23:00:00.000Z' }
      const entry = { ...aLeadEntry([]), appointment }
      const { id } = entry.lead
      await store.accept(site, entry)
      await store.accept(site, { ...aLeadEntry([]), appointment: later })
      const { capacity: _, ...booked } = appointment
      expect(await store.findAppointment(site, id)).toMatchObject({
        lead: { id },
        appointment: booked,
      })

      const notice = aLeadEntry(['crm'])
      expect(await store.changeAppointment(site, id, later, notice)).toBe('taken')
      expect((await store.findAppointment(site, id))?.appointment).toEqual(booked)
      expect(await store.find(site, notice.lead.id)).toBeNull()

      const free = { ...appointment, startsAt: '2026-11-26T23:00:00.000Z' }
      expect(await store.changeAppointment(site, id, free, notice)).toBe('changed')
      expect((await store.findAppointment(site, id))?.appointment?.startsAt).toBe(free.startsAt)
      expect((await store.find(site, notice.lead.id))?.deliveries).toHaveLength(1)
      // The time it had is another's now.
      const next = { ...aLeadEntry([]), appointment }
      expect(await store.accept(site, next)).toMatchObject({ isNew: true })

      expect(await store.changeAppointment(site, id, null, aLeadEntry([]))).toBe('changed')
      expect((await store.findAppointment(site, id))?.appointment).toBeNull()
      const again = aLeadEntry([])
      expect(await store.changeAppointment(site, id, null, again)).toBe('none')
      expect(await store.find(site, again.lead.id)).toBeNull()
    })

    it('knows no time of another site, or of nobody [PLUS-108]', async () => {
      const site = freshSite()
      const appointment = { locationId: 7, startsAt: '2026-11-24T23:00:00.000Z', capacity: 1 }
      const entry = { ...aLeadEntry([]), appointment }
      await store.accept(site, entry)
      const { id } = entry.lead
      const other = freshSite()
      expect(await store.findAppointment(other, id)).toBeNull()
      expect(await store.changeAppointment(other, id, null, aLeadEntry([]))).toBe('none')
      expect(await store.findAppointment(site, crypto.randomUUID())).toBeNull()
      expect(await store.findAppointment(site, 'nobody')).toBeNull()
      expect((await store.findAppointment(site, id))?.appointment).not.toBeNull()
    })

    it('gives the first lead for a known key and stores nothing more [PLUS-028]', async () => {
      const site = freshSite()
      const first = aLeadEntry(['crm'], { idempotency_key: 'same-key' })
      const second = aLeadEntry(['crm'], { idempotency_key: 'same-key' })
      await store.accept(site, first)
      expect(await store.accept(site, second)).toEqual({ leadId: first.lead.id, isNew: false })
      expect(await store.list(site)).toHaveLength(1)
      expect(await claimOf(site)).toHaveLength(1)
    })

    it('stores nothing under a known key with other content, and says so [PLUS-092]', async () => {
      const site = freshSite()
      const key = { idempotency_key: 'same-key' }
      const first = aLeadEntry(['crm'], key)
      const other = aLeadEntry(['crm'], { ...key, payload: { message: 'Another question' } })
      const elsewhere = aLeadEntry(['crm'], { ...key, payload: { user_agent: 'another' } })
      await store.accept(site, first)
      expect(await store.accept(site, other)).toEqual({
        leadId: first.lead.id,
        isNew: false,
        isConflict: true,
      })
      expect(await store.accept(site, elsewhere)).toEqual({ leadId: first.lead.id, isNew: false })
      expect((await store.list(site)).map(({ lead }) => lead)).toEqual([first.lead])
    })

    it('gives one lead for one key sent twenty times at once [PLUS-028]', async () => {
      const site = freshSite()
      const entries = Array.from({ length: 20 }, () =>
        aLeadEntry(['crm'], { idempotency_key: 'at-once' }),
      )
      const stored = await Promise.all(entries.map((entry) => store.accept(site, entry)))
      expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(1)
      expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(await store.list(site)).toHaveLength(1)
    })

    it('keeps the same key of two sites apart', async () => {
      const [one, other] = [freshSite(), freshSite()]
      const key = { idempotency_key: 'shared-key' }
      const [first, second] = [aLeadEntry([], key), aLeadEntry([], key)]
      await store.accept(one, first)
      expect(await store.accept(other, second)).toEqual({ leadId: second.lead.id, isNew: true })
    })

    it('shows a lead to its own site only', async () => {
      const [one, other] = [freshSite(), freshSite()]
      const entry = aLeadEntry(['crm'])
      await store.accept(one, entry)
      expect(await store.find(other, entry.lead.id)).toBeNull()
      expect(await store.findByKey(other, entry.lead.idempotency_key)).toBeNull()
      expect(await store.findByKey(one, entry.lead.idempotency_key)).toEqual(entry.lead)
      expect(await store.list(other)).toEqual([])
      expect(await queue.resend(other, entry.lead.id, now)).toBe(0)
      expect(await store.find(one, 'no-id-at-all')).toBeNull()
      expect(await queue.resend(one, 'no-id-at-all', now)).toBe(0)
    })

    it('lists the newest first, as many as asked for', async () => {
      const site = freshSite()
      for (const day of ['01', '03', '02']) {
        await store.accept(site, aLeadEntry([], { received_at: `2026-11-${day}T00:00:00.000Z` }))
      }
      const days = (await store.list(site, { limit: 2 })).map(({ lead }) => lead.received_at)
      expect(days).toEqual(['2026-11-03T00:00:00.000Z', '2026-11-02T00:00:00.000Z'])
    })

    it('lists the leads of a person, by address or by number, however both were typed', async () => {
      const site = freshSite()
      const sent = [
        { email: 'Ann.Lee@Example.com', phone: '0491 570 156' },
        { email: 'other@example.com', phone: '+61 491 570 156' },
        { email: 'other@example.com', phone: '0491 570 157' },
      ]
      for (const contact of sent) await store.accept(site, aLeadEntry([], { payload: contact }))
      const find = async (person: Person) =>
        (await store.list(site, { person })).map(({ lead }) => lead.payload.phone).toSorted()
      expect(await find({ email: 'ann.lee@example.com' })).toEqual(['0491 570 156'])
      expect(await find({ phone: '0491570156' })).toEqual(['+61 491 570 156', '0491 570 156'])
      expect(await find({ email: 'nobody@example.com' })).toEqual([])
    })

    it('gives a claimed delivery to nobody else until its lease is over', async () => {
      const site = freshSite()
      const entry = aLeadEntry(['crm'])
      await store.accept(site, entry)
      const [first] = await claimOf(site)
      expect(first).toMatchObject({ lead: entry.lead, targetId: 'crm', attempt: 1, triesSoFar: 1 })
      expect(await claimOf(site, later(leaseMs - 1))).toEqual([])
      const [again] = await claimOf(site, later(leaseMs))
      expect(again?.deliveryId).toBe(first?.deliveryId)
      expect(first && (await settle(first))).toBe(false)
      expect(again && (await settle(again, { outcome: success }))).toBe(true)
    })

    it('gives no delivery to two workers that claim at once', async () => {
      const site = freshSite()
      for (let index = 0; index < 30; index += 1) await store.accept(site, aLeadEntry(['crm']))
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => queue.claim({ now, limit: 10, leaseMs })),
      )
      const ids = claims.flat().map(({ deliveryId }) => deliveryId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(claims.flat().filter(({ siteId }) => siteId === site)).toHaveLength(30)
    })

    it('records a failed try and gives it again when it is due [PLUS-029]', async () => {
      const site = freshSite()
      const entry = aLeadEntry(['crm', 'mail'])
      await store.accept(site, entry)
      for (const delivery of await claimOf(site)) {
        const isFailing = delivery.targetId === 'crm'
        await settle(
          delivery,
          isFailing ? { nextTryAt: later(10_000).toISOString() } : { outcome: success },
        )
      }
      expect((await store.find(site, entry.lead.id))?.deliveries).toMatchObject([
        { targetId: 'crm', status: 'pending', attempts: 1, lastTry: failure },
        { targetId: 'mail', status: 'delivered', attempts: 1, lastTry: success },
      ])
      expect(await claimOf(site, later(9_999))).toEqual([])
      expect(await claimOf(site, later(10_000))).toMatchObject([{ targetId: 'crm', attempt: 2 }])
    })

    it('keeps a withheld delivery as that, and never sends it again [PLUS-035]', async () => {
      const site = freshSite()
      const entry = aLeadEntry(['news'])
      await store.accept(site, entry)
      const [delivery] = await claimOf(site)
      const outcome = { ...failure, statusCode: null, isWithheld: true }
      expect(await settle(delivery!, { outcome })).toBe(true)
      const [record] = await store.list(site, { delivery: 'withheld' })
      expect(record?.deliveries[0]).toMatchObject({ status: 'withheld', attempts: 1 })
      expect(await queue.resend(site, entry.lead.id, now)).toBe(0)
      expect(await claimOf(site, later(leaseMs))).toEqual([])
    })

    it('lists a dead delivery and sends it again with the same id [PLUS-030]', async () => {
      const site = freshSite()
      const entry = aLeadEntry(['crm'])
      await store.accept(site, aLeadEntry(['crm']))
      await store.accept(site, entry)
      const claimed = await claimOf(site)
      const delivery = claimed.find(({ lead }) => lead.id === entry.lead.id)
      expect(delivery && (await settle(delivery))).toBe(true)
      const dead = await store.list(site, { delivery: 'dead' })
      expect(dead.map(({ lead }) => lead.id)).toEqual([entry.lead.id])
      expect(dead[0]?.deliveries[0]).toMatchObject({ status: 'dead', attempts: 1 })

      expect(await queue.resend(site, entry.lead.id, later(5000))).toBe(1)
      expect(await queue.resend(site, entry.lead.id, later(5000))).toBe(0)
      const [again] = await claimOf(site, later(5000))
      expect(again).toMatchObject({ deliveryId: delivery?.deliveryId, attempt: 2, triesSoFar: 1 })
      expect(again?.lead.id).toBe(entry.lead.id)
      expect(again?.retrySince).toBe(later(5000).toISOString())
    })

    it('gives of each target as many as there is room for, the longest due first [PLUS-091]', async () => {
      const site = freshSite()
      for (let lead = 0; lead < 6; lead += 1) {
        const received_at = later(-1000 * lead).toISOString()
        await store.accept(site, aLeadEntry(['crm', 'mail', 'news'], { received_at }))
      }
      const claimed = await queue.claim({
        now,
        limit: 100,
        leaseMs,
        perTarget: 2,
        rooms: [
          { siteId: site, targetId: 'mail', room: 4 },
          { siteId: site, targetId: 'news', room: 0 },
        ],
      })
      const ofTarget = (target: string) =>
        claimed
          .filter(({ siteId, targetId }) => siteId === site && targetId === target)
          .map(({ lead }) => lead.received_at)
          .toSorted()
      const oldest = [5, 4, 3, 2].map((lead) => later(-1000 * lead).toISOString())
      expect(ofTarget('crm')).toEqual(oldest.slice(0, 2))
      expect(ofTarget('mail')).toEqual(oldest)
      expect(ofTarget('news')).toEqual([])
      expect(await queue.nextDueAt([{ siteId: site, targetId: 'news' }])).not.toEqual(later(-5000))
      expect(await queue.nextDueAt()).toEqual(later(-5000))
    })

    it('gives up what waited for a target since before, and nothing else [PLUS-091]', async () => {
      const site = freshSite()
      const target = { siteId: site, targetId: 'crm' }
      const received = (ms: number) => ({ received_at: later(ms).toISOString() })
      const old = aLeadEntry(['crm', 'mail'], received(-2000))
      const young = aLeadEntry(['crm'], received(-999))
      for (const entry of [old, young]) await store.accept(site, entry)
      expect(await queue.giveUp(target, later(-1000), later(-2001))).toBe(0)
      expect(await queue.giveUp(target, later(-1000), now)).toBe(1)
      expect((await store.find(site, old.lead.id))?.deliveries).toMatchObject([
        { targetId: 'crm', status: 'dead' },
        { targetId: 'mail', status: 'pending' },
      ])
      expect((await store.find(site, young.lead.id))?.deliveries[0]?.status).toBe('pending')
    })

    it('sends what is dead of a target again, since a time [PLUS-091]', async () => {
      const site = freshSite()
      const target = { siteId: site, targetId: 'crm' }
      for (const ms of [0, 1000, 2000])
        await store.accept(
          site,
          aLeadEntry(['crm', 'mail'], { received_at: later(ms).toISOString() }),
        )
      const claimed = await claimOf(site, later(2000))
      for (const delivery of claimed) await settle(delivery)
      const before = await queue.measure()
      expect(await queue.resendTarget(target, later(1000), later(5000))).toBe(2)
      const again = await claimOf(site, later(5000))
      expect(again.map(({ targetId, lead }) => [targetId, lead.received_at])).toEqual([
        ['crm', later(1000).toISOString()],
        ['crm', later(2000).toISOString()],
      ])
      expect(new Set(again.map(({ deliveryId }) => deliveryId)).size).toBe(2)
      expect((await queue.measure()).dead).toBe(before.dead - 2)
      expect(await queue.resendTarget(target, later(1000), later(5000))).toBe(0)
    })

    it('measures what waits and what is dead', async () => {
      const site = freshSite()
      const before = await queue.measure()
      const received_at = '2026-01-01T00:00:00.000Z'
      const entry = aLeadEntry(['crm', 'mail'], { received_at })
      await store.accept(site, entry)
      expect(await queue.measure()).toEqual({
        pending: before.pending + 2,
        dead: before.dead,
        oldestPendingSince: received_at,
      })
      for (const delivery of await claimOf(site)) await settle(delivery)
      expect(await queue.measure()).toMatchObject({
        pending: before.pending,
        dead: before.dead + 2,
      })
    })

    it('removes leads received before an instant with their deliveries, and no others [PLUS-094]', async () => {
      const [site, other] = [freshSite(), freshSite()]
      const at = (ms: number) => aLeadEntry(['crm'], { received_at: later(ms).toISOString() })
      const [old, young, elsewhere] = [at(-1), at(0), at(-1)]
      for (const entry of [old, young]) await store.accept(site, entry)
      await store.accept(other, elsewhere)
      expect(await store.removeBefore(site, now)).toBe(1)
      expect(await store.removeBefore(site, now)).toBe(0)
      expect((await store.list(site)).map(({ lead }) => lead.id)).toEqual([young.lead.id])
      expect(await store.list(other)).toHaveLength(1)
      expect((await claimOf(site)).map(({ lead }) => lead.id)).toEqual([young.lead.id])
    })

    it('says when the next delivery is due', async () => {
      const all = await queue.claim({ now: later(leaseMs * 1000), limit: 1000, leaseMs })
      for (const delivery of all) await settle(delivery, { outcome: success })
      expect(await queue.nextDueAt()).toBeNull()
      const receivedAt = later(77_000).toISOString()
      await store.accept(freshSite(), aLeadEntry(['crm'], { received_at: receivedAt }))
      expect((await queue.nextDueAt())?.toISOString()).toBe(receivedAt)
    })

    it('keeps suspected spam with nothing to deliver [PLUS-033]', async () => {
      const site = freshSite()
      const lead = aLead({ status: 'suspected_spam' })
      await store.accept(site, { lead, targetIds: [] })
      expect(await store.find(site, lead.id)).toEqual({ lead, deliveries: [] })
    })
  })
}
