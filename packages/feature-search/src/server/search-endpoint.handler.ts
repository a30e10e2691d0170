import type { Site } from '@forecourt/tenant-config/model'
import {
  answerSearchRequest,
  type SearchCall,
  type SearchReply,
  searchRefusal,
} from '../engine/index.ts'
import { SEARCH_API_PATH } from '../model/search-client.ts'
import { readSearchBody } from './search-body.ts'

/** What the endpoint needs of a site. */
export type SearchEndpointSite = Pick<Site, 'id' | 'search'>

/** What the endpoint is made from. */
export interface SearchEndpointPorts<EndpointSite extends SearchEndpointSite> {
  engine: SearchCall['engine']
  /** What every answer to this site is held to. */
  scopeFor: (site: EndpointSite) => SearchCall['scope']
  /** The indices and replicas that exist for a site. Default all. */
  indexesFor?: (site: EndpointSite) => readonly string[]
  /** Where the endpoint is mounted. Default `/api/search`. */
  path?: string
  /**
   * Whether a request may be answered now. Refused ones get 429 and are sent again by the clients
   * after these whole seconds. Default always.
   */
  admit?: (
    request: Request,
    site: EndpointSite,
  ) => { ok: true } | { ok: false; retryAfterSeconds: number }
  /** Largest request body in bytes, unpacked. Default 500,000. */
  largestBodyBytes?: number
}

const LARGEST_BODY_BYTES = 500_000
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, correlation-id',
}
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, content-encoding, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, request-id',
  'access-control-max-age': '86400',
}

/**
 * The search protocol over HTTP, as Algolia's unmodified clients speak it: JSON under any content
 * type, gzip bodies, credentials in headers or in the query string. The key is `site.search`'s; it is
 * public, and every answer is held to the site's scope whatever is sent.
 * Answers 400, 403, 404, 405, 413 and 429 as `{message, status}`.
 * Source: API-001, PLUS-011, PLUS-013, D-32
 */
export function createSearchEndpoint<EndpointSite extends SearchEndpointSite = Site>(
  ports: SearchEndpointPorts<EndpointSite>,
): (request: Request, site: EndpointSite) => Promise<Response> {
  const { path = SEARCH_API_PATH, largestBodyBytes = LARGEST_BODY_BYTES } = ports
  return async (request, site) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
    }
    const url = new URL(request.url)
    if (!hasSearchKey(request, url, site)) {
      return toResponse(searchRefusal(403, 'Invalid Application-ID or API key'))
    }
    const admitted = ports.admit?.(request, site) ?? { ok: true }
    if (!admitted.ok) {
      const seconds = String(Math.max(1, Math.ceil(admitted.retryAfterSeconds)))
      return toResponse(searchRefusal(429, 'Too many requests'), { 'retry-after': seconds })
    }
    const body = await readSearchBody(request, largestBodyBytes)
    if (!body.ok) return toResponse(searchRefusal(body.status, body.message))
    return toResponse(
      answerSearchRequest({
        engine: ports.engine,
        scope: ports.scopeFor(site),
        indexNames: ports.indexesFor?.(site),
        method: request.method,
        path: url.pathname.startsWith(path) ? url.pathname.slice(path.length) : url.pathname,
        body: body.text,
      }),
    )
  }
}

/** The site is known by its host, so any application id will do; the key must be the site's. */
function hasSearchKey(request: Request, url: URL, site: SearchEndpointSite): boolean {
  const { provider } = site.search
  const sent = (name: string) => request.headers.get(name) ?? url.searchParams.get(name)
  if (provider.type !== 'embedded' || !sent('x-algolia-application-id')) return false
  return sent('x-algolia-api-key') === provider.key
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
