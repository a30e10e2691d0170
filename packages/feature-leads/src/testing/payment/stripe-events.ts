import { signWebhook } from '../../model/webhook-signature.ts'

/** Secret the events of the local Stripe are signed with. */
export const LOCAL_STRIPE_SECRET = 'whsec_local'

/** An event of Stripe, as it is sent. */
export interface SentStripeEvent {
  body: string
  headers: Record<string, string>
}

/**
 * An event of Stripe about one of its objects, signed.
 * @param at when it is signed; default now
 */
export async function aStripeEvent(
  type: string,
  object: object,
  {
    id = `evt_${crypto.randomUUID()}`,
    secret = LOCAL_STRIPE_SECRET,
    at = new Date(),
  }: { id?: string; secret?: string; at?: Date } = {},
): Promise<SentStripeEvent> {
  const atSeconds = Math.floor(at.getTime() / 1000)
  const event = {
    id,
    object: 'event',
    api_version: '2026-01-28.clover',
    created: atSeconds,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  const body = JSON.stringify(event, null, 2)
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': await signWebhook({ secret, body, atSeconds }),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  }
}
