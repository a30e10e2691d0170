import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Prize } from '../../model/spin/spin.ts'
import { defineInstant } from '../instant.ts'

/** Prizes that were won; migrations `0015_spins.sql` and `0019_spinners.sql`. */
export const spins = pgTable(
  'spins',
  {
    site: text('site').notNull(),
    /** Digest of the phone. */
    spinner: text('spinner').notNull(),
    campaign: text('campaign').notNull(),
    prize: jsonb('prize').$type<Prize>().notNull(),
    spunAt: defineInstant('spun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.spinner, table.campaign] })],
)
