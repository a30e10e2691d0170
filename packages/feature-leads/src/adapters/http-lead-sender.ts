import type { FieldErrors } from '../model/enquiry.ts'
import type { LeadSender } from '../model/lead-sender.ts'
import type { LeadAnswer } from '../model/submit-lead.ts'

/**
 * Sends leads to `POST /api/leads`. Of the answer only `lead_id`, `error` and `fields` are read.
 * @param url default `/api/leads`
 * @param timeoutMs longest wait, default 20 s; a second sending with the same key is the same lead
 * @throws what `fetch` throws when the server cannot be reached, or in time
 * Source: `D-05`
 */
export function createHttpLeadSender(options: {
  fetch: typeof globalThis.fetch
  url?: string
  timeoutMs?: number
}): LeadSender {
  const { fetch, url = '/api/leads', timeoutMs = 20_000 } = options
  return async (sending, { idempotencyKey }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(sending),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(await response.json().catch(() => null))
  }
}

function readAnswer(body: unknown): LeadAnswer {
  if (typeof body !== 'object' || body === null) return {}
  const { lead_id, error, fields } = body as Record<string, unknown>
  return {
    lead_id: typeof lead_id === 'string' ? lead_id : undefined,
    error: typeof error === 'string' ? error : undefined,
    fields: readFields(fields),
  }
}

function readFields(fields: unknown): FieldErrors | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
