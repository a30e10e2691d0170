import type { NewOnlinePayment } from '../../model/payment/online-payment-store.ts'
import { aLead } from '../leads.ts'

/** A payment of $250.50 that begins now, with the given differences. */
export const aNewOnlinePayment = (
  differences: Partial<NewOnlinePayment> = {},
): NewOnlinePayment => ({
  id: crypto.randomUUID(),
  contactId: '7a6b5c4d-1111-4222-8333-444455556666',
  idempotencyKey: crypto.randomUUID(),
  processor: 'demo',
  amountCents: 25_050,
  reference: 'INV-10482',
  lead: aLead(),
  targetIds: [],
  createdAt: new Date('2026-11-24T01:00:00.000Z'),
  ...differences,
})
