import { type Database, prepareOnce, type SiteTransaction } from '@forecourt/database'
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Lead } from '../model/lead.ts'
import type {
  BookedLead,
  Delivery,
  LeadAppointment,
  LeadEntry,
  LeadQuery,
  LeadRecord,
  LeadStore,
  StoredLead,
} from '../model/lead-store.ts'
import { hasSameContent } from '../model/sending-content.ts'
import { isUuid } from '../model/uuid.ts'
import { appointments, leadDeliveries, leadDeliveryAttempts, leads } from './leads.tables.ts'
import { isPayloadOf } from './payload-person.ts'

const defaultListLimit = 50

/** Leads removed in one transaction, so that nobody waits long for their rows. */
const mostRemoved = 500

/** Leads in PostgreSQL, in site-scoped transactions. Passes `lead-store.contract.ts`. */
export function createPostgresLeadStore(database: Database): LeadStore {
  return {
    accept: (siteId, entry) =>
      database
        .transaction(siteId, (tx) => insertLead(tx, siteId, entry))
        .catch((error: unknown) => {
          if (error instanceof TimeTakenError)
            return { leadId: entry.lead.id, isNew: false, isTaken: true }
          throw error
        }),
    listBooked: (siteId, locationId, from, to) =>
      database.transaction(siteId, (tx) =>
        tx
          .select({ startsAt: appointments.startsAt, count: count() })
          .from(appointments)
          .where(
            and(
              eq(appointments.site, siteId),
              eq(appointments.locationId, locationId),
              gte(appointments.startsAt, from),
              lt(appointments.startsAt, to),
            ),
          )
          .groupBy(appointments.startsAt)
          .orderBy(asc(appointments.startsAt)),
      ),
    findByKey: (siteId, key) => database.transaction(siteId, (tx) => findByKey(tx, siteId, key)),
    countSince: (siteId, from) =>
      database.transaction(siteId, async (tx) => {
        const isCounted = and(
          eq(leads.site, siteId),
          gte(leads.receivedAt, from),
          eq(leads.status, 'received'),
        )
        const [row] = await tx.select({ count: count() }).from(leads).where(isCounted)
        return row?.count ?? 0
      }),
    find: async (siteId, leadId) => {
      if (!isUuid(leadId)) return null
      return database.transaction(siteId, async (tx) => {
        const rows = await tx.select().from(leads).where(isLead(siteId, leadId))
        return (await withDeliveries(tx, rows))[0] ?? null
      })
    },
    findAppointment: async (siteId, leadId) => {
      if (!isUuid(leadId)) return null
      return database.transaction(siteId, (tx) => findBooked(tx, siteId, leadId))
    },
    changeAppointment: (siteId, leadId, to, notice) =>
      database
        .transaction(siteId, async (tx) => {
          const freed = await tx
            .delete(appointments)
            .where(isBookedBy(siteId, leadId))
            .returning({ leadId: appointments.leadId })
          if (freed.length === 0) return 'none' as const
          if (to) await takeTime(tx, siteId, leadId, to)
          await insertLead(tx, siteId, notice)
          return 'changed' as const
        })
        .catch((error: unknown) => {
          if (error instanceof TimeTakenError) return 'taken' as const
          throw error
        }),
    list: (siteId, query) =>
      database.transaction(siteId, async (tx) =>
        withDeliveries(tx, await selectLeads(tx, siteId, query)),
      ),
    removeBefore: async (siteId, before) => {
      let removed = 0
      for (let last = mostRemoved; last === mostRemoved; removed += last)
        last = await database.transaction(siteId, (tx) => removeSome(tx, siteId, before))
      return removed
    },
  }
}

