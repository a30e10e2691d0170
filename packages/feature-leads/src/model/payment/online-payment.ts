import type { Lead } from '../lead.ts'
import type { PaymentFailure } from './payment-failure.ts'

/** Page on which somebody who is signed in pays. Source: `SITE-051` */
export const ONLINE_PAYMENT_PATH = '/online-payment'

/** Minutes a payment that was begun waits for its visitor. */
const openMinutes = 60

/**
 * Where a payment is. `begun`: nothing is taken. `paying`: the amount is set aside and will be taken, also after
 * a restart. `paid`: it was taken, and the lead is stored.
 */
export type OnlinePaymentStatus = 'begun' | 'paying' | 'paid' | 'failed' | 'expired' | 'refunded'

/** An amount somebody who is signed in pays of their own accord, such as an invoice. Source: `D-65` */
export interface OnlinePayment {
  /** UUID. */
  id: string
  /** Who pays. */
  contactId: string
  status: OnlinePaymentStatus
  /** Why it failed; null unless it did. */
  reason: PaymentFailure | null
  /** Equal keys of one site are one payment. */
  idempotencyKey: string
  /** Key of the processor. */
  processor: string
  /** The processor's reference; null before there is one. */
  payment: string | null
  amountCents: number
  /** Name of what is paid, such as the number of an invoice. */
  reference: string
  /** The lead that tells the dealer once the amount is taken. */
  lead: Lead
  /** Targets the lead is owed to. */
  targetIds: readonly string[]
  createdAt: Date
  /** When it came to its end; null before. */
  settledAt: Date | null
  /** True while what was set aside on the card has to be given up. */
  isToVoid: boolean
}

/** Number of a receipt: eight signs of its payment's id. */
export const formatReceiptNumber = (id: string): string =>
  `P-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

/** Path a visitor comes back to from a page of the bank or the processor. */
export const formatPaymentReturnPath = (id: string): string => `/api/payments/${id}/return`

/** Path of the page of one payment, for who made it. */
export const formatPaymentPath = (id: string): string => `${ONLINE_PAYMENT_PATH}?payment=${id}`

/** A payment that began before this instant is given up. */
export const findPaymentStart = (now: Date): Date => new Date(now.getTime() - openMinutes * 60_000)
