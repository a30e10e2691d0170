import type { Database, SiteTransaction } from '@forecourt/database'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import {
  LIVE_STATUSES,
  type Reservation,
  type ReservationStatus,
} from '../../model/reserve/reservation.ts'
import type {
  HeldCar,
  NewReservation,
  ReservationStore,
} from '../../model/reserve/reservation-store.ts'
import { isUuid } from '../../model/uuid.ts'
import { insertMail } from '../mail/postgres-mail-outbox.ts'
import { insertLead } from '../postgres-lead-store.ts'
import { reservations } from './reservations.tables.ts'

/** Most rows of unfinished work read at once. */
const mostUnfinished = 100

const isOf = (site: string, id: string) => and(eq(reservations.site, site), eq(reservations.id, id))

const isEnded = (now: Date) =>
  and(eq(reservations.status, 'held'), lte(reservations.expiresAt, now))

/** A payment that was begun is given up. */
const isPaymentBegun = sql<boolean>`${reservations.payment} is not null`

/** Reservations in PostgreSQL, in site-scoped transactions. Passes `reservation-store.contract.ts`. */
export function createPostgresReservationStore(database: Database): ReservationStore {
  return {
    ...createReader(database),
    hold: (siteId, reservation, now) =>
      database.transaction(siteId, (tx) => hold(tx, siteId, reservation, now)),
    setPayment: (siteId, id, reference) =>
      change(database, siteId, id, ['held'], { payment: reference }),
    startPaying: (siteId, id, now) =>
      database.transaction(siteId, async (tx) => {
        const isInTime = and(eq(reservations.status, 'held'), gt(reservations.expiresAt, now))
        const rows = await tx
          .update(reservations)
          .set({ status: 'paying' })
          .where(and(isOf(siteId, id), isInTime))
          .returning({ id: reservations.id })
        return rows.length > 0
      }),
    complete: (siteId, id, now, receipt = null) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx
          .update(reservations)
          .set({ status: 'reserved', settledAt: now, isToShow: true })
          .where(and(isOf(siteId, id), eq(reservations.status, 'paying')))
          .returning()
        if (!row) return false
        const received = { ...row.lead, received_at: now.toISOString() }
        await insertLead(tx, siteId, { lead: received, targetIds: row.targetIds })
        if (receipt) await insertMail(tx, siteId, receipt)
        return true
      }),
    fail: (siteId, id, reason, now) =>
      change(database, siteId, id, reason === 'declined' ? ['held', 'paying'] : ['held'], {
        status: 'failed',
        reason,
        settledAt: now,
        isToVoid: isPaymentBegun,
      }),
    expireHolds: (siteId, now) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .update(reservations)
          .set({ status: 'expired', settledAt: now, isToVoid: isPaymentBegun })
          .where(and(eq(reservations.site, siteId), isEnded(now)))
          .returning({ id: reservations.id })
        return rows.length
      }),
    refund: (siteId, id, now, mail = null) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .update(reservations)
          .set({ status: 'refunded', settledAt: now, isToShow: true })
          .where(and(isOf(siteId, id), eq(reservations.status, 'reserved')))
          .returning({ id: reservations.id })
        if (rows.length > 0 && mail) await insertMail(tx, siteId, mail)
        return rows.length > 0
      }),
    async finishVoid(siteId, id) {
      await change(database, siteId, id, null, { isToVoid: false })
    },
    async finishShow(siteId, id) {
      await change(database, siteId, id, null, { isToShow: false })
    },
    removeBefore: (siteId, before) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(reservations)
          .where(
            and(
              eq(reservations.site, siteId),
              lt(reservations.createdAt, before),
              sql`${reservations.status} not in ('held', 'paying')`,
            ),
          )
          .returning({ id: reservations.id })
        return rows.length
      }),
    measure: () =>
      database.system(async (tx) => {
        const byStatus = await tx
          .select({ status: reservations.status, rows: count() })
          .from(reservations)
          .where(inArray(reservations.status, [...LIVE_STATUSES]))
          .groupBy(reservations.status)
        const [due] = await tx
          .select({ rows: count() })
          .from(reservations)
          .where(eq(reservations.isToVoid, true))
        const of = (status: ReservationStatus) =>
          byStatus.find((group) => group.status === status)?.rows ?? 0
        return {
          held: of('held'),
          paying: of('paying'),
          reserved: of('reserved'),
          toVoid: due?.rows ?? 0,
        }
      }),
  }
}

