import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { EventNumber } from '../model/event-number.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Deeds of visitors; migration `0003_events.sql`. */
export const siteEvents = pgTable(
  'site_events',
  {
    site: text('site').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    eventId: smallint('event_id').$type<EventNumber>().notNull(),
    carId: bigint('car_id', { mode: 'number' }),
    dealershipId: bigint('dealership_id', { mode: 'number' }),
    url: text('url').notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
