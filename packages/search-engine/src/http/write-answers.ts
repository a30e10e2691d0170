import { badRequest, SearchError } from '../query/search-error.ts'
import { allowsIndex } from '../query/search-restriction.ts'
import {
  actionId,
  type IndexAction,
  readAction,
  readRecord,
  readUpdate,
} from '../write/index-action.ts'
import type { SearchApplication } from '../write/search-application.ts'
import type { ListedIndex } from '../write/written-indices.ts'
import { readWrittenSettings, withoutSettings } from '../write/written-settings.ts'
import {
  type Answered,
  assertAllowed,
  assertRight,
  type PathNames,
  type Payload,
  readListPayload,
  readPayload,
  readRequests,
  type SearchCall,
} from './search-call.ts'

const MOST_ACTIONS = 100_000
const SIZED_RECORDS = 1000
const GEO_FILTERS = ['aroundLatLng', 'aroundRadius', 'insideBoundingBox', 'insidePolygon']
const SCOPES: readonly unknown[] = ['settings', 'synonyms', 'rules']
const NAME = /^(?!\*)[^/]{1,256}$/

/** `POST /1/indexes/{index}`: adds a record. */
export function addRecord(call: SearchCall, { index }: PathNames): Answered {
  const { newId } = applicationOf(call)
  const record = readRecord(readPayload({ body: call.body }), newId)
  const { taskID, date } = write(call, index, { kind: 'save', record })
  return once({ createdAt: date, taskID, objectID: record.objectID })
}

/** `PUT /1/indexes/{index}/{objectID}`: replaces or adds a record. */
export function putRecord(call: SearchCall, { index, name }: PathNames): Answered {
  const record = readRecord({ ...readPayload({ body: call.body }), objectID: name }, null)
  const { taskID, date } = write(call, index, { kind: 'save', record })
  return once({ updatedAt: date, taskID, objectID: name })
}

/** `POST /1/indexes/{index}/{objectID}/partial`: changes some attributes of a record. */
export function updateRecord(call: SearchCall, { index, name }: PathNames): Answered {
  const createsMissing = readFlag(call, 'createIfNotExists', true)
  const action = readUpdate({ ...readPayload({ body: call.body }), objectID: name }, createsMissing)
  const { taskID, date } = write(call, index, action)
  return once({ updatedAt: date, taskID, objectID: name })
}

/** `DELETE /1/indexes/{index}/{objectID}`: takes a record out. */
export function deleteRecord(call: SearchCall, { index, name }: PathNames): Answered {
  const { taskID, date } = write(call, index, { kind: 'delete', objectID: name })
  return once({ deletedAt: date, taskID })
}

/** `POST /1/indexes/{index}/clear`: takes every record out; settings stay. */
export function clearIndex(call: SearchCall, { index }: PathNames): Answered {
  const { taskID, date } = write(call, index, { kind: 'clear' })
  return once({ updatedAt: date, taskID })
}

/** `DELETE /1/indexes/{index}`: takes an index away; its standard replicas become indices. */
export function deleteIndex(call: SearchCall, { index }: PathNames): Answered {
  const { taskID, date } = write(call, index, { kind: 'drop' })
  return once({ deletedAt: date, taskID })
}

/** `POST /1/indexes/{index}/batch`: changes in order. */
export function writeBatch(call: SearchCall, { index }: PathNames): Answered {
  const application = applicationOf(call)
  assertIndexName(call, index)
  const changes = readRequests(readPayload({ body: call.body }), MOST_ACTIONS).map((request) => ({
    indexName: index,
    action: readChange(call, request, application),
  }))
  const taskID = application.write(changes)
  return once({ taskID, objectIDs: changes.map(({ action }) => actionId(action)) })
}

/** `POST` on `batch` of all indices: changes of several indices, in order. */
export function writeBatches(call: SearchCall): Answered {
  const application = applicationOf(call)
  const changes = readRequests(readPayload({ body: call.body }), MOST_ACTIONS).map((request) => {
    const { indexName } = request
    assertIndexName(call, indexName)
    return { indexName, action: readChange(call, request, application) }
  })
  const task = application.write(changes)
  const names = new Set(changes.map(({ indexName }) => indexName))
  return once({
    taskID: Object.fromEntries([...names].map((name) => [name, task])),
    objectIDs: changes.map(({ action }) => actionId(action)),
  })
}

