import type { SearchCall } from '@forecourt/search-engine'
import {
  type Admission,
  answerPreflight,
  answerSearchHttp,
  createKeyRing,
  type KeyRing,
  type OverReason,
  refuseKey,
  SEARCH_LIMITS,
  type SearchLimits,
} from '@forecourt/search-engine/http'
import type { Site } from '@forecourt/tenant-config/model'
import { SEARCH_API_PATH } from '../model/search-client.ts'

/** Needs of the endpoint of a site. */
export type SearchEndpointSite = Pick<Site, 'id' | 'search'>

/** Parts the endpoint is made from. */
export interface SearchEndpointPorts<EndpointSite extends SearchEndpointSite> {
  /** The engine that answers for a site. */
  engineFor: (site: EndpointSite) => SearchCall['engine']
  /** Scope every answer to this site is held to. */
  scopeFor: (site: EndpointSite) => SearchCall['scope']
  /** The indices and replicas that exist for a site. Default all. */
  indexesFor?: (site: EndpointSite) => readonly string[]
  /** Where the endpoint is mounted. Default `/api/search`. */
  path?: string
  /**
   * True when a request may be answered now. Refused ones get 429 and are sent again by the clients
   * after these whole seconds. Default always.
   */
  admit?: (request: Request, site: EndpointSite) => Admission
  /** Limits of a call: searches, attributes of hits, bytes, nesting. Default `SEARCH_LIMITS`, each by itself. */
  limits?: Partial<SearchLimits>
  /** Called with why a call was refused as too much. Default nobody. */
  onRefused?: (reason: OverReason) => void
  /** Largest request body in bytes, unpacked. Default 500,000. */
  largestBodyBytes?: number
  /** Address of the caller, for secured keys bound to networks. Default unknown: they are refused. */
  clientAddress?: (request: Request) => string | undefined
  /** Unix milliseconds, for secured keys that expire. Default `Date.now`. */
  now?: () => number
  /** Called with a fault of the server itself, which a client sees as 500. Default nobody. */
  onError?: (error: unknown) => void
}

const LARGEST_BODY_BYTES = 500_000

/**
 * The search protocol over HTTP, as Algolia's unmodified clients speak it: JSON under any content
 * type, gzip bodies, credentials in headers or in the query string. The key is `site.search`'s; it is
 * public, and so are the secured keys derived from it: whatever is sent, every answer is held to the
 * site's scope, and nothing can be written.
 * Answers 400, 403, 404, 405, 413 and 429 as `{message, status}`.
 * Source: API-001, PLUS-011, PLUS-013, D-32
 */
export function createSearchEndpoint<EndpointSite extends SearchEndpointSite = Site>(
  ports: SearchEndpointPorts<EndpointSite>,
): (request: Request, site: EndpointSite) => Promise<Response> {
  const { path = SEARCH_API_PATH, largestBodyBytes = LARGEST_BODY_BYTES, now = Date.now } = ports
  const limits = { ...SEARCH_LIMITS, ...ports.limits }
  const ringOf = rememberRings()
  return async (request, site) => {
    if (request.method === 'OPTIONS') return answerPreflight()
    const { provider } = site.search
    if (provider.type !== 'embedded') return refuseKey()
    return answerSearchHttp(request, {
      call: {
        engine: ports.engineFor(site),
        scope: ports.scopeFor(site),
        indexNames: ports.indexesFor?.(site),
        application: null,
      },
      keys: ringOf(provider.key),
      path,
      largestBodyBytes,
      limits,
      onRefused: ports.onRefused,
      admission: () => ports.admit?.(request, site) ?? { ok: true },
      nowMs: now(),
      address: ports.clientAddress?.(request),
      onError: ports.onError,
    })
  }
}

/** The search-only key of a site; the application id may be anything, for the host names the site. */
function rememberRings(): (key: string) => KeyRing {
  const rings = new Map<string, KeyRing>()
  return (key) => {
    const ring = rings.get(key) ?? createKeyRing([{ key, acl: ['search'] }])
    rings.set(key, ring)
    return ring
  }
}
