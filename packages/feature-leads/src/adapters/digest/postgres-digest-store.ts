import type { Database, SiteTransaction } from '@forecourt/database'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { DigestPeriod } from '../../model/digest/digest-period.ts'
import type { DigestStore } from '../../model/digest/digest-store.ts'
import { appointments, leads } from '../leads.tables.ts'
import { insertMail } from '../mail/postgres-mail-outbox.ts'
import { leadOf, withDeliveries } from '../postgres-lead-store.ts'
import { reservations } from '../reserve/reservations.tables.ts'
import { leadDigests } from './digests.tables.ts'

/** Days that are remembered: long enough that none is made twice. */
const rememberedDays = 30

/** Digests in PostgreSQL, in site-scoped transactions. Passes `digest-store.contract.ts`. */
export function createPostgresDigestStore(database: Database): DigestStore {
  return {
    loadRecords: (siteId, period) =>
      database.transaction(siteId, async (tx) => ({
        leads: await selectLeads(tx, siteId, period),
        appointments: await selectAppointments(tx, siteId, period),
        reservations: await selectReservations(tx, siteId, period),
      })),
    isMade: (siteId, day) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .select({ day: leadDigests.day })
          .from(leadDigests)
          .where(and(eq(leadDigests.site, siteId), eq(leadDigests.day, day)))
        return rows.length > 0
      }),
    takeDay: (siteId, day, mails, now) =>
      database.transaction(siteId, async (tx) => {
        const taken = await tx
          .insert(leadDigests)
          .values({ site: siteId, day, madeAt: now })
          .onConflictDoNothing()
          .returning({ day: leadDigests.day })
        if (taken.length === 0) return false
        for (const mail of mails) await insertMail(tx, siteId, mail)
        await tx
          .delete(leadDigests)
          .where(
            and(
              eq(leadDigests.site, siteId),
              lt(leadDigests.day, sql`${day}::date - ${rememberedDays}::int`),
            ),
          )
        return true
      }),
  }
}

async function selectLeads(tx: SiteTransaction, siteId: string, { from, today }: DigestPeriod) {
  const rows = await tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.site, siteId),
        eq(leads.status, 'received'),
        gte(leads.receivedAt, from),
        lt(leads.receivedAt, today),
      ),
    )
    .orderBy(asc(leads.receivedAt), asc(leads.id))
  return withDeliveries(tx, rows)
}

async function selectAppointments(
  tx: SiteTransaction,
  siteId: string,
  { today, end }: DigestPeriod,
) {
  const rows = await tx
    .select({ lead: leads, locationId: appointments.locationId, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(leads, and(eq(leads.site, appointments.site), eq(leads.id, appointments.leadId)))
    .where(
      and(
        eq(appointments.site, siteId),
        gte(appointments.startsAt, today),
        lt(appointments.startsAt, end),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(leads.id))
  return rows.map(({ lead, locationId, startsAt }) => ({
    lead: leadOf(lead),
    appointment: { locationId, startsAt: startsAt.toISOString() },
  }))
}

async function selectReservations(
  tx: SiteTransaction,
  siteId: string,
  { from, end }: DigestPeriod,
) {
  const rows = await tx
    .select({ lead: reservations.lead })
    .from(reservations)
    .where(
      and(
        eq(reservations.site, siteId),
        eq(reservations.status, 'reserved'),
        gte(reservations.createdAt, from),
        lt(reservations.createdAt, end),
      ),
    )
    .orderBy(asc(reservations.createdAt), asc(reservations.id))
  return rows.map(({ lead }) => lead)
}