/** `POST /1/indexes/{index}/deleteByQuery`: takes out what meets a filter. */
export function deleteByQuery(call: SearchCall, { index }: PathNames): Answered {
  const application = applicationOf(call)
  assertIndexName(call, index)
  const payload = readPayload({ body: call.body })
  const params = new URLSearchParams(typeof payload['params'] === 'string' ? payload['params'] : '')
  const geo = GEO_FILTERS.find((name) => payload[name] !== undefined || params.has(name))
  if (geo) throw badRequest(`Cannot delete by ${geo}`)
  const taskID = application.deleteMatching(index, { ...payload, indexName: index })
  return once({ updatedAt: dateOf(application), taskID })
}

/** `GET /1/indexes/{index}/settings`. */
export function answerSettings(call: SearchCall, { index }: PathNames): Answered {
  const application = applicationOf(call)
  assertAllowed(call, index)
  return once(application.settingsOf(index))
}

/** `PUT /1/indexes/{index}/settings`: changes the settings that are named. */
export function putSettings(call: SearchCall, { index }: PathNames): Answered {
  const application = applicationOf(call)
  assertIndexName(call, index)
  const settings = readWrittenSettings(
    withoutSettings(readPayload({ body: call.body }), ['primary']),
  )
  const forward = readFlag(call, 'forwardToReplicas', false)
  const taskID = application.setSettings(index, settings, forward)
  return once({ updatedAt: dateOf(application), taskID })
}

/** `POST /1/indexes/{index}/operation`: copies or moves. */
export function operate(call: SearchCall, { index }: PathNames): Answered {
  const application = applicationOf(call)
  const { operation, destination, scope } = readPayload({ body: call.body })
  assertIndexName(call, index)
  assertIndexName(call, destination)
  if (operation !== 'copy' && operation !== 'move') {
    throw badRequest('Invalid value for "operation" parameter, expected copy or move')
  }
  const taskID =
    operation === 'move'
      ? application.move(index, destination)
      : copyPart(application, readScope(scope), { index, destination })
  return once({ updatedAt: dateOf(application), taskID })
}

/** `GET /1/indexes/{index}/task/{task}`, and `GET /1/task/{task}`. */
export function answerTask(call: SearchCall, { index, name }: PathNames): Answered {
  const application = applicationOf(call)
  if (index !== '') assertAllowed(call, index)
  const isDone = /^\d{1,15}$/.test(name) ? application.isDone(Number(name)) : null
  if (isDone === null) throw new SearchError(404, 'Task does not exist')
  return once({ status: isDone ? 'published' : 'notPublished' })
}

/** `GET /1/indexes`: every index and replica the key may use. */
export function listIndices(call: SearchCall): Answered {
  const application = applicationOf(call)
  const { items, nbPages } = pageOf(
    application.list().filter(({ name }) => allowsIndex(call.restriction, name)),
    call.searchParams,
  )
  return once({ items: items.map((index) => listedIndex(application, index)), nbPages })
}

/** Synonyms and rules: there are none, and none can be made. */
export const extras = {
  find: (call: SearchCall, { index }: PathNames): Answered => {
    assertAllowed(call, index)
    return once({ hits: [], nbHits: 0, page: 0, nbPages: 0 })
  },
  save: (call: SearchCall, { index }: PathNames): Answered => {
    const application = applicationOf(call)
    assertIndexName(call, index)
    if (readListPayload(call.body).length > 0) {
      throw badRequest('Synonyms and rules are not supported')
    }
    return once({ updatedAt: dateOf(application), taskID: application.write([]) })
  },
  clear: (call: SearchCall, { index }: PathNames): Answered => {
    const application = applicationOf(call)
    assertIndexName(call, index)
    return once({ updatedAt: dateOf(application), taskID: application.write([]) })
  },
}

