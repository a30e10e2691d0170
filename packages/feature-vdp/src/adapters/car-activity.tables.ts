import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const wholeNumber = (name: string) => bigint(name, { mode: 'number' })

/** Views of each car; migration `0004_car_activity.sql`. */
export const carViews = pgTable(
  'car_views',
  {
    site: text('site').notNull(),
    carId: wholeNumber('car_id').notNull(),
    views: wholeNumber('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.carId] })],
)

/** Numbers that were asked for. */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    carId: wholeNumber('car_id').notNull(),
    dealershipId: wholeNumber('dealership_id').notNull(),
    revealedAt: timestamp('revealed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
