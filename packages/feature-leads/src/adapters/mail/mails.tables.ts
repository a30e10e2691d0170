import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { defineInstant } from '../instant.ts'

/** Mails the mail server has not taken yet; migration `0012_journeys.sql`. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    message: jsonb('message').$type<OwedMail['message']>().notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: defineInstant('due_at').notNull(),
    createdAt: defineInstant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
