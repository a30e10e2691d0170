import { parseJson } from '../query/parse-json.ts'
import type { RecordRequest } from '../query/search-engine-options.ts'
import { badRequest, SearchError } from '../query/search-error.ts'
import { SearchBudget } from '../query/search-limits.ts'
import type { SearchRequest } from '../query/search-parameters.ts'
import { restrictRequest } from '../query/search-restriction.ts'
import {
  type Answered,
  assertAllowed,
  isObject,
  type PathNames,
  type Payload,
  readPayload,
  readRequests,
  type SearchCall,
  scopeOf,
} from './search-call.ts'

const MOST_REQUESTS = 100
const MOST_RECORDS = 1000
const MOST_BROWSED = 1000

/** `POST` on `queries` of all indices: several searches and facet searches, in order. */
export function answerQueries(call: SearchCall): Answered {
  const payload = readPayload(call)
  const most = call.limits?.queries ?? MOST_REQUESTS
  const requests = readRequests(payload, most) as SearchRequest[]
  const { strategy = 'none' } = payload
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw badRequest('Invalid value for "strategy" parameter, expected none or stopIfEnoughMatches')
  }
  const results = search(call, requests, strategy)
  return { results, isLasting: !wantsQueryId(requests) }
}

/** `POST /1/indexes/{index}/query`: one search. */
export function answerQuery(call: SearchCall, { index }: PathNames): Answered {
  return answerOne(call, { ...readPayload(call), indexName: index })
}

/** `GET /1/indexes/{index}?query=…`: one search, its parameters in the query string. */
export function answerGetQuery(call: SearchCall, { index }: PathNames): Answered {
  const answered = answerOne(call, { ...sentInAddress(call), indexName: index })
  return { ...answered, isLasting: false }
}

/** `POST /1/indexes/{index}/facets/{facet}/query`: values of a facet. */
export function answerFacetQuery(call: SearchCall, { index, name }: PathNames): Answered {
  return answerOne(call, {
    ...readPayload(call),
    indexName: index,
    type: 'facet',
    facet: name,
  })
}

/** `POST` on `objects` of all indices: records by their ids. */
export function answerRecords(call: SearchCall): Answered {
  const requests = readRequests(readPayload(call), MOST_RECORDS).map(readRecordRequest)
  const results = findRecords(call, requests)
  const missing = requests.filter((_, place) => results[place] === null)
  if (missing.length === 0) return { answer: { results }, isLasting: true }
  const message = missing.map(({ objectID }) => `ObjectID ${objectID} does not exist.`).join(' ')
  return { answer: { results, message }, isLasting: true }
}

/** `GET /1/indexes/{index}/{objectID}`: one record. */
export function answerRecord(call: SearchCall, { index, name }: PathNames): Answered {
  const wanted = call.searchParams?.get('attributesToRetrieve')
  const [record] = findRecords(call, [
    {
      indexName: index,
      objectID: name,
      ...(wanted ? { attributesToRetrieve: wanted.split(',').map((part) => part.trim()) } : {}),
    },
  ])
  if (!record) throw new SearchError(404, 'ObjectID does not exist')
  return { answer: record, isLasting: false }
}

/** `POST` or `GET /1/indexes/{index}/browse`: every record, a part at a time. */
export function answerBrowse(call: SearchCall, { index }: PathNames): Answered {
  const sent = call.method === 'GET' ? sentInAddress(call) : readPayload({ body: call.body })
  const { cursor, ...parameters } = sent
  const place = cursor === undefined || cursor === null ? null : readCursor(cursor)
  assertAllowed(call, index)
  const request = restrictRequest(
    { hitsPerPage: MOST_BROWSED, ...(place?.parameters ?? parameters), indexName: index },
    call.restriction,
  )
  const { next, ...page } = call.engine.browse(request, {
    scope: scopeOf(call, [index]),
    showHidden: showsHidden(call),
    ...(place ? { after: place.after } : {}),
  })
  const cursors =
    next === null
      ? {}
      : { cursor: writeCursor({ parameters: place?.parameters ?? parameters, after: next }) }
  return { answer: { ...page, ...cursors }, isLasting: false }
}

function answerOne(call: SearchCall, request: SearchRequest): Answered {
  const [answer] = search(call, [request], 'none')
  return { answer, isLasting: !wantsQueryId([request]) }
}

function search(
  call: SearchCall,
  requests: readonly SearchRequest[],
  strategy: 'none' | 'stopIfEnoughMatches',
): Iterable<unknown> {
  for (const { indexName } of requests) assertAllowed(call, indexName)
  const names = new Set(requests.map(({ indexName }) => indexName))
  const restricted = requests.map((request) => restrictRequest(request, call.restriction))
  const budget = call.limits ? new SearchBudget(call.limits) : null
  return call.engine.searchEach(restricted, { scope: scopeOf(call, names), strategy, budget })
}

function findRecords(call: SearchCall, requests: readonly RecordRequest[]) {
  for (const { indexName } of requests) assertAllowed(call, indexName)
  const names = new Set(requests.map(({ indexName }) => indexName))
  const held = call.restriction?.parameters['attributesToRetrieve']?.split(',')
  const budget = call.limits ? new SearchBudget(call.limits) : null
  return call.engine.records(
    held ? requests.map((request) => ({ ...request, attributesToRetrieve: held })) : requests,
    { scope: scopeOf(call, names), showHidden: showsHidden(call), budget },
  )
}

function showsHidden({ rights }: SearchCall): boolean {
  return rights?.has('seeUnretrievableAttributes') ?? false
}

function sentInAddress({ searchParams }: SearchCall): Payload {
  return Object.fromEntries(searchParams ?? [])
}

interface BrowsePlace {
  parameters: Payload
  after: string
}

/* A cursor holds nothing but what the caller sent and saw; it is never trusted with the scope. */
function writeCursor(place: BrowsePlace): string {
  const bytes = new TextEncoder().encode(JSON.stringify(place))
  return btoa(String.fromCharCode(...bytes))
}

function readCursor(cursor: unknown): BrowsePlace {
  try {
    const bytes = Uint8Array.from(atob(String(cursor)), (character) => character.charCodeAt(0))
    const place = parseJson(new TextDecoder().decode(bytes))
    if (isObject(place) && isObject(place['parameters']) && typeof place['after'] === 'string') {
      return place as unknown as BrowsePlace
    }
  } catch {
    // refused below
  }
  throw badRequest('Invalid cursor')
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
