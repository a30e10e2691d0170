import type { LeadStore } from '../../model/lead-store.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import { isLive, type Reservation } from '../../model/reserve/reservation.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'

/** Reservations in memory, for tests and stories. Passes `reservation-store.contract.ts`. */
export function createInMemoryReservationStore(
  leads: Pick<LeadStore, 'accept'>,
  mails: Pick<MailOutbox, 'put'> | null = null,
): ReservationStore {
  const rows: (Reservation & { siteId: string })[] = []
  const ofSite = (siteId: string) => rows.filter((row) => row.siteId === siteId)
  const findRow = (siteId: string, id: string) => ofSite(siteId).find((row) => row.id === id)
  const strip = ({ siteId: _siteId, ...reservation }: Reservation & { siteId: string }) =>
    reservation as Reservation
  const change = (
    siteId: string,
    id: string,
    from: readonly Reservation['status'][],
    changes: (row: Reservation) => Partial<Reservation>,
  ): boolean => {
    const row = findRow(siteId, id)
    if (!row || !from.includes(row.status)) return false
    Object.assign(row, changes(row))
    return true
  }
  const expire = (siteId: string, now: Date) => {
    const ended = ofSite(siteId).filter((row) => row.status === 'held' && !isLive(row, now))
    for (const row of ended)
      Object.assign(row, { status: 'expired', isToVoid: row.payment !== null })
    return ended.length
  }
  return {
    async hold(siteId, reservation, now) {
      expire(siteId, now)
      const known = ofSite(siteId).find(
        ({ idempotencyKey }) => idempotencyKey === reservation.idempotencyKey,
      )
      if (known) return { kind: 'known', reservation: strip(known) }
      const isTaken = ofSite(siteId).some(
        (row) => row.carId === reservation.carId && isLive(row, now),
      )
      if (isTaken) return { kind: 'taken' }
      const begun = { status: 'held', reason: null, payment: null } as const
      const row = { ...reservation, ...begun, isToVoid: false, isToShow: false, siteId }
      rows.push(row)
      return { kind: 'held', reservation: strip(row) }
    },
    async find(siteId, id) {
      const row = findRow(siteId, id)
      return row ? strip(row) : null
    },
    async findByKey(siteId, key) {
      const row = ofSite(siteId).find(({ idempotencyKey }) => idempotencyKey === key)
      return row ? strip(row) : null
    },
    async findLive(siteId, carId, now) {
      const row = ofSite(siteId).find((other) => other.carId === carId && isLive(other, now))
      return row ? strip(row) : null
    },
    setPayment: async (siteId, id, payment) => change(siteId, id, ['held'], () => ({ payment })),
    async startPaying(siteId, id, now) {
      const row = findRow(siteId, id)
      if (!row || !isLive(row, now)) return false
      return change(siteId, id, ['held'], () => ({ status: 'paying' }))
    },
    async complete(siteId, id, now, receipt = null) {
      const row = findRow(siteId, id)
      if (row?.status !== 'paying') return false
      Object.assign(row, { status: 'reserved', isToShow: true })
      const lead = { ...row.lead, received_at: now.toISOString() }
      await leads.accept(siteId, { lead, targetIds: row.targetIds })
      if (receipt) await mails?.put(siteId, receipt)
      return true
    },
    fail: async (siteId, id, reason) =>
      change(siteId, id, reason === 'declined' ? ['held', 'paying'] : ['held'], ({ payment }) => ({
        status: 'failed',
        reason,
        isToVoid: payment !== null,
      })),
    expireHolds: async (siteId, now) => expire(siteId, now),
    refund: async (siteId, id) =>
      change(siteId, id, ['reserved'], () => ({ status: 'refunded', isToShow: true })),
    async finishVoid(siteId, id) {
      Object.assign(findRow(siteId, id) ?? {}, { isToVoid: false })
    },
    async finishShow(siteId, id) {
      Object.assign(findRow(siteId, id) ?? {}, { isToShow: false })
    },
    listUnfinished: async (siteId, heldBefore) =>
      ofSite(siteId)
        .filter(
          (row) =>
            row.status === 'paying' ||
            row.isToVoid ||
            row.isToShow ||
            (row.status === 'held' && row.payment !== null && row.createdAt < heldBefore),
        )
        .map(strip),
    list: async (siteId, limit) => ofSite(siteId).toReversed().slice(0, limit).map(strip),
    async removeBefore(siteId, before) {
      const old = ofSite(siteId).filter(
        ({ status, createdAt }) => createdAt < before && status !== 'held' && status !== 'paying',
      )
      for (const row of old) rows.splice(rows.indexOf(row), 1)
      return old.length
    },
    async measure() {
      const count = (status: Reservation['status']) =>
        rows.filter((row) => row.status === status).length
      const toVoid = rows.filter(({ isToVoid }) => isToVoid).length
      return { held: count('held'), paying: count('paying'), reserved: count('reserved'), toVoid }
    },
  }
}
