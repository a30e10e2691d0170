import { parseJson } from '@forecourt/search-engine'
import {
  type Admission,
  type OverReason,
  readSearchBody,
  refuseCall,
  SEARCH_LIMITS,
  type SearchLimits,
} from '@forecourt/search-engine/http'
import { SEARCH_API_PATH, type SearchClient } from '../model/search-client.ts'

/** Parts the relay is made from. */
export interface SearchRelayPorts<RelaySite> {
  /** A client that answers for one site only, made anew for every request. */
  searchClientFor: (site: RelaySite) => Pick<SearchClient, 'search'>
  /** Where it is mounted. Default `/api/search`. */
  path?: string
  /** True when a request may be answered now. Default always. */
  admit?: (request: Request, site: RelaySite) => Admission
  /** Limits of a call: searches and nesting; the service bounds the rest. Default `SEARCH_LIMITS`. */
  limits?: Partial<Pick<SearchLimits, 'queries' | 'depth'>>
  /** Called with why a call was refused as too much. Default nobody. */
  onRefused?: (reason: OverReason) => void
  /** Largest request body in bytes, unpacked. Default 500,000. */
  largestBodyBytes?: number
  /** Called with what failed. Default nothing. */
  onFailure?: (error: unknown) => void
}

const LARGEST_BODY_BYTES = 500_000

/**
 * Passes the multi-queries of a site's own pages on to a service that does not speak their protocol.
 * The service's key stays on the server, and the site's filter is inside the client. Answers 404 and
 * 405 to any other call, 400 to a bad request, 429 over the rate, 502 when the service fails, as
 * `{message, status}`.
 * Source: D-32
 */
export function createSearchRelay<RelaySite>(ports: SearchRelayPorts<RelaySite>) {
  const { path = SEARCH_API_PATH, largestBodyBytes = LARGEST_BODY_BYTES } = ports
  const limits = { ...SEARCH_LIMITS, ...ports.limits }
  return async (request: Request, site: RelaySite): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname !== `${path}/1/indexes/*/queries`) return refusal(404, 'Path not found')
    if (request.method !== 'POST') return refusal(405, 'Method not allowed')
    const admitted = ports.admit?.(request, site) ?? { ok: true }
    if (!admitted.ok) {
      ports.onRefused?.('rate')
      return refuseCall(admitted.retryAfterSeconds)
    }
    const body = await readSearchBody(request, largestBodyBytes)
    if (!body.ok) return refusal(body.status, body.message)
    const requests = readRequests(body.text, limits.depth)
    if (requests && requests.length > limits.queries) {
      ports.onRefused?.('limit')
      return refusal(400, `Too many requests in one call, at most ${limits.queries}`)
    }
    if (requests === null) return refusal(400, 'Expected a JSON object with a list of requests')
    try {
      return answer(200, await ports.searchClientFor(site).search({ requests }))
    } catch (error) {
      const { status, message } = error as { status?: number; message?: string }
      if (status === 400 || status === 404) return refusal(status, message ?? 'Bad request')
      ports.onFailure?.(error)
      return refusal(502, 'The search service did not answer')
    }
  }
}

function readRequests(text: string, depth: number): never[] | null {
  try {
    const payload = parseJson(text, undefined, depth) as { requests?: unknown } | null
    const requests = payload?.requests
    return Array.isArray(requests) ? (requests as never[]) : null
  } catch {
    return null
  }
}

function refusal(status: number, message: string): Response {
  return answer(status, { message, status })
}

function answer(status: number, content: object): Response {
  return Response.json(content, { status, headers: { 'cache-control': 'no-store' } })
}
