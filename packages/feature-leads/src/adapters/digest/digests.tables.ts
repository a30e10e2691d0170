import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { defineInstant } from '../instant.ts'

/** Days whose digest was made; migration `0018_lead_digests.sql`. */
export const leadDigests = pgTable(
  'lead_digests',
  {
    site: text('site').notNull(),
    day: date('day').notNull(),
    madeAt: defineInstant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.day] })],
)
