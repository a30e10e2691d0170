import {
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
import type { OnlinePaymentStatus } from '../../model/payment/online-payment.ts'
import type { PaymentFailure } from '../../model/payment/payment-failure.ts'
import { defineInstant } from '../instant.ts'

/** Payments people made of their own accord; migration `0016_payments.sql`. */
export const payments = pgTable(
  'payments',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    contactId: uuid('contact_id').notNull(),
    status: text('status').$type<OnlinePaymentStatus>().notNull(),
    reason: text('reason').$type<PaymentFailure>(),
    idempotencyKey: text('idempotency_key').notNull(),
    processor: text('processor').notNull(),
    payment: text('payment'),
    amountCents: integer('amount_cents').notNull(),
    reference: text('reference').notNull(),
    leadId: uuid('lead_id').notNull(),
    lead: jsonb('lead').$type<Lead>().notNull(),
    targetIds: text('target_ids').array().notNull(),
    createdAt: defineInstant('created_at').notNull(),
    settledAt: defineInstant('settled_at'),
    isToVoid: boolean('to_void').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    unique().on(table.site, table.idempotencyKey),
  ],
)

/** Payments of the demo processor; migration `0011_reservations.sql`. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    status: text('status')
      .$type<
        'open' | 'challenged' | 'authorised' | 'declined' | 'captured' | 'cancelled' | 'refunded'
      >()
      .notNull(),
    amountCents: integer('amount_cents').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    createdAt: defineInstant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
)
