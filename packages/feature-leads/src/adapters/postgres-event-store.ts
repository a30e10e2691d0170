import type { Database } from '@forecourt/database'
import { and, asc, count, eq, gte, lt } from 'drizzle-orm'
import type { EventStore } from '../model/event-store.ts'
import { siteEvents } from './events.tables.ts'

/** Events in PostgreSQL, in site-scoped transactions. Passes `event-store.contract.ts`. */
export function createPostgresEventStore(database: Database): EventStore {
  return {
    record: (siteId, event, receivedAt) =>
      database.transaction(siteId, async (tx) => {
        await tx.insert(siteEvents).values({
          site: siteId,
          eventId: event.event_id,
          carId: event.car_id ?? null,
          dealershipId: event.dealership_id ?? null,
          url: event.url,
          at: new Date(event.at),
          receivedAt,
        })
      }),
    count: (siteId, { from, until }) =>
      database.transaction(siteId, (tx) =>
        tx
          .select({ eventId: siteEvents.eventId, count: count() })
          .from(siteEvents)
          .where(
            and(
              eq(siteEvents.site, siteId),
              gte(siteEvents.receivedAt, from),
              lt(siteEvents.receivedAt, until),
            ),
          )
          .groupBy(siteEvents.eventId)
          .orderBy(asc(siteEvents.eventId)),
      ),
  }
}
