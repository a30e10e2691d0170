import type { ReservationContact } from '../../model/reserve/reservation-contact.ts'

/** Everything a visitor has typed and chosen. */
export interface CheckoutValues {
  contact: ReservationContact
  paymentToken: string
}

/** A change of a field. */
export interface CheckoutChange {
  name: keyof ReservationContact | 'payment_token'
  value: string | boolean
}
