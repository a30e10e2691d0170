import type { FieldErrors } from '../enquiry.ts'
import type { PaymentFields } from './payment-fields.ts'
import type { PaymentChoice } from './payment-processor.ts'

/** A payment that was made, as its receipt says it. */
export interface PaymentReceipt {
  /** "P-7A6B5C4D". */
  number: string
  /** Path of its page. */
  path: string
  reference: string
  /** "$250.50". */
  amount: string
  /** Day it was paid on, "24 November 2026". */
  paidOn: string
  isRefunded: boolean
}

/** The form of the payment page, as plain data. Source: `D-65` */
export interface PaymentForm {
  /** Names this rendering. */
  idempotencyKey: string
  /** Those to choose from; none where the site has one. */
  dealerships: readonly { slug: string; name: string }[]
  processor: { name: string; choices: readonly PaymentChoice[] }
  values: PaymentFields
  errors: FieldErrors
  /** Words above the form; null for none. */
  failure: string | null
}

/** State of the payment page. */
export type PaymentView =
  | { kind: 'form'; form: PaymentForm }
  /** Nobody takes payments for the site at the moment. */
  | { kind: 'closed' }
  /** The visitor's payment waits for their bank; `url` leads on. */
  | { kind: 'waiting'; url: string }
  /** The amount is being taken, and the processor has not said yet that it was; `url` asks again. */
  | { kind: 'pending'; url: string }
  | { kind: 'paid'; receipt: PaymentReceipt; processorName: string }
