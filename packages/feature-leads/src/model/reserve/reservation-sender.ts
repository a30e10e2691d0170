import type { FieldErrors } from '../enquiry.ts'
import type { LeadAttributes } from '../lead-attributes.ts'
import type { ReservationContact } from './reservation-contact.ts'

/** A reservation as a browser with script sends it. Source: `D-13` */
export interface ReservationSending {
  car_id: number
  contact: ReservationContact
  processor: string
  payment_token: string
  /** Price and deposit the visitor was shown (`formatShownOffer`). */
  shown_offer: string
  idempotency_key: string
  /** Address of the page. */
  url: string
  lead_attributes: LeadAttributes
}

/** The server's answer. */
export type ReservationAnswer =
  | { kind: 'reserved'; id: string }
  /** The visitor goes to another page: of the bank, or the one that asks again. */
  | { kind: 'elsewhere'; url: string }
  | { kind: 'failed'; code: string; error: string | null; fields?: FieldErrors }

/** Sends a reservation. Rejects when the server cannot be reached; an answer that refuses is a value. */
export type ReservationSender = (sending: ReservationSending) => Promise<ReservationAnswer>
