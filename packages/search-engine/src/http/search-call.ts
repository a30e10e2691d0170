import { allOf, type Filter } from '../index/filter.ts'
import { parseJson } from '../query/parse-json.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { badRequest, SearchError } from '../query/search-error.ts'
import { OverLimitError, type SearchLimits } from '../query/search-limits.ts'
import { allowsIndex, type SearchRestriction } from '../query/search-restriction.ts'
import type { SearchApplication } from '../write/search-application.ts'
import type { SearchRight } from './search-rights.ts'

/** A call of the search protocol, apart from HTTP. */
export interface SearchCall {
  engine: SearchEngine
  /** Scope every answer is held to; null for none. */
  scope: Filter | null
  /** The indices and replicas that exist for this caller. Default all. */
  indexNames?: readonly string[]
  /** Rights of the caller's key. Default `search` only. */
  rights?: ReadonlySet<SearchRight>
  /** Data the caller's key adds to every call. Default nothing. */
  restriction?: SearchRestriction | null
  /** Where writes go. Default nowhere: every write is refused, whatever the key allows. */
  application?: SearchApplication | null
  /** Limits of searches and of records by id. Default none, for calls of the server itself. */
  limits?: SearchLimits | null
  method: string
  /** From `/1/` on, without the query string. */
  path: string
  /** The query string, without credentials. Default empty. */
  searchParams?: URLSearchParams
  /** The request body as text. */
  body: string
}

/** A status and a JSON text. */
export interface SearchReply {
  status: number
  body: string
  /** True for a refusal because of the limits of the call. */
  isOverLimit?: boolean
}

/** A JSON object of a request. */
export type Payload = Record<string, unknown>

/** Input a call is answered with. */
export type Answered = {
  /** False when the answer is for this call only. */
  isLasting: boolean
} & (
  | { answer: unknown }
  /** Answers of several searches, each worked out when it is taken. */
  | { results: Iterable<unknown> }
)

/** The parts of a path that stand for names. */
export interface PathNames {
  /** Name of the index; '' where the path has none. */
  index: string
  /** The last name: of a facet, a record or a task. */
  name: string
}

/** @throws SearchError 403 unless the key has the right */
export function assertRight({ rights }: SearchCall, right: SearchRight): void {
  const isAllowed = rights ? rights.has(right) : right === 'search'
  if (!isAllowed) throw new SearchError(403, 'Method not allowed with this API key')
}

/**
 * @throws SearchError 400 without a name, 403 when the key may not use the index, 404 when it does
 *   not exist for the caller
 */
export function assertAllowed(
  { indexNames, restriction }: SearchCall,
  name: unknown,
): asserts name is string {
  if (typeof name !== 'string' || name === '') throw badRequest('Missing "indexName" parameter')
  if (!allowsIndex(restriction, name)) {
    throw new SearchError(403, 'Index not allowed with this API key')
  }
  if (indexNames && !indexNames.includes(name)) {
    throw new SearchError(404, `Index ${name} does not exist`)
  }
}

/**
 * Scope the answers of a call are held to: the caller's scope and the filter of the key.
 * @throws SearchError 403 when the index cannot be held to the key's filter
 */
export function scopeOf(call: SearchCall, indexNames: Iterable<string>): Filter | null {
  const filter = call.restriction?.filter
  if (!filter) return call.scope
  for (const name of indexNames) {
    if (!call.engine.has(name) || call.engine.canFilterBy(name, filter)) continue
    throw new SearchError(
      403,
      `The API key filters by an attribute that is missing in attributesForFaceting of ${name}`,
    )
  }
  return call.scope ? allOf([call.scope, filter]) : filter
}

/** @throws SearchError 400 unless the body is a JSON object, or empty, and within the limits */
export function readPayload({ body, limits }: Pick<SearchCall, 'body' | 'limits'>): Payload {
  if (body.trim() === '') return {}
  const payload = parseJson(body, 'Invalid JSON', limits?.depth)
  if (!isObject(payload)) throw badRequest('Invalid JSON, expected an object')
  return payload
}

/** @throws SearchError 400 unless the body is a JSON list */
export function readListPayload(body: string): unknown[] {
  const payload = parseJson(body)
  if (!Array.isArray(payload)) throw badRequest('Invalid JSON, expected a list')
  return payload
}

/** @throws SearchError 400 unless `requests` is a list of objects, and not too long */
export function readRequests({ requests }: Payload, most: number): Payload[] {
  if (!Array.isArray(requests) || !requests.every(isObject)) {
    throw badRequest('Missing "requests" parameter, expected a list of objects')
  }
  if (requests.length > most)
    throw new OverLimitError(`Too many requests in one call, at most ${most}`)
  return requests
}

/** True when a value is a JSON object. */
export function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
