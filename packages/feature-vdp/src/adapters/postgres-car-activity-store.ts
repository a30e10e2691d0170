import type { Database } from '@forecourt/database'
import { and, count, eq, sql } from 'drizzle-orm'
import type { CarActivityStore } from '../model/car-activity.ts'
import { carViews, phoneReveals } from './car-activity.tables.ts'

/** Activity of visitors around each car, in PostgreSQL, in site-scoped transactions. */
export function createPostgresCarActivityStore(database: Database): CarActivityStore {
  return {
    countView: (site, carId) =>
      database.transaction(site, async (tx) => {
        const [row] = await tx
          .insert(carViews)
          .values({ site, carId, views: 1 })
          .onConflictDoUpdate({
            target: [carViews.site, carViews.carId],
            set: { views: sql`${carViews.views} + 1` },
          })
          .returning({ views: carViews.views })
        return row?.views ?? 0
      }),
    readViews: (site, carId) =>
      database.transaction(site, async (tx) => {
        const [row] = await tx
          .select({ views: carViews.views })
          .from(carViews)
          .where(and(eq(carViews.site, site), eq(carViews.carId, carId)))
        return row?.views ?? 0
      }),
    recordReveal: (site, { carId, dealershipId, at }) =>
      database.transaction(site, async (tx) => {
        const id = crypto.randomUUID()
        await tx.insert(phoneReveals).values({ site, id, carId, dealershipId, revealedAt: at })
      }),
    countReveals: (site, carId) =>
      database.transaction(site, async (tx) => {
        const [row] = await tx
          .select({ reveals: count() })
          .from(phoneReveals)
          .where(and(eq(phoneReveals.site, site), eq(phoneReveals.carId, carId)))
        return row?.reveals ?? 0
      }),
  }
}
