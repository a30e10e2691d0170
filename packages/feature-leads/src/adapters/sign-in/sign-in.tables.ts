import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { VerificationType } from '../../model/sign-in/sign-in-store.ts'
import { defineInstant } from '../instant.ts'

/** Keys of code digests; migration `0009_sign_in.sql`. */
export const signInKeys = pgTable('sign_in_keys', {
  site: text('site').notNull().primaryKey(),
  key: text('key').notNull(),
})

/** Codes of phones; migration `0009_sign_in.sql`. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    site: text('site').notNull(),
    phone: text('phone').notNull(),
    nonce: text('nonce').notNull(),
    digest: text('digest').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: defineInstant('expires_at').notNull(),
    usedAt: defineInstant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.site, table.phone] })],
)

/** People who have signed in; migration `0009_sign_in.sql`. */
export const contacts = pgTable(
  'contacts',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    createdAt: defineInstant('created_at').notNull(),
    signedInAt: defineInstant('signed_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)

/** Sessions; migration `0009_sign_in.sql`. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    site: text('site').notNull(),
    digest: text('digest').notNull(),
    contactId: uuid('contact_id').notNull(),
    createdAt: defineInstant('created_at').notNull(),
    expiresAt: defineInstant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.digest] })],
)

/** The record of codes; migration `0009_sign_in.sql`. */
export const verifications = pgTable(
  'verifications',
  {
    site: text('site').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    websiteSlug: text('website_slug').notNull(),
    dealershipSlug: text('dealership_slug').notNull(),
    verificationType: text('verification_type').$type<VerificationType>().notNull(),
    userId: uuid('user_id'),
    at: defineInstant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)

/** Counts of what is limited; migration `0009_sign_in.sql`. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    site: text('site').notNull(),
    scope: text('scope').notNull(),
    subject: text('subject').notNull(),
    hits: defineInstant('hits').array().notNull(),
    expiresAt: defineInstant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.scope, table.subject] })],
)
