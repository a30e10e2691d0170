import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Watched vehicles; migration `0010_watchlist.sql`. */
export const watchlistCars = pgTable(
  'watchlist_cars',
  {
    site: text('site').notNull(),
    contactId: uuid('contact_id').notNull(),
    carId: bigint('car_id', { mode: 'number' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.contactId, table.carId] })],
)
