import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { EventNumber } from '../model/event-number.ts'
import { defineInstant } from './instant.ts'

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
    at: defineInstant('at').notNull(),
    receivedAt: defineInstant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
