import { badRequest, isSearchError, SearchError } from '../query/search-error.ts'
import { isOverLimit, SearchBudget } from '../query/search-limits.ts'
import {
  answerBrowse,
  answerFacetQuery,
  answerGetQuery,
  answerQueries,
  answerQuery,
  answerRecord,
  answerRecords,
} from './read-answers.ts'
import {
  type Answered,
  assertRight,
  type PathNames,
  type SearchCall,
  type SearchReply,
} from './search-call.ts'
import type { SearchRight } from './search-rights.ts'
import {
  addRecord,
  answerSettings,
  answerTask,
  clearIndex,
  deleteByQuery,
  deleteIndex,
  deleteRecord,
  extras,
  listIndices,
  operate,
  putRecord,
  putSettings,
  updateRecord,
  writeBatch,
  writeBatches,
} from './write-answers.ts'

const encoder = new TextEncoder()

interface Route {
  method: string
  /** Parts after `/1/`: `:index` and `:name` stand for any text but `*`. */
  parts: readonly string[]
  /** The right a key needs; null where the answer itself looks at each part of the request. */
  right: SearchRight | null
  answer: (call: SearchCall, names: PathNames) => Answered
}

/** Every call of the protocol. Of two that fit, the first counts. */
const routes: readonly Route[] = [
  route('POST indexes/*/queries', 'search', answerQueries),
  route('POST indexes/*/objects', 'search', answerRecords),
  route('POST indexes/*/batch', null, writeBatches),
  route('POST indexes/:index/query', 'search', answerQuery),
  route('POST indexes/:index/facets/:name/query', 'search', answerFacetQuery),
  route('POST indexes/:index/browse', 'browse', answerBrowse),
  route('GET indexes/:index/browse', 'browse', answerBrowse),
  route('POST indexes/:index/batch', null, writeBatch),
  route('POST indexes/:index/deleteByQuery', 'deleteIndex', deleteByQuery),
  route('POST indexes/:index/clear', 'deleteIndex', clearIndex),
  route('POST indexes/:index/operation', 'addObject', operate),
  route('GET indexes/:index/settings', 'settings', answerSettings),
  route('PUT indexes/:index/settings', 'editSettings', putSettings),
  route('GET indexes/:index/task/:name', 'addObject', answerTask),
  route('GET task/:name', 'editSettings', answerTask),
  ...['synonyms', 'rules'].flatMap((kind) => [
    route(`POST indexes/:index/${kind}/search`, 'settings', extras.find),
    route(`POST indexes/:index/${kind}/batch`, 'editSettings', extras.save),
    route(`POST indexes/:index/${kind}/clear`, 'editSettings', extras.clear),
  ]),
  route('GET indexes', 'listIndexes', listIndices),
  route('GET indexes/:index', 'search', answerGetQuery),
  route('POST indexes/:index', 'addObject', addRecord),
  route('DELETE indexes/:index', 'deleteIndex', deleteIndex),
  route('POST indexes/:index/:name/partial', 'addObject', updateRecord),
  route('GET indexes/:index/:name', 'search', answerRecord),
  route('PUT indexes/:index/:name', 'addObject', putRecord),
  route('DELETE indexes/:index/:name', 'deleteObject', deleteRecord),
]

/**
 * Speaks Algolia's REST protocol: searches, facet searches, records by id, and, where the caller has
 * an application and the rights, writes, settings, tasks and browsing. Never throws for a bad
 * request: it answers 400, 403, 404 or 405 with `message` and `status`. Answers of searches are
 * remembered until the next change of the engine.
 * Source: D-32
 */
export function answerSearchRequest(call: SearchCall): SearchReply {
  const steps = answerSteps(call)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** As {@link answerSearchRequest}, and lets other work happen between the searches of a call. */
export async function answerSearchCall(call: SearchCall): Promise<SearchReply> {
  const steps = answerSteps(call)
  let since = call.engine.sliceStart()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    since = await call.engine.yieldIfDue(since)
  }
}

/** Stops after each search of a call. */
function* answerSteps(call: SearchCall): Generator<void, SearchReply> {
  try {
    const { route: found, names } = findRoute(call)
    if (found.right !== null) assertRight(call, found.right)
    return yield* answerFrom(call, found, names)
  } catch (error) {
    if (!isSearchError(error)) throw error
    const refusal = createSearchRefusal(error.status, error.message)
    return isOverLimit(error) ? { ...refusal, isOverLimit: true } : refusal
  }
}

/** An error in Algolia's shape. */
export function createSearchRefusal(status: number, message: string): SearchReply {
  return { status, body: JSON.stringify({ message, status }) }
}

function* answerFrom(
  call: SearchCall,
  { answer, right }: Route,
  names: PathNames,
): Generator<void, SearchReply> {
  const key = keyOf(call)
  const known = key === null ? undefined : call.engine.recall(key)
  if (known !== undefined) return { status: 200, body: known }
  const { generation } = call.engine
  const answered = answer(call, names)
  const budget = call.limits && right === 'search' ? new SearchBudget(call.limits) : null
  const body = yield* writeBody(answered, budget)
  const isCurrent = generation === call.engine.generation
  if (answered.isLasting && isCurrent && key !== null) call.engine.remember(key, body)
  return { status: 200, body }
}

/** The answer as JSON, search by search. */
function* writeBody(answered: Answered, budget: SearchBudget | null): Generator<void, string> {
  const write = (part: unknown) => {
    const text = JSON.stringify(part)
    budget?.sendBytes(countBytes(text))
    return text
  }
  if ('answer' in answered) return write(answered.answer)
  const parts: string[] = []
  for (const result of answered.results) {
    parts.push(write(result))
    yield
  }
  return `{"results":[${parts.join()}]}`
}

const countBytes = (text: string) => encoder.encode(text).length

/** Key an answer is remembered by; null where it never is. */
function keyOf(call: SearchCall): string | null {
  if (call.method !== 'POST') return null
  return [
    call.path,
    JSON.stringify(call.scope),
    call.indexNames?.join() ?? '*',
    call.restriction ? JSON.stringify(call.restriction) : '',
    call.limits ? JSON.stringify(call.limits) : '',
    call.rights?.has('seeUnretrievableAttributes') ? 'all' : '',
    call.body,
  ].join('\n')
}

function findRoute({ method, path }: SearchCall): { route: Route; names: PathNames } {
  const [version, ...parts] = readPath(path)
  const fitting = version === '1' ? routes.filter((candidate) => fits(candidate.parts, parts)) : []
  if (fitting.length === 0) throw new SearchError(404, 'Path not found')
  const isFixed = ({ parts: pattern }: Route) => !pattern.at(-1)?.startsWith(':')
  const named = fitting.some(isFixed) ? fitting.filter(isFixed) : fitting
  const found = named.find((candidate) => candidate.method === method)
  if (!found) throw new SearchError(405, 'Method not allowed')
  const nameAt = (pattern: string) => parts[found.parts.indexOf(pattern)] ?? ''
  return { route: found, names: { index: nameAt(':index'), name: nameAt(':name') } }
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => {
      const given = parts[place]!
      return part.startsWith(':') ? given !== '' && given !== '*' : part === given
    })
  )
}

function readPath(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw badRequest('Malformed path')
  }
}

function route(call: string, right: Route['right'], answer: Route['answer']): Route {
  const [method = '', pattern = ''] = call.split(' ')
  return { method, parts: pattern.split('/'), right, answer }
}
