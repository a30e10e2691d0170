import type { SiteEvent } from '../../model/event-number.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type {
  TradeInAnswer,
  TradeInPage,
  TradeInSender,
} from '../../model/trade-in/trade-in-page.ts'

interface SenderOptions {
  fetch: typeof globalThis.fetch
  /** Longest wait for a step, in milliseconds. Default 20,000. */
  timeoutMs?: number
}

/**
 * Sends steps of a trade-in to the page they stand on.
 * @throws what `fetch` throws when the server cannot be reached, or in time
 */
export function createHttpTradeInSender({
  fetch,
  timeoutMs = 20_000,
}: SenderOptions): TradeInSender {
  return async (action, fields) => {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(await response.json().catch(() => null))
  }
}

function readAnswer(body: unknown): TradeInAnswer | { error: string } {
  const { page, location, error, event } = (body ?? {}) as Record<string, unknown>
  // The same server rendered the page it stands on.
  const counted = { event: (event ?? null) as SiteEvent | null }
  if (typeof location === 'string') return { location, ...counted }
  if (typeof page === 'object' && page !== null) return { page: page as TradeInPage, ...counted }
  return { error: typeof error === 'string' ? error : leadMessage.unexpected }
}

/**
 * Posts a valuation to `POST /api/miscellaneous`; a failure is only logged.
 * Source: `API-042`, `D-70`
 */
export function createValuationPoster({
  fetch,
  onFailure,
}: {
  fetch: typeof globalThis.fetch
  /** Logs why it was not taken. */
  onFailure: (reason: unknown) => void
}): (page: TradeInPage) => Promise<void> {
  return async ({ offer, values: { rego, regoState }, car, leadId }) => {
    const value = {
      offer_price: offer?.dollars ?? null,
      rego,
      regoState,
      car_id: car?.id ?? null,
    }
    try {
      const response = await fetch('/api/miscellaneous', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ column_name: 'valuation', value, lead_id: leadId }),
        keepalive: true,
      })
      if (!response.ok) onFailure(response.status)
    } catch (error) {
      onFailure(error)
    }
  }
}
