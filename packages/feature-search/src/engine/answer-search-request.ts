import type { Filter } from './filter.ts'
import type { RecordRequest, SearchEngine } from './search-engine.ts'
import { badRequest, SearchError } from './search-error.ts'
import type { SearchRequest } from './search-parameters.ts'

/** A call of the search protocol, apart from HTTP. */
export interface SearchCall {
  engine: SearchEngine
  /** What every answer is held to; null for none. */
  scope: Filter | null
  /** The indices and replicas that exist for this caller. Default all. */
  indexNames?: readonly string[]
  method: string
  /** From `/1/` on, without the query string. */
  path: string
  /** The request body as text. */
  body: string
}

/** A status and a JSON text. */
export interface SearchReply {
  status: number
  body: string
}

type Payload = Record<string, unknown>

const MOST_REQUESTS = 100
const MOST_RECORDS = 1000

/**
 * Speaks the reading side of Algolia's REST protocol: multi-query, query, facet search, and records
 * by id. Never throws for a bad request: it answers 400, 404 or 405 with `message` and `status`.
 * Answers are remembered until the next change of the engine.
 * Source: D-32
 */
export function answerSearchRequest(call: SearchCall): SearchReply {
  const key = [
    call.method,
    call.path,
    JSON.stringify(call.scope),
    call.indexNames?.join() ?? '*',
    call.body,
  ].join('\n')
  const known = call.engine.recall(key)
  if (known !== undefined) return { status: 200, body: known }
  try {
    const { answer, isLasting } = answerCall(call)
    const body = JSON.stringify(answer)
    if (isLasting) call.engine.remember(key, body)
    return { status: 200, body }
  } catch (error) {
    if (error instanceof SearchError) return searchRefusal(error.status, error.message)
    throw error
  }
}

/** An error in Algolia's shape. */
export function searchRefusal(status: number, message: string): SearchReply {
  return { status, body: JSON.stringify({ message, status }) }
}

interface Answered {
  answer: unknown
  /** False when the answer is for this call only. */
  isLasting: boolean
}

function answerCall(call: SearchCall): Answered {
  const [version, collection, index, ...operation] = readPath(call.path)
  const action = operation.at(-1)
  const isIndexPath = version === '1' && collection === 'indexes' && index !== undefined
  if (!isIndexPath || action === undefined || !isKnown(index, operation)) {
    throw new SearchError(404, 'Path not found')
  }
  if (call.method !== 'POST') throw new SearchError(405, 'Method not allowed')
  const payload = readPayload(call.body)
  if (action === 'queries') return answerQueries(call, payload)
  if (action === 'objects') return answerRecords(call, payload)
  const request: SearchRequest = { ...payload, indexName: index }
  if (operation.length === 3) Object.assign(request, { type: 'facet', facet: operation[1] })
  const [answer] = search(call, [request])
  return { answer, isLasting: !wantsQueryId([request]) }
}

/** `*` with `queries` or `objects`, a name with `query` or `facets/{name}/query`. */
function isKnown(index: string, operation: readonly string[]): boolean {
  const [first, , last] = operation
  if (index === '*') return operation.length === 1 && (first === 'queries' || first === 'objects')
  if (operation.length === 1) return first === 'query'
  return operation.length === 3 && first === 'facets' && last === 'query'
}

function answerQueries(call: SearchCall, payload: Payload): Answered {
  const requests = readRequests(payload, MOST_REQUESTS) as SearchRequest[]
  const { strategy } = payload
  if (strategy !== undefined && strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw badRequest('Invalid value for "strategy" parameter, expected none or stopIfEnoughMatches')
  }
  return { answer: { results: search(call, requests) }, isLasting: !wantsQueryId(requests) }
}

function answerRecords(call: SearchCall, payload: Payload): Answered {
  const requests = readRequests(payload, MOST_RECORDS).map(readRecordRequest)
  for (const { indexName } of requests) assertAllowed(call, indexName)
  const results = call.engine.records(requests, { scope: call.scope })
  const missing = requests.filter((_, place) => results[place] === null)
  if (missing.length === 0) return { answer: { results }, isLasting: true }
  const message = missing.map(({ objectID }) => `ObjectID ${objectID} does not exist.`).join(' ')
  return { answer: { results, message }, isLasting: true }
}

function search(call: SearchCall, requests: readonly SearchRequest[]): unknown[] {
  for (const { indexName } of requests) assertAllowed(call, indexName)
  return call.engine.search(requests, { scope: call.scope })
}

function assertAllowed({ indexNames }: SearchCall, name: unknown): void {
  if (typeof name !== 'string' || name === '') throw badRequest('Missing "indexName" parameter')
  if (indexNames && !indexNames.includes(name))
    throw new SearchError(404, `Index ${name} does not exist`)
}

function readRecordRequest(request: Payload): RecordRequest {
  const { indexName, objectID, attributesToRetrieve } = request
  if (typeof objectID !== 'string') throw badRequest('Missing "objectID" parameter')
  if (attributesToRetrieve === undefined) return { indexName: indexName as string, objectID }
  const isList =
    Array.isArray(attributesToRetrieve) &&
    attributesToRetrieve.every((name) => typeof name === 'string')
  if (!isList) {
    throw badRequest(
      'Invalid value for "attributesToRetrieve" parameter, expected a list of strings',
    )
  }
  return { indexName: indexName as string, objectID, attributesToRetrieve }
}

function wantsQueryId(requests: readonly SearchRequest[]): boolean {
  return requests.some(
    ({ clickAnalytics, params }) =>
      clickAnalytics === true || JSON.stringify(params ?? '').includes('clickAnalytics'),
  )
}

function readPath(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw badRequest('Malformed path')
  }
}

function readRequests(payload: Payload, most: number): Payload[] {
  const { requests } = payload
  if (!Array.isArray(requests) || !requests.every(isObject)) {
    throw badRequest('Missing "requests" parameter, expected a list of objects')
  }
  if (requests.length > most) throw badRequest(`Too many requests in one call, at most ${most}`)
  return requests
}

function readPayload(body: string): Payload {
  if (body.trim() === '') return {}
  let payload: unknown
  try {
    payload = JSON.parse(body)
  } catch {
    throw badRequest('Invalid JSON')
  }
  if (!isObject(payload)) throw badRequest('Invalid JSON, expected an object')
  return payload
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
