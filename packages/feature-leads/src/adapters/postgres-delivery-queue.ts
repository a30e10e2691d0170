import type { Database, SiteTransaction, SystemTransaction } from '@forecourt/database'
import { and, asc, count, eq, gte, inArray, lte, min, type SQL, sql } from 'drizzle-orm'
import { resolveStatusAfter } from '../model/delivery.ts'
import type {
  ClaimedDelivery,
  DeliveryClaim,
  DeliveryQueue,
  SettledDelivery,
  TargetKey,
} from '../model/lead-store.ts'
import { isUuid } from '../model/uuid.ts'
import { leadDeliveries, leadDeliveryAttempts, leads } from './leads.tables.ts'
import { leadOf } from './postgres-lead-store.ts'

/**
 * The outbox in PostgreSQL. Claiming skips rows another worker is claiming, so any number of workers
 * may share it. Passes `lead-store.contract.ts`.
 */
export function createPostgresDeliveryQueue(database: Database): DeliveryQueue {
  return {
    claim: (request) => database.system((tx) => claimDue(tx, request)),
    settle: (delivery, end) =>
      database.transaction(delivery.siteId, (tx) => recordTry(tx, delivery, end)),
    nextDueAt: (except = []) => database.system((tx) => findNextDue(tx, except)),
    giveUp: (target, before, now) =>
      database.transaction(target.siteId, async (tx) => {
        const rows = await tx
          .update(leadDeliveries)
          .set({ status: 'dead', lease: null })
          .where(
            and(
              isOwedTo(target),
              eq(leadDeliveries.status, 'pending'),
              lte(leadDeliveries.dueAt, now),
              lte(leadDeliveries.retrySince, before),
            ),
          )
          .returning({ id: leadDeliveries.id })
        return rows.length
      }),
    resend: async (siteId, leadId, now) => {
      if (!isUuid(leadId)) return 0
      const ofLead = and(eq(leadDeliveries.site, siteId), eq(leadDeliveries.leadId, leadId))
      return database.transaction(siteId, (tx) => revive(tx, ofLead, now))
    },
    resendTarget: (target, since, now) =>
      database.transaction(target.siteId, (tx) => {
        const received = tx
          .select({ id: leads.id })
          .from(leads)
          .where(and(eq(leads.site, target.siteId), gte(leads.receivedAt, since)))
        return revive(tx, and(isOwedTo(target), inArray(leadDeliveries.leadId, received)), now)
      }),
    measure: () =>
      database.system(async (tx) => {
        const rows = await tx
          .select({
            status: leadDeliveries.status,
            count: count(),
            since: min(leadDeliveries.retrySince),
          })
          .from(leadDeliveries)
          .where(inArray(leadDeliveries.status, ['pending', 'dead']))
          .groupBy(leadDeliveries.status)
        const pending = rows.find(({ status }) => status === 'pending')
        return {
          pending: pending?.count ?? 0,
          dead: rows.find(({ status }) => status === 'dead')?.count ?? 0,
          oldestPendingSince: pending?.since?.toISOString() ?? null,
        }
      }),
  }
}

const isOwedTo = ({ siteId, targetId }: TargetKey) =>
  and(eq(leadDeliveries.site, siteId), eq(leadDeliveries.targetId, targetId))

/** Makes dead deliveries due now, as a new run of tries. */
async function revive(tx: SiteTransaction, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx
    .update(leadDeliveries)
    .set({ status: 'pending', attemptsSince: 0, retrySince: now, dueAt: now, lease: null })
    .where(and(which, eq(leadDeliveries.status, 'dead')))
    .returning({ id: leadDeliveries.id })
  return rows.length
}

/**
 * Every target with something pending, found by stepping through the index `lead_deliveries_target`:
 * one step a target, however many deliveries wait for it.
 */
const pendingTargets = sql`
  pending_targets as (
    (select site, target_id from lead_deliveries where status = 'pending'
     order by site, target_id limit 1)
    union all
    select next.site, next.target_id from pending_targets as last cross join lateral (
      select site, target_id from lead_deliveries
      where status = 'pending' and (site, target_id) > (last.site, last.target_id)
      order by site, target_id limit 1
    ) as next
  )`

