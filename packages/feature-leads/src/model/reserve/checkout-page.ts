import type { FieldErrors } from '../enquiry.ts'
import type { EnquirySite } from '../enquiry-fields.ts'
import type { PaymentChoice } from '../payment/payment-processor.ts'
import type { CheckoutStep } from './checkout-step.ts'
import type { ReservationContact } from './reservation-contact.ts'

/** The form of a checkout, as plain data. Source: `D-13` */
export interface CheckoutForm {
  site: EnquirySite
  car: {
    id: number
    name: string
    path: string
    carType: string
    tag: string | null
    dealershipId: number | null
  }
  /** Address the form is sent to without script. */
  action: string
  /** Address of this page, stored with the lead. */
  url: string
  /** Price and deposit this page shows (`formatShownOffer`). */
  shownOffer: string
  /** Names this rendering. */
  idempotencyKey: string
  /** The amount as it is charged, "$200". */
  amount: string
  /** The deposit in the dealer's words, "$200" (`LEAD-079`). */
  depositText: string
  /** Minutes the car is held for somebody who pays. */
  holdMinutes: number
  /** Conditions of the deposit; null for none. */
  terms: string | null
  processor: { key: string; name: string; choices: readonly PaymentChoice[] }
  /** First contents and place of the form. */
  start: CheckoutStart
}

/** Where a checkout stands when its page is shown. */
export interface CheckoutStart {
  step: CheckoutStep
  contact: ReservationContact
  paymentToken: string
  errors: FieldErrors
  /** Words above the form; null for none. */
  failure: string | null
  /** True when the car is not available, so that the page leads on to others. */
  isGone: boolean
  /** True for a form sent without script, whose contents are newer than any draft. Default false. */
  isSent?: boolean
}

/** State of a checkout page. */
export type CheckoutState =
  | { kind: 'form'; form: CheckoutForm }
  /** The car is not to be reserved. `isGone` where nobody can buy it any more. */
  | { kind: 'closed'; isGone: boolean }
  /** Somebody else is paying; the car is free at `until`, "2:15 pm", if they do not. */
  | { kind: 'held'; until: string }
  /** The visitor's own payment waits for their bank; `url` leads on. */
  | { kind: 'waiting'; url: string }
  /** The amount is being taken, and the processor has not said yet that it was; `url` asks again. */
  | { kind: 'pending'; url: string }
  /** The visitor has reserved the car. */
  | { kind: 'reserved'; reference: string; amount: string }
