import type { FieldErrors } from '../../model/enquiry.ts'
import type {
  ReservationAnswer,
  ReservationSender,
} from '../../model/reserve/reservation-sender.ts'

/**
 * Sends reservations to `POST /api/reservations`.
 * @param timeoutMs longest wait, default 30 s; a second sending with the same key is the same reservation
 * @throws what `fetch` throws when the server cannot be reached, or in time
 * Source: `D-13`
 */
export function createHttpReservationSender(options: {
  fetch: typeof globalThis.fetch
  timeoutMs?: number
}): ReservationSender {
  const { fetch, timeoutMs = 30_000 } = options
  return async (sending) => {
    const response = await fetch('/api/reservations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sending),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(await response.json().catch(() => null))
  }
}

function readAnswer(body: unknown): ReservationAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'failed', code: '', error: null }
  const { reservation_id: id, url, error, code, fields } = body as Record<string, unknown>
  if (typeof url === 'string') return { kind: 'elsewhere', url }
  if (typeof id === 'string') return { kind: 'reserved', id }
  return {
    kind: 'failed',
    code: typeof code === 'string' ? code : '',
    error: typeof error === 'string' ? error : null,
    ...(typeof fields === 'object' && fields !== null && { fields: fields as FieldErrors }),
  }
}
