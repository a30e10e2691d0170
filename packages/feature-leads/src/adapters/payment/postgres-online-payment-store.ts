import type { Database, SiteTransaction } from '@forecourt/database'
import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OnlinePayment, OnlinePaymentStatus } from '../../model/payment/online-payment.ts'
import type { OnlinePaymentStore } from '../../model/payment/online-payment-store.ts'
import { isUuid } from '../../model/uuid.ts'
import { insertMail } from '../mail/postgres-mail-outbox.ts'
import { insertLead } from '../postgres-lead-store.ts'
import { payments } from './payments.tables.ts'

/** Most rows of unfinished work read at once. */
const mostUnfinished = 100

/** A payment the processor knows is given up there. */
const isKnownThere = sql<boolean>`${payments.payment} is not null`

const isOf = (site: string, id: string) => and(eq(payments.site, site), eq(payments.id, id))

/** Payments in PostgreSQL, in site-scoped transactions. Passes `online-payment-store.contract.ts`. */
export function createPostgresOnlinePaymentStore(database: Database): OnlinePaymentStore {
  const change = (
    siteId: string,
    id: string,
    from: readonly OnlinePaymentStatus[],
    changes: Changes,
  ) =>
    database.transaction(siteId, async (tx) => {
      const isFrom = inArray(payments.status, [...from])
      return (await update(tx, and(isOf(siteId, id), isFrom), changes)).length > 0
    })
  return {
    ...createReader(database),
    begin: (siteId, { lead, targetIds, ...payment }) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx
          .insert(payments)
          .values({
            ...payment,
            site: siteId,
            lead,
            leadId: lead.id,
            targetIds: [...targetIds],
            status: 'begun',
          })
          .onConflictDoNothing()
          .returning()
        if (row) return { payment: toPayment(row), isNew: true }
        const isSame = eq(payments.idempotencyKey, payment.idempotencyKey)
        const [first] = await select(tx, siteId, isSame, 1)
        if (!first) throw new Error(`[feature-leads] the payment ${payment.id} is gone`)
        return { payment: first, isNew: false }
      }),
    setPayment: (siteId, id, reference) => change(siteId, id, ['begun'], { payment: reference }),
    startPaying: (siteId, id) => change(siteId, id, ['begun'], { status: 'paying' }),
    complete: (siteId, id, now, receipt = null) =>
      database.transaction(siteId, async (tx) => {
        const isPaying = and(isOf(siteId, id), eq(payments.status, 'paying'))
        const [row] = await update(tx, isPaying, { status: 'paid', settledAt: now })
        if (!row) return false
        const received = { ...row.lead, received_at: now.toISOString() }
        await insertLead(tx, siteId, { lead: received, targetIds: row.targetIds })
        if (receipt) await insertMail(tx, siteId, receipt)
        return true
      }),
    fail: (siteId, id, reason, now) =>
      change(siteId, id, reason === 'declined' ? ['begun', 'paying'] : ['begun'], {
        status: 'failed',
        reason,
        settledAt: now,
        isToVoid: isKnownThere,
      }),
    expireBegun: (siteId, before, now) =>
      database.transaction(siteId, async (tx) => {
        const isOver = and(
          eq(payments.site, siteId),
          eq(payments.status, 'begun'),
          lt(payments.createdAt, before),
        )
        const ended = { status: 'expired', settledAt: now, isToVoid: isKnownThere } as const
        return (await update(tx, isOver, ended)).length
      }),
    refund: (siteId, id, now, mail = null) =>
      database.transaction(siteId, async (tx) => {
        const isPaid = and(isOf(siteId, id), eq(payments.status, 'paid'))
        const [row] = await update(tx, isPaid, { status: 'refunded', settledAt: now })
        if (!row) return false
        if (mail) await insertMail(tx, siteId, mail)
        return true
      }),
    async finishVoid(siteId, id) {
      await database.transaction(siteId, (tx) => update(tx, isOf(siteId, id), { isToVoid: false }))
    },
    removeBefore: (siteId, before) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(payments)
          .where(
            and(
              eq(payments.site, siteId),
              lt(payments.createdAt, before),
              sql`${payments.status} not in ('begun', 'paying')`,
            ),
          )
          .returning({ id: payments.id })
        return rows.length
      }),
    measure: () =>
      database.system(async (tx) => {
        const [row] = await tx
          .select({
            begun: count(sql`case when ${payments.status} = 'begun' then 1 end`),
            paying: count(sql`case when ${payments.status} = 'paying' then 1 end`),
            toVoid: count(sql`case when ${payments.isToVoid} then 1 end`),
          })
          .from(payments)
          .where(or(inArray(payments.status, ['begun', 'paying']), payments.isToVoid))
        return row ?? { begun: 0, paying: 0, toVoid: 0 }
      }),
  }
}

type Reader = Pick<OnlinePaymentStore, 'find' | 'listPaid' | 'listUnfinished' | 'list'>

function createReader(database: Database): Reader {
  const read = (siteId: string, where: SQL | undefined, limit: number, isOldestFirst = false) =>
    database.transaction(siteId, (tx) => select(tx, siteId, where, limit, isOldestFirst))
  return {
    find: async (siteId, id) =>
      isUuid(id) ? ((await read(siteId, eq(payments.id, id), 1))[0] ?? null) : null,
    listPaid: (siteId, contactId, limit) =>
      read(
        siteId,
        and(eq(payments.contactId, contactId), inArray(payments.status, ['paid', 'refunded'])),
        limit,
      ),
    listUnfinished(siteId, begunBefore) {
      const isWaiting = and(
        eq(payments.status, 'begun'),
        isNotNull(payments.payment),
        lt(payments.createdAt, begunBefore),
      )
      const isLeft = or(eq(payments.status, 'paying'), eq(payments.isToVoid, true), isWaiting)
      return read(siteId, isLeft, mostUnfinished, true)
    },
    list: (siteId, limit) => read(siteId, undefined, limit),
  }
}

type PaymentRow = typeof payments.$inferSelect

type Changes = { [Column in keyof PaymentRow]?: PaymentRow[Column] | typeof isKnownThere }

const update = (tx: SiteTransaction, where: SQL | undefined, changes: Changes) =>
  tx
    .update(payments)
    .set(changes as Partial<PaymentRow>)
    .where(where)
    .returning()

async function select(
  tx: SiteTransaction,
  siteId: string,
  where: SQL | undefined,
  limit: number,
  isOldestFirst = false,
): Promise<OnlinePayment[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.site, siteId), where))
    .orderBy((isOldestFirst ? asc : desc)(payments.createdAt), asc(payments.id))
    .limit(limit)
  return rows.map(toPayment)
}

function toPayment(row: PaymentRow): OnlinePayment {
  const { site: _site, leadId: _leadId, ...payment } = row
  return payment
}
