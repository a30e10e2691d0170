import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LeadConsent } from '../../model/lead.ts'
import type { SeenCars } from '../../model/saved-searches/saved-search.ts'
import { defineInstant } from '../instant.ts'

/** Searches people saved; migration `0013_saved_searches.sql`. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    contactId: uuid('contact_id').notNull(),
    title: text('title').notNull(),
    address: text('address').notNull(),
    consent: jsonb('consent').$type<LeadConsent>().notNull(),
    seen: jsonb('seen').$type<SeenCars>().notNull(),
    revision: integer('revision').notNull().default(0),
    savedAt: defineInstant('saved_at').notNull(),
    mailedAt: defineInstant('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
