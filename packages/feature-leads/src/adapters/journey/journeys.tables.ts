import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { JourneyAnswers } from '../../model/journey/journey-answers.ts'
import { defineInstant } from '../instant.ts'

/** Online purchases that were begun; migration `0012_journeys.sql`. */
export const journeys = pgTable(
  'journeys',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    carId: bigint('car_id', { mode: 'number' }).notNull(),
    owners: text('owners').array().notNull(),
    answers: jsonb('answers').$type<JourneyAnswers>().notNull(),
    link: text('link'),
    changedAt: defineInstant('changed_at').notNull(),
    expiresAt: defineInstant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
