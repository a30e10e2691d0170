import type { DeliveryOutcome } from '../model/delivery.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import { webhookBody } from '../model/webhook-body.ts'
import { signWebhook, webhookSignatureHeader } from '../model/webhook-signature.ts'

/** How a webhook is reached. */
export interface HttpWebhookOptions {
  url: string
  /** Shared with the receiver; `undefined` when the environment does not have it. */
  secret: string | undefined
  fetch: typeof globalThis.fetch
  /** The present instant; it is part of the signature. */
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
  return {
    async deliver(outgoing) {
      if (!options.secret) return failed(null, 'the signing secret is not set in the environment')
      try {
        return outcomeOf(await post(options, options.secret, outgoing))
      } catch (error) {
        return failed(null, reasonOf(error))
      }
    },
  }
}

async function post(
  { url, fetch, clock, timeoutMs = 10_000 }: HttpWebhookOptions,
  secret: string,
  outgoing: OutgoingLead,
): Promise<number> {
  const body = webhookBody(outgoing)
  const atSeconds = Math.floor(clock().getTime() / 1000)
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Forecourt-Webhook/1',
      'x-forecourt-delivery': outgoing.deliveryId,
      'x-forecourt-attempt': String(outgoing.attempt),
      [webhookSignatureHeader]: await signWebhook({ secret, body, atSeconds }),
    },
  })
  await response.body?.cancel()
  return response.status
}

function outcomeOf(statusCode: number): DeliveryOutcome {
  if (statusCode >= 200 && statusCode < 300) return { isDelivered: true, statusCode, error: null }
  const isRedirect = statusCode >= 300 && statusCode < 400
  return failed(statusCode, isRedirect ? 'redirects are not followed' : `answered ${statusCode}`)
}

const failed = (statusCode: number | null, error: string): DeliveryOutcome => ({
  isDelivered: false,
  statusCode,
  error,
})

/** The code of a failed connection, or what kind of trouble it was. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { code, message } = (error.cause ?? {}) as { code?: unknown; message?: unknown }
  return [code, message].find((text) => typeof text === 'string') ?? error.message
}
