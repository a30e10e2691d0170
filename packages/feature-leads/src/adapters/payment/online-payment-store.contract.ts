import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadStore } from '../../model/lead-store.ts'
import type { OnlinePaymentStore } from '../../model/payment/online-payment-store.ts'
import { aLead, aNewOnlinePayment } from '../../testing/index.ts'

/** Stores under test, empty. */
export interface TestPaymentStores {
  store: OnlinePaymentStore
  leads: LeadStore
}

const begin = new Date('2026-11-24T01:00:00.000Z')
const minutes = (count: number) => new Date(begin.getTime() + count * 60_000)
const other = '00000000-0000-4000-8000-000000000000'

/** Everything a store of payments keeps to. */
export function describeOnlinePaymentStore(
  name: string,
  open: () => Promise<TestPaymentStores>,
): void {
  describe(`${name} as a store of payments`, () => {
    let stores: TestPaymentStores
    let store: OnlinePaymentStore
    beforeEach(async () => {
      stores = await open()
      store = stores.store
    })
    const begun = async (differences: Parameters<typeof aNewOnlinePayment>[0] = {}) =>
      (await store.begin('harbour', aNewOnlinePayment(differences))).payment

    it('begins one payment of a key, also when many press at once [D-65]', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () =>
          store.begin('harbour', aNewOnlinePayment({ idempotencyKey: 'same-key' })),
        ),
      )
      expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(outcomes.map(({ payment }) => payment.id)).size).toBe(1)
      const elsewhere = aNewOnlinePayment({ idempotencyKey: 'same-key' })
      expect((await store.begin('ironbark', elsewhere)).isNew).toBe(true)
    })

    it('gives what was stored, at its own site alone', async () => {
      const wanted = aNewOnlinePayment()
      await store.begin('harbour', wanted)
      const rest = { status: 'begun', reason: null, payment: null, settledAt: null }
      expect(await store.find('harbour', wanted.id)).toEqual({
        ...wanted,
        ...rest,
        isToVoid: false,
      })
      expect(await store.find('ironbark', wanted.id)).toBeNull()
      expect(await store.find('harbour', other)).toBeNull()
      expect(await store.find('harbour', 'no uuid')).toBeNull()
    })

    it('stores the lead once, when the amount is taken [D-65]', async () => {
      const lead = aLead()
      const { id } = await begun({ lead })
      expect(await store.complete('harbour', id, minutes(1))).toBe(false)
      expect(await store.setPayment('harbour', id, 'demo-1')).toBe(true)
      expect(await store.startPaying('harbour', id)).toBe(true)
      expect(await store.startPaying('harbour', id)).toBe(false)
      expect(await store.setPayment('harbour', id, 'demo-2')).toBe(false)
      const done = await Promise.all([
        store.complete('harbour', id, minutes(2)),
        store.complete('harbour', id, minutes(2)),
      ])
      expect(done.toSorted()).toEqual([false, true])
      expect(await store.find('harbour', id)).toMatchObject({
        status: 'paid',
        payment: 'demo-1',
        settledAt: minutes(2),
      })
      const records = await stores.leads.list('harbour')
      expect(records.map((record) => record.lead.id)).toEqual([lead.id])
      expect(records[0]?.lead.received_at).toBe(minutes(2).toISOString())
    })

    it('fails one that has begun, and one that is paying only for a declined card', async () => {
      const first = await begun()
      expect(await store.fail('harbour', first.id, 'no-answer', minutes(1))).toBe(true)
      expect(await store.find('harbour', first.id)).toMatchObject({
        status: 'failed',
        reason: 'no-answer',
        isToVoid: false,
      })
      const second = await begun()
      await store.setPayment('harbour', second.id, 'demo-2')
      await store.startPaying('harbour', second.id)
      expect(await store.fail('harbour', second.id, 'no-answer', minutes(1))).toBe(false)
      expect(await store.fail('harbour', second.id, 'declined', minutes(1))).toBe(true)
      expect((await store.find('harbour', second.id))?.isToVoid).toBe(true)
      await store.finishVoid('harbour', second.id)
      expect((await store.find('harbour', second.id))?.isToVoid).toBe(false)
    })

    it('ends what began before an instant, on both sides of it', async () => {
      const { id } = await begun()
      expect(await store.expireBegun('harbour', begin, minutes(60))).toBe(0)
      const after = new Date(begin.getTime() + 1)
      expect(await store.expireBegun('harbour', after, minutes(60))).toBe(1)
      expect(await store.find('harbour', id)).toMatchObject({
        status: 'expired',
        settledAt: minutes(60),
      })
      expect(await store.startPaying('harbour', id)).toBe(false)
    })

    it('lists what is left to do, the oldest first', async () => {
      const waiting = await begun({ createdAt: minutes(2) })
      await store.setPayment('harbour', waiting.id, 'demo-1')
      await begun({ createdAt: minutes(1) })
      const paying = await begun({ createdAt: minutes(1) })
      await store.setPayment('harbour', paying.id, 'demo-2')
      await store.startPaying('harbour', paying.id)
      const left = async (before: Date) =>
        (await store.listUnfinished('harbour', before)).map(({ id }) => id)
      expect(await left(minutes(2))).toEqual([paying.id])
      expect(await left(minutes(3))).toEqual([paying.id, waiting.id])
      await store.complete('harbour', paying.id, minutes(4))
      await store.fail('harbour', waiting.id, 'declined', minutes(4))
      expect(await left(minutes(9))).toEqual([waiting.id])
      await store.finishVoid('harbour', waiting.id)
      expect(await left(minutes(9))).toEqual([])
    })

    it('lists what a person paid, the newest first, and refunds it once [D-65]', async () => {
      const paid: string[] = []
      for (const minute of [1, 2, 3]) {
        const { id } = await begun({ createdAt: minutes(minute) })
        await store.startPaying('harbour', id)
        await store.complete('harbour', id, minutes(minute))
        paid.unshift(id)
      }
      await begun({ createdAt: minutes(4) })
      const [newest = '', ...older] = paid
      expect(await store.refund('harbour', newest, minutes(9))).toBe(true)
      expect(await store.refund('harbour', newest, minutes(9))).toBe(false)
      const { contactId } = aNewOnlinePayment()
      const listed = await store.listPaid('harbour', contactId, 2)
      expect(listed.map(({ id, status }) => [id, status])).toEqual([
        [newest, 'refunded'],
        [older[0], 'paid'],
      ])
      expect(await store.listPaid('harbour', other, 2)).toEqual([])
      expect(await store.list('harbour', 9)).toHaveLength(4)
      expect(await store.list('ironbark', 9)).toEqual([])
    })

    it('counts what is under way, and removes what is old and at its end [PLUS-094]', async () => {
      const ended = await begun()
      await store.setPayment('harbour', ended.id, 'demo-1')
      await store.fail('harbour', ended.id, 'declined', minutes(1))
      await begun()
      const paying = await begun()
      await store.startPaying('harbour', paying.id)
      expect(await store.measure()).toEqual({ begun: 1, paying: 1, toVoid: 1 })
      expect(await store.removeBefore('harbour', begin)).toBe(0)
      expect(await store.removeBefore('harbour', minutes(1))).toBe(1)
      expect(await store.list('harbour', 9)).toHaveLength(2)
    })
  })
}