/** Rows of a JSON list of `{siteId, targetId, room}`. */
const targetRows = (targets: readonly (TargetKey & { room?: number })[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
    as named ("siteId" text, "targetId" text, room int)`

async function findNextDue(
  tx: SystemTransaction,
  except: readonly TargetKey[],
): Promise<Date | null> {
  const { rows } = await tx.execute<{ due_at: Date | null }>(sql`
    with recursive ${pendingTargets}
    select min(first.due_at) as due_at
    from pending_targets as target
    cross join lateral (
      select due_at from lead_deliveries
      where status = 'pending' and site = target.site and target_id = target.target_id
      order by due_at limit 1
    ) as first
    where not exists (
      select from ${targetRows(except)}
      where named."siteId" = target.site and named."targetId" = target.target_id
    )`)
  const dueAt = rows[0]?.due_at
  return dueAt ? new Date(dueAt) : null
}

async function claimDue(
  tx: SystemTransaction,
  { now, limit, leaseMs, perTarget = limit, rooms = [] }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const lease = crypto.randomUUID()
  const at = now.toISOString()
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString()
  const { rowCount } = await tx.execute(sql`
    with recursive ${pendingTargets}, due as (
      select delivery.site, delivery.id
      from pending_targets as target
      left join ${targetRows(rooms)}
        on named."siteId" = target.site and named."targetId" = target.target_id
      cross join lateral (
        select site, id, due_at from lead_deliveries
        where status = 'pending' and site = target.site and target_id = target.target_id
          and due_at <= ${at}::timestamptz
        order by due_at
        limit coalesce(named.room, ${perTarget}::int)
        for update skip locked
      ) as delivery
      limit ${limit}::int
    )
    update lead_deliveries set lease = ${lease}::uuid, due_at = ${leaseEnd}::timestamptz
    from due where lead_deliveries.site = due.site and lead_deliveries.id = due.id`)
  return rowCount === 0 ? [] : readClaimed(tx, lease)
}

async function readClaimed(tx: SystemTransaction, lease: string): Promise<ClaimedDelivery[]> {
  const rows = await tx
    .select({ delivery: leadDeliveries, lead: leads })
    .from(leadDeliveries)
    .innerJoin(leads, and(eq(leads.site, leadDeliveries.site), eq(leads.id, leadDeliveries.leadId)))
    .where(and(eq(leadDeliveries.lease, lease), eq(leadDeliveries.status, 'pending')))
    .orderBy(asc(leads.receivedAt), asc(leadDeliveries.targetId))
  return rows.map(({ delivery, lead }) => ({
    siteId: delivery.site,
    deliveryId: delivery.id,
    targetId: delivery.targetId,
    lead: leadOf(lead),
    attempt: delivery.attempts + 1,
    triesSoFar: delivery.attemptsSince + 1,
    retrySince: delivery.retrySince.toISOString(),
    lease,
  }))
}

async function recordTry(
  tx: SiteTransaction,
  { siteId, deliveryId, lease, attempt }: ClaimedDelivery,
  { outcome, at, durationMs, nextTryAt }: SettledDelivery,
): Promise<boolean> {
  const settled = await tx
    .update(leadDeliveries)
    .set({
      status: resolveStatusAfter(outcome, nextTryAt),
      attempts: sql`${leadDeliveries.attempts} + 1`,
      attemptsSince: sql`${leadDeliveries.attemptsSince} + 1`,
      dueAt: new Date(nextTryAt ?? at),
      lease: null,
    })
    .where(
      and(
        eq(leadDeliveries.site, siteId),
        eq(leadDeliveries.id, deliveryId),
        eq(leadDeliveries.lease, lease),
      ),
    )
    .returning({ id: leadDeliveries.id })
  if (settled.length === 0) return false
  await tx.insert(leadDeliveryAttempts).values({
    site: siteId,
    deliveryId,
    attempt,
    at: new Date(at),
    durationMs,
    isDelivered: outcome.isDelivered,
    statusCode: outcome.statusCode,
    error: outcome.error,
  })
  return true
}
