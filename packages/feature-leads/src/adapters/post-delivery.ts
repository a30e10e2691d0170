import type { DeliveryOutcome } from '../model/delivery.ts'
import type { OutgoingLead } from '../model/delivery-target.ts'

/** How a receiver is reached. */
export interface DeliveryAddress {
  url: string
  fetch: typeof globalThis.fetch
  /** The present instant; a `Retry-After` may name a date. */
  clock: () => Date
  /** Longest wait for the answer's head, in milliseconds; default 10000. */
  timeoutMs?: number
}

/**
 * Posts a lead. Any answer of 200 to 299 is a delivery; a redirect is not followed, because what is
 * sent was meant for the configured receiver alone.
 */
export async function postDelivery(
  { url, fetch, clock, timeoutMs = 10_000 }: DeliveryAddress,
  { deliveryId, attempt }: OutgoingLead,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
): Promise<DeliveryOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        'x-forecourt-delivery': deliveryId,
        'x-forecourt-attempt': String(attempt),
      },
    })
    await response.body?.cancel()
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), clock())
    return outcomeOf(response.status, retryAfterMs)
  } catch (error) {
    return failedDelivery(deliveryFault(error))
  }
}

function outcomeOf(statusCode: number, retryAfterMs: number | null): DeliveryOutcome {
  if (statusCode >= 200 && statusCode < 300) return { isDelivered: true, statusCode, error: null }
  const isRedirect = statusCode >= 300 && statusCode < 400
  const error = isRedirect ? 'redirects are not followed' : `answered ${statusCode}`
  const failed = failedDelivery(error, statusCode)
  return retryAfterMs === null ? failed : { ...failed, retryAfterMs }
}

/**
 * Milliseconds a target asks to be left alone for: seconds, or a date. `null` where it does not, or in
 * other words than those of RFC 9110, section 10.2.3.
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}

/** A try that does not count, and why. */
export const failedDelivery = (
  error: string,
  statusCode: number | null = null,
): DeliveryOutcome => ({ isDelivered: false, statusCode, error })

/** The code of a failed connection, or what kind of trouble it was. */
function deliveryFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { code, message } = (error.cause ?? {}) as { code?: unknown; message?: unknown }
  return [code, message].find((text) => typeof text === 'string') ?? error.message
}
