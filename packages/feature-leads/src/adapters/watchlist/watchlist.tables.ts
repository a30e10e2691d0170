import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { defineInstant } from '../instant.ts'

/** Watched vehicles; migration `0010_watchlist.sql`. */
export const watchlistCars = pgTable(
  'watchlist_cars',
  {
    site: text('site').notNull(),
    contactId: uuid('contact_id').notNull(),
    carId: bigint('car_id', { mode: 'number' }).notNull(),
    savedAt: defineInstant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.contactId, table.carId] })],
)
