import type { Database, SiteTransaction } from '@forecourt/database'
import { and, asc, count, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { MailOutbox, OwedMail } from '../../model/mail/mail-outbox.ts'
import { outgoingMails } from './mails.tables.ts'

const { site, id, tries, dueAt, createdAt } = outgoingMails

const isOf = (siteId: string, mail: string) => and(eq(site, siteId), eq(id, mail))

/** Stores a mail with whatever else a transaction does. */
export async function insertMail(
  tx: SiteTransaction,
  siteId: string,
  mail: OwedMail,
): Promise<void> {
  await tx
    .insert(outgoingMails)
    .values({ ...mail, site: siteId, dueAt: mail.createdAt })
    .onConflictDoNothing()
}

/**
 * Mails in PostgreSQL. Claiming skips rows another worker is claiming, so any number of workers may share
 * it. Passes `mail-outbox.contract.ts`.
 */
export function createPostgresMailOutbox(database: Database): MailOutbox {
  return {
    put: (siteId, mail) => database.transaction(siteId, (tx) => insertMail(tx, siteId, mail)),
    claim: (now, { limit, leaseMs }) =>
      database.system(async (tx) => {
        const due = tx
          .select({ id })
          .from(outgoingMails)
          .where(lte(dueAt, now))
          .orderBy(asc(dueAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        const rows = await tx
          .update(outgoingMails)
          .set({ tries: sql`${tries} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
          .where(inArray(id, due))
          .returning()
        return rows.map((row) => ({
          siteId: row.site,
          id: row.id,
          message: row.message,
          createdAt: row.createdAt,
          tries: row.tries,
        }))
      }),
    remove: (siteId, mail) =>
      database.transaction(siteId, async (tx) => {
        await tx.delete(outgoingMails).where(isOf(siteId, mail))
      }),
    delay: (siteId, mail, until) =>
      database.transaction(siteId, async (tx) => {
        await tx.update(outgoingMails).set({ dueAt: until }).where(isOf(siteId, mail))
      }),
    removeBefore: (siteId, before) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(outgoingMails)
          .where(and(eq(site, siteId), lt(createdAt, before)))
          .returning({ id })
        return rows.length
      }),
    count: () =>
      database.system(async (tx) => {
        const [found] = await tx.select({ rows: count() }).from(outgoingMails)
        return found?.rows ?? 0
      }),
  }
}
