import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Prize } from '../../model/spin/spin.ts'
import { defineInstant } from '../instant.ts'

/** Prizes that were won; migration `0015_spins.sql`. */
export const spins = pgTable(
  'spins',
  {
    site: text('site').notNull(),
    contactId: uuid('contact_id').notNull(),
    campaign: text('campaign').notNull(),
    prize: jsonb('prize').$type<Prize>().notNull(),
    spunAt: defineInstant('spun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.contactId, table.campaign] })],
)
