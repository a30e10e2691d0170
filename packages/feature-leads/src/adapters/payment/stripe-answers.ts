import * as v from 'valibot'
import type { PaymentState } from '../../model/payment/payment-processor.ts'

/** A payment intent, as far as it matters here. */
export interface StripePayment {
  id: string
  state: PaymentState
}

/** A session of the hosted checkout, as far as it matters here. */
export interface StripeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Address of its page; null once it is over. */
  url: string | null
  payment: StripePayment | null
}

const intentSchema = v.object({
  id: v.string(),
  status: v.string(),
  last_payment_error: v.nullish(v.looseObject({})),
  // Its id alone where it was not asked for.
  latest_charge: v.nullish(v.union([v.string(), v.looseObject({ refunded: v.boolean() })])),
  next_action: v.nullish(
    v.looseObject({ redirect_to_url: v.nullish(v.object({ url: v.pipe(v.string(), v.url()) })) }),
  ),
})

const sessionSchema = v.object({
  id: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  url: v.nullish(v.pipe(v.string(), v.url()), null),
  payment_intent: v.nullish(v.union([v.string(), intentSchema]), null),
})

/**
 * Reads a payment intent.
 * @throws when the answer is another, or the service has not made up its mind
 */
export function readPaymentIntent(answer: unknown): StripePayment {
  const intent = v.parse(intentSchema, answer)
  return { id: intent.id, state: readState(intent) }
}

/**
 * Reads a session of the hosted checkout, with its payment intent where it was asked for.
 * @throws when the answer is another
 */
export function readCheckoutSession(answer: unknown): StripeSession {
  const { id, status, url, payment_intent: intent } = v.parse(sessionSchema, answer)
  const payment = intent && typeof intent === 'object' ? readPaymentIntent(intent) : null
  return { id, status, url, payment }
}

function readState(intent: v.InferOutput<typeof intentSchema>): PaymentState {
  const { status, last_payment_error: failed, next_action: next, latest_charge: charge } = intent
  const url = next?.redirect_to_url?.url
  // True of a charge that was given back in full, and not of one in part.
  if (status === 'succeeded' && typeof charge === 'object' && charge?.refunded)
    return { status: 'refunded' }
  if (status === 'requires_action' && url) return { status: 'challenged', url }
  if (status === 'requires_payment_method' && failed) return { status: 'declined' }
  const known = states.get(status)
  if (known) return { status: known }
  throw new Error(`[feature-leads] a payment that is ${status} cannot be carried on`)
}

const states = new Map<string, Exclude<PaymentState['status'], 'challenged'>>([
  ['requires_payment_method', 'open'],
  ['requires_confirmation', 'open'],
  ['requires_capture', 'authorised'],
  ['succeeded', 'captured'],
  ['canceled', 'cancelled'],
])