/** Stores a lead and what it is owed to, in a transaction that may do more. */
export async function insertLead(
  tx: SiteTransaction,
  siteId: string,
  { lead, targetIds, appointment }: LeadEntry,
): Promise<StoredLead> {
  const inserted = await prepareOnce(tx, 'lead_insert', prepareInsert).execute(rowOf(siteId, lead))
  if (inserted.length === 0) {
    const first = await findByKey(tx, siteId, lead.idempotency_key)
    if (first === null)
      throw new Error(`[feature-leads] lead ${lead.id} is stored under another key`)
    const isConflict = !hasSameContent(first.payload, lead.payload)
    return { leadId: first.id, isNew: false, ...(isConflict && { isConflict }) }
  }
  if (targetIds.length > 0) {
    await tx.insert(leadDeliveries).values(
      targetIds.map((targetId) => ({
        site: siteId,
        id: crypto.randomUUID(),
        leadId: lead.id,
        targetId,
        retrySince: new Date(lead.received_at),
        dueAt: new Date(lead.received_at),
      })),
    )
  }
  if (appointment) await takeTime(tx, siteId, lead.id, appointment)
  return { leadId: lead.id, isNew: true }
}

/** Ends a transaction whose time is no longer free, so that nothing of it is stored. */
class TimeTakenError extends Error {
  override name = 'TimeTakenError'
}

/** @throws TimeTakenError when every place of the time is taken */
async function takeTime(
  tx: SiteTransaction,
  siteId: string,
  leadId: string,
  { locationId, startsAt, capacity }: LeadAppointment,
): Promise<void> {
  const time = `${siteId} ${locationId} ${startsAt}`
  // One at a time for each time, so that the next one sees this place as taken.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${time}, 0))`)
  const at = new Date(startsAt)
  const taken = await tx
    .select({ place: appointments.place })
    .from(appointments)
    .where(
      and(
        eq(appointments.site, siteId),
        eq(appointments.locationId, locationId),
        eq(appointments.startsAt, at),
      ),
    )
  const places = new Set(taken.map(({ place }) => place))
  const place = Array.from({ length: capacity }, (_, index) => index + 1).find(
    (one) => !places.has(one),
  )
  if (place === undefined) throw new TimeTakenError()
  await tx.insert(appointments).values({ site: siteId, leadId, locationId, startsAt: at, place })
}

const prepareInsert = (tx: SiteTransaction) =>
  tx
    .insert(leads)
    .values({
      site: sql.placeholder('site'),
      id: sql.placeholder('id'),
      idempotencyKey: sql.placeholder('idempotencyKey'),
      websiteSlug: sql.placeholder('websiteSlug'),
      receivedAt: sql.placeholder('receivedAt'),
      status: sql.placeholder('status'),
      payload: sql.placeholder('payload'),
      consent: sql.placeholder('consent'),
      // The driver would write "null" as JSON, which is not what a backup gives back.
      offer: sql`nullif(${sql.placeholder('offer')}::jsonb, 'null')`,
    })
    .onConflictDoNothing()
    .returning({ id: leads.id })
    .prepare('lead_insert')

const rowOf = (site: string, lead: Lead) => ({
  site,
  id: lead.id,
  idempotencyKey: lead.idempotency_key,
  websiteSlug: lead.website_slug,
  receivedAt: new Date(lead.received_at),
  status: lead.status,
  payload: lead.payload,
  consent: lead.consent,
  // A lead that waited in the spool since an older version says nothing of it.
  offer: JSON.stringify(lead.offer ?? null),
})

type LeadRow = typeof leads.$inferSelect

/** A lead as the rest of the feature knows it. */
export function leadOf(row: LeadRow): Lead {
  return {
    id: row.id,
    website_slug: row.websiteSlug,
    received_at: row.receivedAt.toISOString(),
    status: row.status,
    idempotency_key: row.idempotencyKey,
    payload: row.payload,
    consent: row.consent,
    offer: row.offer,
  }
}

const isLead = (siteId: string, leadId: string) => and(eq(leads.site, siteId), eq(leads.id, leadId))

const isBookedBy = (siteId: string, leadId: string) =>
  and(eq(appointments.site, siteId), eq(appointments.leadId, leadId))

