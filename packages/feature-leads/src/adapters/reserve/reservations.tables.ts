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
import type { Lead } from '../../model/lead.ts'
import type { PaymentFailure } from '../../model/payment/payment-failure.ts'
import type { ReservationStatus } from '../../model/reserve/reservation.ts'
import { defineInstant } from '../instant.ts'

/** Reservations of cars; migration `0011_reservations.sql`. */
export const reservations = pgTable(
  'reservations',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    carId: bigint('car_id', { mode: 'number' }).notNull(),
    status: text('status').$type<ReservationStatus>().notNull(),
    reason: text('reason').$type<PaymentFailure>(),
    idempotencyKey: text('idempotency_key').notNull(),
    processor: text('processor').notNull(),
    payment: text('payment'),
    amountCents: integer('amount_cents').notNull(),
    leadId: uuid('lead_id').notNull(),
    lead: jsonb('lead').$type<Lead>().notNull(),
    targetIds: text('target_ids').array().notNull(),
    createdAt: defineInstant('created_at').notNull(),
    expiresAt: defineInstant('expires_at').notNull(),
    settledAt: defineInstant('settled_at'),
    isToVoid: boolean('to_void').notNull().default(false),
    isToShow: boolean('to_show').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    unique().on(table.site, table.idempotencyKey),
  ],
)
