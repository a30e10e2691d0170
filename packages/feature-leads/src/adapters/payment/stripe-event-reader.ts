import * as v from 'valibot'
import type { ReadPaymentEvent } from '../../model/payment/payment-event.ts'
import { isUuid } from '../../model/uuid.ts'
import { verifyWebhookSignature } from '../../model/webhook-signature.ts'

/** Events an endpoint at Stripe has to send; it may send others, which are ignored. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
] as const

const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  data: v.object({
    object: v.looseObject({
      client_reference_id: v.optional(v.unknown()),
      metadata: v.optional(v.unknown()),
    }),
  }),
})

/**
 * Reads the events Stripe sends to an endpoint. Each is signed in the header `Stripe-Signature`, `t=<Unix
 * seconds>,v1=<hex>`, the HMAC SHA-256 of `<Unix seconds>.<body>`, for 300 seconds. An event says which payment
 * changed; what became of it is asked, since events come late, twice and in any order.
 * @param secrets signing secrets (`whsec_…`): of each endpoint of the account, and old and new while one is rolled
 * @see https://docs.stripe.com/webhooks#verify-manually
 * Source: `PLUS-106`
 */
export function createStripeEventReader(secrets: readonly string[]): ReadPaymentEvent {
  return async (body, headers, nowSeconds) => {
    const header = headers.get('stripe-signature')
    const checks = secrets.map((secret) =>
      verifyWebhookSignature({ secret, body, header, nowSeconds }),
    )
    if (!(await Promise.all(checks)).includes(true)) return { kind: 'unsigned' }
    const parsed = v.safeParse(eventSchema, parse(body))
    if (!parsed.success) return { kind: 'malformed' }
    const { id, type, data } = parsed.output
    const about = findReference(data.object)
    if (!isOurs(type) || about === null) return { kind: 'foreign' }
    const isRefund = type === 'charge.refunded'
    return { kind: 'event', event: { id, processor: 'stripe', about, isRefund } }
  }
}

const isOurs = (type: string) => STRIPE_EVENTS.some((name) => name === type)

/** Id the payment was begun with: charges have it from their payment intent, and sessions by themselves. */
function findReference({
  metadata,
  client_reference_id: ofSession,
}: v.InferOutput<typeof eventSchema>['data']['object']): string | null {
  const { reservation } = (metadata ?? {}) as { reservation?: unknown }
  const id = reservation ?? ofSession
  return typeof id === 'string' && isUuid(id) ? id : null
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