async function findBooked(
  tx: SiteTransaction,
  siteId: string,
  leadId: string,
): Promise<BookedLead | null> {
  const [row] = await tx
    .select({
      lead: leads,
      locationId: appointments.locationId,
      startsAt: appointments.startsAt,
    })
    .from(leads)
    .leftJoin(
      appointments,
      and(eq(appointments.site, leads.site), eq(appointments.leadId, leads.id)),
    )
    .where(isLead(siteId, leadId))
  if (!row) return null
  const { lead, locationId, startsAt } = row
  const isBooked = locationId !== null && startsAt !== null
  return {
    lead: leadOf(lead),
    appointment: isBooked ? { locationId, startsAt: startsAt.toISOString() } : null,
  }
}

async function removeSome(tx: SiteTransaction, siteId: string, before: Date): Promise<number> {
  const old = tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.site, siteId), lt(leads.receivedAt, before)))
    .limit(mostRemoved)
  const rows = await tx
    .delete(leads)
    .where(and(eq(leads.site, siteId), inArray(leads.id, old)))
    .returning({ id: leads.id })
  return rows.length
}

async function findByKey(tx: SiteTransaction, siteId: string, key: string): Promise<Lead | null> {
  const rows = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.site, siteId), eq(leads.idempotencyKey, key)))
  return rows[0] ? leadOf(rows[0]) : null
}

function selectLeads(tx: SiteTransaction, siteId: string, query: LeadQuery = {}) {
  const { delivery, person, limit = defaultListLimit } = query
  const owed = tx
    .select({ leadId: leadDeliveries.leadId })
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.site, siteId), eq(leadDeliveries.status, delivery ?? 'pending')))
  return tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.site, siteId),
        delivery ? inArray(leads.id, owed) : undefined,
        person ? isPayloadOf(leads.payload, person) : undefined,
      ),
    )
    .orderBy(desc(leads.receivedAt), asc(leads.id))
    .limit(limit)
}

/** Rows of leads with their deliveries, in the same order. */
export async function withDeliveries(tx: SiteTransaction, rows: LeadRow[]): Promise<LeadRecord[]> {
  if (rows.length === 0) return []
  const found = await tx
    .select({ delivery: leadDeliveries, lastTry: leadDeliveryAttempts })
    .from(leadDeliveries)
    .leftJoin(
      leadDeliveryAttempts,
      and(
        eq(leadDeliveryAttempts.site, leadDeliveries.site),
        eq(leadDeliveryAttempts.deliveryId, leadDeliveries.id),
        eq(leadDeliveryAttempts.attempt, leadDeliveries.attempts),
      ),
    )
    .where(
      inArray(
        leadDeliveries.leadId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(leadDeliveries.targetId))
  const byLead = groupByLead(found)
  return rows.map((row) => ({
    lead: leadOf(row),
    deliveries: (byLead.get(row.id) ?? []).map(deliveryOf),
  }))
}

interface DeliveryRow {
  delivery: typeof leadDeliveries.$inferSelect
  lastTry: typeof leadDeliveryAttempts.$inferSelect | null
}

function groupByLead(rows: readonly DeliveryRow[]): Map<string, DeliveryRow[]> {
  const groups = new Map<string, DeliveryRow[]>()
  for (const row of rows) {
    const group = groups.get(row.delivery.leadId)
    if (group) group.push(row)
    else groups.set(row.delivery.leadId, [row])
  }
  return groups
}

function deliveryOf({ delivery, lastTry }: DeliveryRow): Delivery {
  return {
    id: delivery.id,
    targetId: delivery.targetId,
    status: delivery.status,
    attempts: delivery.attempts,
    dueAt: delivery.dueAt.toISOString(),
    lastTry: lastTry && {
      at: lastTry.at.toISOString(),
      isDelivered: lastTry.isDelivered,
      statusCode: lastTry.statusCode,
      error: lastTry.error,
    },
  }
}
