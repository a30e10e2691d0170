import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeliveryStatus } from '../model/delivery.ts'
import type { LeadConsent, LeadPayload, LeadStatus } from '../model/lead.ts'
import type { LeadOffer } from '../model/lead-offer.ts'
import { defineInstant } from './instant.ts'

/** Leads as they were taken; migrations `0002_leads.sql`, `0005_lead_offer.sql` and `0017_lead_feed.sql`. */
export const leads = pgTable(
  'leads',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    websiteSlug: text('website_slug').notNull(),
    receivedAt: defineInstant('received_at').notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    payload: jsonb('payload').$type<LeadPayload>().notNull(),
    consent: jsonb('consent').$type<LeadConsent>().notNull(),
    offer: jsonb('offer').$type<LeadOffer>(),
    feedPosition: bigint('feed_position', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    unique().on(table.site, table.idempotencyKey),
  ],
)

/** Times that leads have taken; migration `0014_appointments.sql`. */
export const appointments = pgTable(
  'appointments',
  {
    site: text('site').notNull(),
    leadId: uuid('lead_id').notNull(),
    locationId: integer('location_id').notNull(),
    startsAt: defineInstant('starts_at').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.leadId] }),
    unique().on(table.site, table.locationId, table.startsAt, table.place),
  ],
)

/** The outbox: one row for a lead and a target. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    leadId: uuid('lead_id').notNull(),
    targetId: text('target_id').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    attemptsSince: integer('attempts_since').notNull().default(0),
    retrySince: defineInstant('retry_since').notNull(),
    dueAt: defineInstant('due_at').notNull(),
    lease: uuid('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    unique().on(table.site, table.leadId, table.targetId),
  ],
)

/** Every try of a delivery. */
export const leadDeliveryAttempts = pgTable(
  'lead_delivery_attempts',
  {
    site: text('site').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    attempt: integer('attempt').notNull(),
    at: defineInstant('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    isDelivered: boolean('is_delivered').notNull(),
    statusCode: integer('status_code'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.site, table.deliveryId, table.attempt] })],
)
