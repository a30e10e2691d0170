import type { SearchLimits } from '../query/search-limits.ts'
import { answerSearchCall, createSearchRefusal } from './answer-search-request.ts'
import { readSearchBody } from './search-body.ts'
import type { SearchCall, SearchReply } from './search-call.ts'
import { answerKeyRequest } from './search-key-answers.ts'
import type { KeyRing } from './search-keys.ts'
import type { SearchRight } from './search-rights.ts'

/** Verdict on a request: now, or after how many seconds. */
export type Admission = { ok: true } | { ok: false; retryAfterSeconds: number }

/** Reason of a refusal: too many calls, or a call that asks for too much. */
export type OverReason = 'rate' | 'limit'

/** How one request is answered. */
export interface SearchHttp {
  /** Reach of the call, apart from what its key decides. */
  call: Pick<SearchCall, 'engine' | 'scope' | 'indexNames' | 'application'>
  keys: KeyRing
  /** The application id clients must name; undefined for any. */
  appId?: string
  /** Where the protocol is mounted; what follows begins with `/1/`. */
  path: string
  largestBodyBytes: number
  /** Limits of a call with a key that is no admin key. */
  limits: SearchLimits
  /** Asked before the body is read, unless the key is an admin key or browses. */
  admission: () => Admission
  nowMs: number
  /** Address of the caller, for keys bound to networks. */
  address: string | undefined
  /** Called with a fault of the server itself, which the caller sees as 500. Default nobody. */
  onError?: ((error: unknown) => void) | undefined
  /** Called with why a call was refused as too much. Default nobody. */
  onRefused?: ((reason: OverReason) => void) | undefined
}

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, correlation-id',
}
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'content-type, content-encoding, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, request-id',
  'access-control-max-age': '86400',
}

/** The answer to a preflight request. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
}

/** A refusal of everything, for a server without keys. */
export function refuseKey(): Response {
  return toResponse(createSearchRefusal(403, 'Invalid Application-ID or API key'))
}

/**
 * A refusal of a caller who calls too often; the clients try again by themselves.
 * @param retryAfterSeconds any number; whole seconds, at least one, are sent
 */
export function refuseCall(retryAfterSeconds: number): Response {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)))
  return toResponse(createSearchRefusal(429, 'Too many requests'), { 'retry-after': seconds })
}

/**
 * Answers one request of the protocol: JSON under any content type, gzip bodies, credentials in
 * headers or in the query string. Refusals are 400, 403, 404, 405, 413 and 429 as `{message, status}`,
 * and so is a fault of the server, as 500. Never rejects.
 */
export async function answerSearchHttp(request: Request, http: SearchHttp): Promise<Response> {
  try {
    return await answer(request, http)
  } catch (error) {
    http.onError?.(error)
    return toResponse(createSearchRefusal(500, 'Internal error'))
  }
}

async function answer(request: Request, http: SearchHttp): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const url = new URL(request.url)
  const sent = (name: string) => request.headers.get(name) ?? url.searchParams.get(name)
  const appId = sent('x-algolia-application-id')
  if (!appId || (http.appId !== undefined && appId !== http.appId)) return refuseKey()
  const { nowMs, address } = http
  const key = http.keys.resolve(sent('x-algolia-api-key') ?? '', { nowMs, address })
  if (!key.ok) return toResponse(createSearchRefusal(403, key.message))
  const isFree = key.isAdmin || isBrowsing(url, key.rights)
  const admitted = isFree ? { ok: true as const } : http.admission()
  if (!admitted.ok) {
    http.onRefused?.('rate')
    return refuseCall(admitted.retryAfterSeconds)
  }
  const body = await readSearchBody(request, http.largestBodyBytes)
  if (!body.ok) return toResponse(createSearchRefusal(body.status, body.message))
  const { method } = request
  const path = pathBehind(url, http.path)
  const ofKeys = answerKeyRequest({ method, path, key, keys: http.keys, nowMs })
  if (ofKeys) return toResponse(ofKeys)
  const { rights, restriction } = key
  const searchParams = parametersOf(url)
  const call = { method, path, searchParams, rights, restriction, body: body.text }
  const limits = key.isAdmin ? null : http.limits
  const reply = await answerSearchCall({ ...http.call, ...call, limits })
  if (reply.isOverLimit) http.onRefused?.('limit')
  return toResponse(reply)
}

/** Reads every record, which only a key that was given out for it may. */
function isBrowsing({ pathname }: URL, rights: ReadonlySet<SearchRight>): boolean {
  return pathname.endsWith('/browse') && rights.has('browse')
}

function pathBehind({ pathname }: URL, prefix: string): string {
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname
}

/** Parameters in the query string beside credentials. */
function parametersOf(url: URL): URLSearchParams {
  const own = [...url.searchParams].filter(([name]) => !name.toLowerCase().startsWith('x-algolia-'))
  return new URLSearchParams(own)
}

function toResponse({ status, body }: SearchReply, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      ...CORS_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=UTF-8',
      ...headers,
    },
  })
}
