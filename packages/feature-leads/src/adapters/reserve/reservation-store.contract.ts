import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadStore } from '../../model/lead-store.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'
import { aLead, aNewReservation } from '../../testing/index.ts'

/** Stores under test, empty. */
export interface TestStores {
  store: ReservationStore
  leads: LeadStore
}

const begin = new Date('2026-11-23T01:00:00.000Z')
const minutes = (count: number) => new Date(begin.getTime() + count * 60_000)

/** Everything a store of reservations keeps to. */
export function describeReservationStore(name: string, open: () => Promise<TestStores>): void {
  describe(`${name} as a reservation store`, () => {
    let stores: TestStores
    beforeEach(async () => {
      stores = await open()
    })
    const hold = (differences: Parameters<typeof aNewReservation>[0] = {}, now = begin) =>
      stores.store.hold('harbour', aNewReservation(differences), now)
    async function held(differences: Parameters<typeof aNewReservation>[0] = {}) {
      const outcome = await hold(differences)
      if (outcome.kind !== 'held') throw new Error(outcome.kind)
      return outcome.reservation
    }

    it('gives a car to one, and any number of cars to many [PLUS-105]', async () => {
      const outcomes = await Promise.all([hold(), hold(), hold(), hold({ carId: 2 })])
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'held',
        'held',
        'taken',
        'taken',
      ])
      const elsewhere = await stores.store.hold('ironbark', aNewReservation(), begin)
      expect(elsewhere.kind).toBe('held')
    })

    it('gives the first reservation of a key', async () => {
      const first = await held({ idempotencyKey: 'same-key' })
      const again = await hold({ idempotencyKey: 'same-key', carId: 3 })
      expect(again).toEqual({ kind: 'known', reservation: first })
      expect(await stores.store.findByKey('harbour', 'same-key')).toEqual(first)
      expect(await stores.store.findByKey('ironbark', 'same-key')).toBeNull()
    })

    it('holds until the very end of the hold, on both sides of it [PLUS-105]', async () => {
      const { id, carId } = await held()
      const { store } = stores
      const last = new Date(minutes(15).getTime() - 1)
      expect((await store.findLive('harbour', carId, last))?.id).toBe(id)
      expect((await hold({}, last)).kind).toBe('taken')
      expect(await store.findLive('harbour', carId, minutes(15))).toBeNull()
      expect(await store.startPaying('harbour', id, minutes(15))).toBe(false)
      expect((await hold({}, minutes(15))).kind).toBe('held')
      expect((await store.find('harbour', id))?.status).toBe('expired')
    })

    it('has something to void once a payment was begun [PLUS-106]', async () => {
      const { store } = stores
      const without = await held({ carId: 1 })
      const begun = await held({ carId: 2 })
      expect(await store.setPayment('harbour', begun.id, 'pay-1')).toBe(true)
      expect(await store.expireHolds('harbour', minutes(15))).toBe(2)
      expect(await store.setPayment('harbour', begun.id, 'pay-2')).toBe(false)
      expect((await store.find('harbour', without.id))?.isToVoid).toBe(false)
      expect(await store.find('harbour', begun.id)).toMatchObject({
        isToVoid: true,
        payment: 'pay-1',
      })
      const unfinished = await store.listUnfinished('harbour', minutes(20))
      expect(unfinished.map(({ id }) => id)).toEqual([begun.id])
      await store.finishVoid('harbour', begun.id)
      expect(await store.listUnfinished('harbour', minutes(20))).toEqual([])
    })

    it('stores the lead together with the reservation, once [LEAD-081]', async () => {
      const { store, leads } = stores
      const lead = aLead({ payload: { category: 'Reservation' } })
      const { id } = await held({ lead, targetIds: ['crm'] })
      expect(await store.complete('harbour', id, begin)).toBe(false)
      expect(await store.startPaying('harbour', id, begin)).toBe(true)
      expect(await store.startPaying('harbour', id, begin)).toBe(false)
      expect(await store.complete('harbour', id, minutes(1))).toBe(true)
      expect(await store.complete('harbour', id, minutes(1))).toBe(false)
      const [record, ...others] = await leads.list('harbour')
      expect(others).toEqual([])
      expect(record?.lead).toEqual({ ...lead, received_at: minutes(1).toISOString() })
      expect(record?.deliveries).toMatchObject([{ targetId: 'crm', status: 'pending' }])
      expect(await store.find('harbour', id)).toMatchObject({ status: 'reserved', isToShow: true })
      expect((await hold({}, minutes(60))).kind).toBe('taken')
    })

    it('fails what is paying for a declined card alone', async () => {
      const { store } = stores
      const { id } = await held()
      await store.startPaying('harbour', id, begin)
      expect(await store.fail('harbour', id, 'no-answer', begin)).toBe(false)
      expect(await store.fail('harbour', id, 'declined', begin)).toBe(true)
      expect((await hold()).kind).toBe('held')
    })

    it('frees a car that was refunded', async () => {
      const { store } = stores
      const { id } = await held()
      expect(await store.refund('harbour', id, begin)).toBe(false)
      await store.startPaying('harbour', id, begin)
      await store.complete('harbour', id, begin)
      await store.finishShow('harbour', id)
      expect(await store.refund('harbour', id, begin)).toBe(true)
      expect(await store.find('harbour', id)).toMatchObject({ status: 'refunded', isToShow: true })
      expect((await hold()).kind).toBe('held')
    })

    it('lists holds with a payment once their visitor has been away', async () => {
      const { id } = await held()
      await stores.store.setPayment('harbour', id, 'pay-1')
      expect(await stores.store.listUnfinished('harbour', begin)).toEqual([])
      const [away] = await stores.store.listUnfinished('harbour', minutes(1))
      expect(away?.id).toBe(id)
    })

    it('removes what is over and old, and counts what is not', async () => {
      const { store } = stores
      const first = await held({ carId: 1 })
      await store.fail('harbour', first.id, 'declined', begin)
      await held({ carId: 2 })
      expect(await store.measure()).toEqual({ held: 1, paying: 0, reserved: 0, toVoid: 0 })
      expect(await store.removeBefore('harbour', begin)).toBe(0)
      expect(await store.removeBefore('harbour', minutes(1))).toBe(1)
      expect(await store.list('harbour', 10)).toHaveLength(1)
    })

    it('shows nothing of one site to another', async () => {
      const { id, carId } = await held()
      const { store } = stores
      expect(await store.find('ironbark', id)).toBeNull()
      expect(await store.findLive('ironbark', carId, begin)).toBeNull()
      expect(await store.list('ironbark', 10)).toEqual([])
      expect(await store.fail('ironbark', id, 'declined', begin)).toBe(false)
    })
  })
}
