import type { Database } from '@forecourt/database'
import { and, arrayContains, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Journey, JourneyStore } from '../../model/journey/journey.ts'
import { readJourneyAnswers } from '../../model/journey/journey-answers.ts'
import { isPhoneOf } from '../payload-person.ts'
import { journeys } from './journeys.tables.ts'

const { site, id, carId, owners, answers, link, expiresAt, changedAt } = journeys

const isLinked = (siteId: string, name: string, now: Date) =>
  and(eq(site, siteId), eq(link, name), gt(expiresAt, now))

/** Online purchases in PostgreSQL, in site-scoped transactions. Passes `journey-store.contract.ts`. */
export function createPostgresJourneyStore(database: Database): JourneyStore {
  const findFirst = (siteId: string, which: SQL | undefined) =>
    database.transaction(siteId, async (tx) => {
      const [row] = await tx.select().from(journeys).where(which).orderBy(desc(changedAt)).limit(1)
      return row ? toJourney(row) : null
    })
  return {
    findOwn: (siteId, owner, car, now) =>
      findFirst(
        siteId,
        and(eq(site, siteId), eq(carId, car), arrayContains(owners, [owner]), gt(expiresAt, now)),
      ),
    save: (siteId, owner, journey, now) =>
      database.transaction(siteId, async (tx) => {
        const { answers: given, expiresAt: end } = journey
        await tx
          .insert(journeys)
          .values({ ...journey, site: siteId, owners: [owner], changedAt: now })
          .onConflictDoUpdate({
            target: [site, id],
            set: { answers: given, expiresAt: end, changedAt: now },
            // Nobody writes into the purchase of another browser.
            setWhere: arrayContains(owners, [owner]),
          })
      }),
    putLink: (siteId, journeyId, name) =>
      database.transaction(siteId, async (tx) => {
        await tx
          .update(journeys)
          .set({ link: name })
          .where(and(eq(site, siteId), eq(id, journeyId)))
      }),
    findLink: (siteId, name, now) => findFirst(siteId, isLinked(siteId, name, now)),
    takeLink: (siteId, name, owner, now) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx
          .update(journeys)
          .set({ link: null, changedAt: now, owners: sql`array_append(${owners}, ${owner}::text)` })
          .where(isLinked(siteId, name, now))
          .returning()
        return row ? toJourney(row) : null
      }),
    removeJourneysOf: (siteId, phone) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(journeys)
          .where(and(eq(site, siteId), isPhoneOf(answers, phone)))
          .returning({ id })
        return rows.length
      }),
    removeEnded: (siteId, now) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(journeys)
          .where(and(eq(site, siteId), lte(expiresAt, now)))
          .returning({ id })
        return rows.length
      }),
  }
}

/** Answers of an earlier version get what they lack. */
const toJourney = (row: typeof journeys.$inferSelect): Journey => ({
  id: row.id,
  carId: row.carId,
  answers: readJourneyAnswers({ ...row.answers }),
  expiresAt: row.expiresAt,
})
