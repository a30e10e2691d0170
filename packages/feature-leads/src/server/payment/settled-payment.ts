import type { CarriedPayment } from './carry-payment.ts'

/** Where a payment is after it was carried on. */
export type SettledPayment = Exclude<CarriedPayment, { kind: 'unavailable' }>