function createReader(
  database: Database,
): Pick<ReservationStore, 'find' | 'findByKey' | 'findLive' | 'listUnfinished' | 'list'> {
  return {
    find: async (siteId, id) => {
      if (!isUuid(id)) return null
      return database.transaction(siteId, async (tx) => {
        const [row] = await tx.select().from(reservations).where(isOf(siteId, id))
        return row ? toReservation(row) : null
      })
    },
    findByKey: (siteId, key) => database.transaction(siteId, (tx) => selectByKey(tx, siteId, key)),
    findLive: (siteId, carId, now) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx
          .select()
          .from(reservations)
          .where(
            and(
              eq(reservations.site, siteId),
              eq(reservations.carId, carId),
              inArray(reservations.status, [...LIVE_STATUSES]),
            ),
          )
        if (!row || (row.status === 'held' && row.expiresAt <= now)) return null
        return toReservation(row)
      }),
    listUnfinished: (siteId, heldBefore) =>
      database.transaction(siteId, async (tx) => {
        const isWaiting = and(
          eq(reservations.status, 'held'),
          isNotNull(reservations.payment),
          lt(reservations.createdAt, heldBefore),
        )
        const rows = await tx
          .select()
          .from(reservations)
          .where(
            and(
              eq(reservations.site, siteId),
              or(
                eq(reservations.status, 'paying'),
                eq(reservations.isToVoid, true),
                eq(reservations.isToShow, true),
                isWaiting,
              ),
            ),
          )
          .orderBy(asc(reservations.createdAt))
          .limit(mostUnfinished)
        return rows.map(toReservation)
      }),
    list: (siteId, limit) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .select()
          .from(reservations)
          .where(eq(reservations.site, siteId))
          .orderBy(desc(reservations.createdAt), asc(reservations.id))
          .limit(limit)
        return rows.map(toReservation)
      }),
  }
}

/** Of two who want the car at the same moment the index lets one through; the other waits for its commit. */
async function hold(
  tx: SiteTransaction,
  site: string,
  reservation: NewReservation,
  now: Date,
): Promise<HeldCar> {
  const { carId, idempotencyKey, lead, targetIds, ...rest } = reservation
  await tx
    .update(reservations)
    .set({ status: 'expired', settledAt: now, isToVoid: isPaymentBegun })
    .where(and(eq(reservations.site, site), eq(reservations.carId, carId), isEnded(now)))
  const [row] = await tx
    .insert(reservations)
    .values({
      ...rest,
      site,
      carId,
      idempotencyKey,
      lead,
      leadId: lead.id,
      targetIds: [...targetIds],
      status: 'held',
    })
    .onConflictDoNothing()
    .returning()
  if (row) return { kind: 'held', reservation: toReservation(row) }
  const known = await selectByKey(tx, site, idempotencyKey)
  return known ? { kind: 'known', reservation: known } : { kind: 'taken' }
}

async function selectByKey(
  tx: SiteTransaction,
  site: string,
  key: string,
): Promise<Reservation | null> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.site, site), eq(reservations.idempotencyKey, key)))
  return row ? toReservation(row) : null
}

type ReservationRow = typeof reservations.$inferSelect

type Changes = { [Column in keyof ReservationRow]?: ReservationRow[Column] | typeof isPaymentBegun }

/** @param from statuses it may be in; null is any. @returns true when it was in one of them */
function change(
  database: Database,
  siteId: string,
  id: string,
  from: readonly ReservationStatus[] | null,
  changes: Changes,
): Promise<boolean> {
  return database.transaction(siteId, async (tx) => {
    const isFrom = from === null ? undefined : inArray(reservations.status, [...from])
    const rows = await tx
      .update(reservations)
      .set(changes as Partial<ReservationRow>)
      .where(and(isOf(siteId, id), isFrom))
      .returning({ id: reservations.id })
    return rows.length > 0
  })
}

function toReservation(row: ReservationRow): Reservation {
  const { site: _site, leadId: _leadId, settledAt: _settledAt, ...reservation } = row
  return reservation
}
