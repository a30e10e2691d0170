import type { RateLimit } from '@forecourt/feature-leads/model'
import type { FinanceProvider, Site } from '@forecourt/tenant-config/model'
import { isOwnPage, readBody } from '@forecourt/tenant-config/server'
import {
  CALL_MALFORMED,
  CALL_TOO_LARGE,
  FOREIGN_CALL,
  LENDER_UNKNOWN,
  TOO_MANY_CALLS,
} from '../model/error-message.ts'
import { listShownProviders } from '../model/stock/index.ts'

/** Needs of every call about finance. */
export interface FinanceCallPorts {
  rateLimit: RateLimit
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
}

/** A call that was taken: whom it is for, and what it says. */
export interface FinanceCall {
  provider: FinanceProvider
  fields: Readonly<Record<string, unknown>>
}

const LARGEST_BODY_BYTES = 20 * 1024

/** An answer that nobody keeps. */
export const answerCall = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** The error envelope. Source: `D-04` */
export const refuseCall = (status: number, code: string, error: string, more: object = {}) =>
  answerCall({ error, code, ...more }, status)

/** The provider an address names, where the site or its alternate page shows it; others are not found (`D-54`). */
function providerOf(site: Site, request: Request): FinanceProvider | undefined {
  const [, , key = ''] = new URL(request.url).pathname.split('/')
  return listShownProviders(site).find((one) => one.key === key)
}

/** Counts a call of one address. */
export const countCall = (
  { rateLimit, clientAddress }: FinanceCallPorts,
  request: Request,
  site: Site,
) => rateLimit.consume(`${site.id}:${clientAddress(request)}`)

/**
 * Takes a call to `/api/{provider}/…`.
 * @returns its provider and fields, or the answer that refuses it: 404 for another provider than the site's,
 *   403 for another site's page, 413, 400, 429 past the limit of an address
 */
export async function takeFinanceCall(
  ports: FinanceCallPorts,
  request: Request,
  site: Site,
): Promise<FinanceCall | Response> {
  const provider = providerOf(site, request)
  if (!provider) return refuseCall(404, 'not_found', LENDER_UNKNOWN)
  if (!isOwnPage(request, site.domains)) return refuseCall(403, 'foreign_origin', FOREIGN_CALL)
  const body = await readBody(request, LARGEST_BODY_BYTES)
  if (!body) return refuseCall(413, 'too_large', CALL_TOO_LARGE)
  const fields = readObject(body)
  if (!fields) return refuseCall(400, 'malformed', CALL_MALFORMED)
  const verdict = await countCall(ports, request, site)
  if (verdict.isAllowed) return { provider, fields }
  const wait = { 'retry-after': String(verdict.retryAfterSeconds) }
  return answerCall({ error: TOO_MANY_CALLS, code: 'rate_limited' }, 429, wait)
}

function readObject(body: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return asObject(value)
  } catch {
    return null
  }
}

/** An object of JSON; null for anything else. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
