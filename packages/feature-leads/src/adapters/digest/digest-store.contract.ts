import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDigestPeriod } from '../../model/digest/digest-period.ts'
import type { DigestStore } from '../../model/digest/digest-store.ts'
import type { LeadStore } from '../../model/lead-store.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'
import { aNewReservation } from '../../testing/index.ts'
import { aLeadEntry } from '../../testing/leads.ts'

/** Workers that share the stores: as many programs as would run beside each other. */
export interface DigestStoreUnderTest {
  /** Five of them, with connections of their own where the store has some. */
  workers: readonly DigestStore[]
  leads: Pick<LeadStore, 'accept'>
  reservations: Pick<ReservationStore, 'hold' | 'fail'>
  mails: Pick<MailOutbox, 'claim'>
  close?: () => Promise<void>
}

const period = createDigestPeriod('2026-11-20', 'Australia/Brisbane')
/** An hour of the two days, as Brisbane has it: 24 is the midnight between them. */
const hour = (count: number, ms = 0) => new Date(period.from.getTime() + count * 3_600_000 + ms)

/** Contract of digests. Sites are fresh in each test. */
export function digestStoreContract(
  name: string,
  create: () => Promise<DigestStoreUnderTest>,
): void {
  describe(`${name}: DigestStore`, () => {
    let tested: DigestStoreUnderTest
    let store: DigestStore
    beforeAll(async () => {
      tested = await create()
      store = tested.workers[0] as DigestStore
    })
    afterAll(() => tested.close?.())

    const take = async (site: string, at: Date, rest: object = {}, startsAt?: Date) => {
      const entry = aLeadEntry(['crm'], { received_at: at.toISOString(), ...rest })
      const appointment = startsAt && {
        locationId: 7,
        startsAt: startsAt.toISOString(),
        capacity: 9,
      }
      await tested.leads.accept(site, { ...entry, ...(appointment && { appointment }) })
      return entry.lead
    }
    const aMail = () => ({
      id: crypto.randomUUID(),
      message: { to: 'sales@example.com', subject: 'Leads', text: 'One' },
      createdAt: hour(31),
    })

    it('gives the leads of the day before, from midnight to midnight, without suspected spam', async () => {
      await take('day', hour(0, -1))
      const first = await take('day', hour(0))
      const last = await take('day', hour(24, -1))
      await take('day', hour(24))
      await take('day', hour(3), { status: 'suspected_spam' })
      await take('day-elsewhere', hour(3))
      const { leads } = await store.loadRecords('day', period)
      expect(leads.map(({ lead }) => lead.id)).toEqual([first.id, last.id])
      expect(leads[0]?.deliveries).toMatchObject([{ targetId: 'crm', status: 'pending' }])
    })

    it('gives the appointments of today by their time, whenever they were asked for', async () => {
      await take('drives', hour(1), {}, hour(24, -1))
      const late = await take('drives', hour(2), {}, hour(48, -1))
      const early = await take('drives', hour(-400), {}, hour(24))
      await take('drives', hour(3), {}, hour(48))
      const { appointments } = await store.loadRecords('drives', period)
      expect(appointments.map(({ lead }) => lead.id)).toEqual([early.id, late.id])
      expect(appointments[0]?.appointment?.startsAt).toBe(hour(24).toISOString())
    })

    it('gives no reservation that does not stand', async () => {
      const held = await tested.reservations.hold(
        'held',
        aNewReservation({ createdAt: hour(30), lead: aLeadEntry([]).lead }),
        hour(30),
      )
      if (held.kind !== 'held') throw new Error('expected a hold')
      expect((await store.loadRecords('held', period)).reservations).toEqual([])
      await tested.reservations.fail('held', held.reservation.id, 'declined', hour(31))
      expect((await store.loadRecords('held', period)).reservations).toEqual([])
    })

    it('lets one of five workers make the digest of a day, with its mails', async () => {
      const site = 'race'
      expect(await store.isMade(site, '2026-11-20')).toBe(false)
      const taken = await Promise.all(
        tested.workers.map((worker) =>
          worker.takeDay(site, '2026-11-20', [aMail(), aMail()], hour(31)),
        ),
      )
      expect(tested.workers).toHaveLength(5)
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await store.isMade(site, '2026-11-20')).toBe(true)
      const mails = await tested.mails.claim(hour(32), { limit: 100, leaseMs: 3_600_000 })
      expect(mails.filter(({ siteId }) => siteId === site)).toHaveLength(2)
    })

    it('makes each day and each site for itself, also a day with nothing to tell', async () => {
      expect(await store.takeDay('own', '2026-11-20', [], hour(31))).toBe(true)
      expect(await store.takeDay('own', '2026-11-20', [aMail()], hour(32))).toBe(false)
      expect(await store.takeDay('own', '2026-11-21', [], hour(55))).toBe(true)
      expect(await store.takeDay('own-two', '2026-11-20', [], hour(31))).toBe(true)
      expect(await store.isMade('own', '2026-11-22')).toBe(false)
    })
  })
}
