import type { Lead } from '../lead.ts'
import type { PaymentFailure } from '../payment/payment-failure.ts'

/**
 * Where a reservation is. `held`: the car is set aside while its deposit is paid. `paying`: the amount is
 * set aside and will be taken, also after a restart. `reserved`: it was taken, and the lead is stored.
 */
export type ReservationStatus = 'held' | 'paying' | 'reserved' | 'failed' | 'expired' | 'refunded'

/** Statuses that set a car aside; of everybody who wants it one may have one of them. Source: `PLUS-105` */
export const LIVE_STATUSES = ['held', 'paying', 'reserved'] as const

/** A car somebody wants to reserve, with the payment of its deposit. Source: `D-13`, `D-121` */
export interface Reservation {
  /** UUID. */
  id: string
  carId: number
  status: ReservationStatus
  /** Why it failed; null unless it did. */
  reason: PaymentFailure | null
  /** Equal keys of one site are one reservation. */
  idempotencyKey: string
  /** Key of the processor. */
  processor: string
  /** The processor's reference; null before there is one. */
  payment: string | null
  amountCents: number
  /** The lead that is stored and delivered once the deposit is paid. */
  lead: Lead
  /** Targets the lead is owed to. */
  targetIds: readonly string[]
  createdAt: Date
  /** End of the hold. */
  expiresAt: Date
  /** True while what was set aside on the card has to be given up. */
  isToVoid: boolean
  /** True while the car is not yet shown as what it became. */
  isToShow: boolean
}

/** Name of a reservation for people: eight signs of its id. */
export const formatReservationReference = (id: string): string =>
  `R-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

/** True while a reservation sets its car aside. A hold counts until the very moment of its end. */
export function isLive(
  { status, expiresAt }: Pick<Reservation, 'status' | 'expiresAt'>,
  now: Date,
) {
  if (status === 'held') return now.getTime() < expiresAt.getTime()
  return status === 'paying' || status === 'reserved'
}

/** End of a hold that begins now. Source: `D-121` */
export const findHoldEnd = ({ holdMinutes }: { holdMinutes: number }, now: Date): Date =>
  new Date(now.getTime() + holdMinutes * 60_000)

/** Whole cents of an amount in dollars. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Path a visitor comes back to from a page of the bank or the processor. */
export const formatReturnPath = (id: string): string => `/api/reservations/${id}/return`
