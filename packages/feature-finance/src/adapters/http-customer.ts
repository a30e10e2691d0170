import { formatCustomerFailure, readCustomerFields } from '../model/application/index.ts'
import { NO_REDIRECT } from '../model/error-message.ts'
import type { CustomerRequest } from '../model/quote/index.ts'

/** How the site's own server took an application. */
export interface CustomerReply {
  /** Where the person goes on. */
  redirectUrl?: string
  /** Why it was not taken, in words for a visitor. */
  error?: string
  /** Mistakes by field of the form. */
  fields?: Readonly<Record<string, string>>
  /** True where the phone has to be proved again. */
  isUnverified?: true
}

/** Sends an application; it never rejects. */
export type SendCustomer = (
  request: CustomerRequest,
  options: { idempotencyKey: string },
) => Promise<CustomerReply>

export interface HttpCustomerOptions {
  /** Sends the request; the `fetch` of the platform, or one of a test. */
  fetch: typeof fetch
  /** The provider of the site. */
  provider: { key: string; name: string }
  /** Longest wait, in milliseconds; longer than the server waits for the lender. Default 20 s. */
  timeoutMs?: number
}

/** Applications by the site's own `POST /api/{provider}/create-customer`. Source: `API-031` to `API-034` */
export function createHttpCustomer(options: HttpCustomerOptions): SendCustomer {
  const { fetch: send, provider, timeoutMs = 20_000 } = options
  return async (request, { idempotencyKey }) => {
    try {
      const response = await send(`/api/${provider.key}/create-customer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return readReply(await response.json(), response.ok, provider.name)
    } catch {
      return { error: formatCustomerFailure(provider.name) }
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readReply(body: unknown, isOk: boolean, providerName: string): CustomerReply {
  const { redirectUrl, error, code, fields } = isRecord(body) ? body : {}
  if (isOk) return typeof redirectUrl === 'string' ? { redirectUrl } : { error: NO_REDIRECT }
  return {
    error: typeof error === 'string' ? error : formatCustomerFailure(providerName),
    ...(code === 'phone_not_verified' && { isUnverified: true }),
    ...(isRecord(fields) && { fields: readCustomerFields(textsOf(fields)) }),
  }
}

const textsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
