import type { Database, SiteTransaction, SystemTransaction } from '@forecourt/database'
import { and, asc, eq, lte, min, sql } from 'drizzle-orm'
import { resolveStatusAfter } from '../model/delivery.ts'
import type { ClaimedDelivery, DeliveryQueue, SettledDelivery } from '../model/lead-store.ts'
import { leadDeliveries, leadDeliveryAttempts, leads } from './leads.tables.ts'
import { isUuid, leadOf } from './postgres-lead-store.ts'

/**
 * The outbox in PostgreSQL. Claiming skips rows another worker is claiming, so any number of workers
 * may share it. Passes `lead-store.contract.ts`.
 */
export function createPostgresDeliveryQueue(database: Database): DeliveryQueue {
  return {
    claim: (request) => database.system((tx) => claimDue(tx, request)),
    settle: (delivery, end) =>
      database.transaction(delivery.siteId, (tx) => recordTry(tx, delivery, end)),
    nextDueAt: () =>
      database.system(async (tx) => {
        const rows = await tx
          .select({ dueAt: min(leadDeliveries.dueAt) })
          .from(leadDeliveries)
          .where(eq(leadDeliveries.status, 'pending'))
        return rows[0]?.dueAt ?? null
      }),
    resend: async (siteId, leadId, now) => {
      if (!isUuid(leadId)) return 0
      return database.transaction(siteId, async (tx) => {
        const rows = await tx
          .update(leadDeliveries)
          .set({ status: 'pending', attemptsSince: 0, retrySince: now, dueAt: now, lease: null })
          .where(
            and(
              eq(leadDeliveries.site, siteId),
              eq(leadDeliveries.leadId, leadId),
              eq(leadDeliveries.status, 'dead'),
            ),
          )
          .returning({ id: leadDeliveries.id })
        return rows.length
      })
    },
  }
}

async function claimDue(
  tx: SystemTransaction,
  { now, limit, leaseMs }: { now: Date; limit: number; leaseMs: number },
): Promise<ClaimedDelivery[]> {
  const lease = crypto.randomUUID()
  const due = tx.$with('due').as(
    tx
      .select({ site: leadDeliveries.site, id: leadDeliveries.id })
      .from(leadDeliveries)
      .where(and(eq(leadDeliveries.status, 'pending'), lte(leadDeliveries.dueAt, now)))
      .orderBy(asc(leadDeliveries.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const taken = await tx
    .with(due)
    .update(leadDeliveries)
    .set({ lease, dueAt: new Date(now.getTime() + leaseMs) })
    .from(due)
    .where(and(eq(leadDeliveries.site, due.site), eq(leadDeliveries.id, due.id)))
    .returning({ id: leadDeliveries.id })
  return taken.length === 0 ? [] : readClaimed(tx, lease)
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
