import type { Database } from '@forecourt/database'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { mostWatched } from '../../model/watchlist/watchlist.ts'
import type { WatchlistStore } from '../../model/watchlist/watchlist-store.ts'
import { watchlistCars } from './watchlist.tables.ts'

const { site, contactId, carId, savedAt } = watchlistCars

const ofPerson = (siteId: string, person: string) => and(eq(site, siteId), eq(contactId, person))
const newestFirst = [desc(savedAt), desc(carId)] as const

/** Watched vehicles in PostgreSQL, in site-scoped transactions. Passes `watchlist-store.contract.ts`. */
export function createPostgresWatchlistStore(database: Database): WatchlistStore {
  return {
    listWatched: (siteId, person) =>
      database.transaction(siteId, (tx) =>
        tx
          .select({ id: carId })
          .from(watchlistCars)
          .where(ofPerson(siteId, person))
          .orderBy(...newestFirst),
      ),
    addWatched: (siteId, person, carIds, now) =>
      database.transaction(siteId, async (tx) => {
        if (carIds.length === 0) return
        const rows = carIds.map((id, index) => ({
          site: siteId,
          contactId: person,
          carId: id,
          // Cars of one call keep their order.
          savedAt: new Date(now.getTime() - index),
        }))
        await tx.insert(watchlistCars).values(rows).onConflictDoNothing()
        const beyond = tx
          .select({ id: carId })
          .from(watchlistCars)
          .where(ofPerson(siteId, person))
          .orderBy(...newestFirst)
          .offset(mostWatched)
        await tx.delete(watchlistCars).where(and(ofPerson(siteId, person), inArray(carId, beyond)))
      }),
    removeWatched: (siteId, person, id) =>
      database.transaction(siteId, async (tx) => {
        await tx.delete(watchlistCars).where(and(ofPerson(siteId, person), eq(carId, id)))
      }),
  }
}
