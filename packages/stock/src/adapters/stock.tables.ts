import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredCar } from './postgres-stock-store.car.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Generation of each site's stock (migration 0001). */
export const stockState = pgTable('stock_state', {
  site: text('site').primaryKey(),
  generation: bigint('generation', { mode: 'number' }).notNull(),
  importedAt: instant('imported_at'),
})

/** Cars of every site, those that left the stock included (migrations 0001 and 0011). */
export const cars = pgTable(
  'cars',
  {
    site: text('site').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    dealershipSlug: text('dealership_slug').notNull(),
    stocknum: text('stocknum').notNull(),
    slug: text('slug').notNull(),
    data: jsonb('data').$type<StoredCar>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    soldAt: instant('sold_at'),
    withdrawnAt: instant('withdrawn_at'),
    reservedAt: instant('reserved_at'),
    generation: bigint('generation', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)

/** Slugs that cars had before (migration 0001). */
export const carSlugs = pgTable(
  'car_slugs',
  {
    site: text('site').notNull(),
    slug: text('slug').notNull(),
    carId: bigint('car_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.slug] })],
)
