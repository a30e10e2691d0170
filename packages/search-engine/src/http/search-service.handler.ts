import { createSearchEngine } from '../query/search-engine.ts'
import { SEARCH_LIMITS, type SearchLimits } from '../query/search-limits.ts'
import { SearchApplication } from '../write/search-application.ts'
import { type Admission, answerSearchHttp, type OverReason } from './search-http.ts'
import { createKeyRing, type SearchKey } from './search-keys.ts'

/** Parts a search service is made from. */
export interface SearchServiceOptions {
  /** Who may do what. A visitor's browser gets a key with `search` only, or a secured key. */
  keys: readonly SearchKey[]
  /** The application id clients must name. Default any. */
  appId?: string
  /** Where the service is mounted, `/api/search`. Default '', the root. */
  path?: string
  /** Largest request body in bytes, unpacked. Default 10,000,000. */
  largestBodyBytes?: number
  /**
   * True when a request may be answered now. Refused ones get 429 and are sent again by the clients
   * after these whole seconds. Browsing and calls with an admin key are
   * always answered. Default always.
   */
  admit?: (request: Request) => Admission
  /** Limits of a call with a key that is no admin key. Default `SEARCH_LIMITS`, each by itself. */
  limits?: Partial<SearchLimits>
  /** Called with why a call was refused as too much. Default nobody. */
  onRefused?: (reason: OverReason) => void
  /** Address of the caller, for secured keys bound to networks. Default unknown: they are refused. */
  clientAddress?: (request: Request) => string | undefined
  /** Unix milliseconds. Default `Date.now`. */
  now?: () => number
  /** Called with a fault of the service itself, which a client sees as 500. Default nobody. */
  onError?: (error: unknown) => void
  /** Lets other work happen during a long write. Default the next turn of the event loop. */
  pause?: () => Promise<void>
}

/** A search service of its own, reading and writing. */
export interface SearchService {
  /** Answers a request of the protocol. Never rejects. */
  handle: (request: Request) => Promise<Response>
  /** Text that was written, and a way to write without HTTP. */
  application: SearchApplication
}

const LARGEST_BODY_BYTES = 10_000_000

/**
 * A search service for Algolia's unmodified clients, without a database: indices are made and filled
 * by the clients themselves. Everything is in memory, so a restart leaves nothing: fill it again from
 * what is the truth. The stock of a dealer's site is not reached from here.
 * Answers 400, 403, 404, 405, 413 and 429 as `{message, status}`.
 * @throws Error for an empty key or a key twice
 * Source: D-32
 */
export function createSearchService(options: SearchServiceOptions): SearchService {
  const { appId, path = '', largestBodyBytes = LARGEST_BODY_BYTES, now = Date.now } = options
  const { onError = () => {}, pause } = options
  const limits = { ...SEARCH_LIMITS, ...options.limits }
  const keys = createKeyRing(options.keys)
  const engine = createSearchEngine(pause && { pause })
  const application = new SearchApplication({ engine, now, onFailed: onError })
  const handle = (request: Request) =>
    answerSearchHttp(request, {
      call: { engine, scope: null, application },
      keys,
      ...(appId === undefined ? {} : { appId }),
      path,
      largestBodyBytes,
      limits,
      onRefused: options.onRefused,
      admission: () => options.admit?.(request) ?? { ok: true },
      nowMs: now(),
      address: options.clientAddress?.(request),
      onError,
    })
  return { application, handle }
}
