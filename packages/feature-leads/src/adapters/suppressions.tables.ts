import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SuppressionSource } from '../model/suppression-store.ts'

/** Addresses that get no marketing; migration `0006_marketing.sql`. */
export const marketingSuppressions = pgTable(
  'marketing_suppressions',
  {
    site: text('site').notNull(),
    email: text('email').notNull(),
    source: text('source').$type<SuppressionSource>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.email] })],
)

/** Keys of unsubscribing links; migration `0006_marketing.sql`. */
export const unsubscribeKeys = pgTable('unsubscribe_keys', {
  site: text('site').notNull().primaryKey(),
  key: text('key').notNull(),
})