function write(call: SearchCall, indexName: string, action: IndexAction) {
  const application = applicationOf(call)
  assertIndexName(call, indexName)
  return { taskID: application.write([{ indexName, action }]), date: dateOf(application) }
}

/** An action of a batch needs the right of the call that does the same. */
function readChange(call: SearchCall, request: Payload, { newId }: SearchApplication): IndexAction {
  const { action, body, objectID } = request
  const attributes = typeof body === 'object' && body !== null ? (body as Payload) : {}
  const change = readAction(
    action,
    objectID === undefined ? body : { ...attributes, objectID },
    newId,
  )
  if (change.kind === 'delete') assertRight(call, 'deleteObject')
  else if (change.kind === 'clear' || change.kind === 'drop') assertRight(call, 'deleteIndex')
  else assertRight(call, 'addObject')
  return change
}

/** @throws SearchError 403 where nothing can be written */
function applicationOf({ application }: SearchCall): SearchApplication {
  if (application) return application
  throw new SearchError(403, 'Method not allowed with this API key')
}

/** A parameter of the address that is true or false. */
function readFlag({ searchParams }: SearchCall, name: string, fallback: boolean): boolean {
  const sent = searchParams?.get(name) ?? String(fallback)
  if (sent === 'true' || sent === 'false') return sent === 'true'
  throw badRequest(`Invalid value for "${name}" parameter, expected a boolean`)
}

function assertIndexName(call: SearchCall, name: unknown): asserts name is string {
  assertAllowed(call, name)
  if (!NAME.test(name)) throw badRequest(`Invalid index name: ${name}`)
}

/** Parts that are copied without the records; null for all of an index. */
function readScope(scope: unknown): readonly unknown[] | null {
  if (scope === undefined || scope === null) return null
  if (Array.isArray(scope) && scope.every((part) => SCOPES.includes(part))) return scope
  throw badRequest(`Invalid value for "scope" parameter, expected a list of ${SCOPES.join(', ')}`)
}

/** Of what can be named instead of all, settings alone exist. */
function copyPart(
  application: SearchApplication,
  scope: readonly unknown[] | null,
  { index, destination }: { index: string; destination: string },
): number {
  if (scope && !scope.includes('settings')) return application.write([])
  return application.copy(index, destination, scope !== null)
}

function pageOf(listed: readonly ListedIndex[], parameters: URLSearchParams | undefined) {
  const page = Math.max(0, Number(parameters?.get('page') ?? 0) || 0)
  const size = Math.max(1, Number(parameters?.get('hitsPerPage') ?? 100) || 100)
  return {
    items: listed.slice(page * size, (page + 1) * size),
    nbPages: Math.max(1, Math.ceil(listed.length / size)),
  }
}

function listedIndex({ engine }: SearchApplication, index: ListedIndex) {
  const { name, createdAtMs, updatedAtMs, primary, isVirtual, replicas } = index
  const isBuilt = engine.has(name)
  const dataSize = isBuilt ? estimateBytes(engine.allRecords(name)) : 0
  return {
    name,
    createdAt: new Date(createdAtMs).toISOString(),
    updatedAt: new Date(updatedAtMs).toISOString(),
    entries: isBuilt ? engine.recordCount(name) : 0,
    dataSize,
    fileSize: dataSize,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary ? { primary } : {}),
    ...(replicas ? { replicas } : {}),
    ...(isVirtual ? { virtual: true } : {}),
  }
}

/** Writing all records out to measure them would hold up searches, so the first ones speak for all. */
function estimateBytes(records: readonly unknown[]): number {
  const sized = records.slice(0, SIZED_RECORDS)
  const characters = sized.reduce<number>((sum, record) => sum + JSON.stringify(record).length, 0)
  return sized.length === 0 ? 0 : Math.round((characters / sized.length) * records.length)
}

function dateOf({ nowMs }: SearchApplication): string {
  return new Date(nowMs).toISOString()
}

function once(answer: unknown): Answered {
  return { answer, isLasting: false }
}
