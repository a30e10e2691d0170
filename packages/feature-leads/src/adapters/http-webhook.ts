import type { DeliveryTarget } from '../model/delivery-target.ts'
import { createWebhookBody } from '../model/webhook-body.ts'
import { signWebhook, webhookSignatureHeader } from '../model/webhook-signature.ts'
import { failedDelivery, postDelivery } from './post-delivery.ts'

/** How a webhook is reached. */
export interface HttpWebhookOptions {
  url: string
  /** Shared with the receiver; `undefined` when the environment does not have it. */
  secret: string | undefined
  fetch: typeof globalThis.fetch
  /** The present instant; it is part of the signature, and a `Retry-After` may name a date. */
  clock: () => Date
  /** Longest wait for the answer's head, in milliseconds; default 10000. */
  timeoutMs?: number
}

/**
 * Posts leads as signed JSON. Any answer of 200 to 299 is a delivery; a redirect is not followed,
 * because the signature was made for the configured receiver.
 * Source: `D-03`, `PLUS-031`
 */
export function createHttpWebhook(options: HttpWebhookOptions): DeliveryTarget {
  const { secret, clock } = options
  return {
    async deliver(outgoing) {
      if (!secret) return failedDelivery('the signing secret is not set in the environment')
      const body = createWebhookBody(outgoing)
      const atSeconds = Math.floor(clock().getTime() / 1000)
      return postDelivery(options, outgoing, {
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Forecourt-Webhook/1',
          [webhookSignatureHeader]: await signWebhook({ secret, body, atSeconds }),
        },
      })
    },
  }
}
