import type { CarriedPayment } from '../payment/carry-payment.ts'

/** Where a reservation is after it was carried on: `taken` is a car somebody else has, or that left the stock. */
export type SettledReservation =
  /** The car is reserved; `isNew` of the one call that reserved it. */
  | { kind: 'reserved'; isNew: boolean }
  | { kind: 'taken' }
  | Exclude<CarriedPayment, { kind: 'paid' } | { kind: 'unavailable' }>
