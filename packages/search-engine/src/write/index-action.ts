import type { SearchRecord } from '../index/search-record.ts'
import { badRequest } from '../query/search-error.ts'
import { assertOperations, updatePartially } from './partial-update.ts'

/** One change of one index. */
export type IndexAction =
  | { kind: 'save'; record: SearchRecord }
  | {
      kind: 'update'
      objectID: string
      attributes: Record<string, unknown>
      createsMissing: boolean
    }
  | { kind: 'delete'; objectID: string }
  | { kind: 'clear' }
  | { kind: 'drop' }

const MOST_ID_CHARACTERS = 500

/**
 * Reads one request of a batch.
 * @param newId makes an objectID for a record that is added without one
 * @throws SearchError 400
 */
export function readAction(action: unknown, body: unknown, newId: () => string): IndexAction {
  switch (action) {
    case 'addObject':
      return { kind: 'save', record: readRecord(body, newId) }
    case 'updateObject':
      return { kind: 'save', record: readRecord(body, null) }
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      return readUpdate(body, action === 'partialUpdateObject')
    case 'deleteObject':
      return { kind: 'delete', objectID: readId(objectOf(body)['objectID']) }
    case 'clear':
      return { kind: 'clear' }
    case 'delete':
      return { kind: 'drop' }
    default:
      throw badRequest(`Invalid batch action: ${describe(action)}`)
  }
}

/**
 * Reads the attributes to change of a record.
 * @throws SearchError 400
 */
export function readUpdate(body: unknown, createsMissing: boolean): IndexAction {
  const { objectID, ...attributes } = objectOf(body)
  assertOperations(attributes)
  return { kind: 'update', objectID: readId(objectID), attributes, createsMissing }
}

/**
 * Reads a whole record. Operations are no values, and are refused.
 * @param newId null when the record must have an objectID
 * @throws SearchError 400
 */
export function readRecord(body: unknown, newId: (() => string) | null): SearchRecord {
  const record = objectOf(body)
  const { objectID } = record
  const isNew = objectID === undefined || objectID === null || objectID === ''
  return { ...record, objectID: isNew && newId ? newId() : readId(objectID) }
}

/** The record an action leaves in the place of the present one; undefined when it changes nothing. */
export function recordAfter(
  action: Extract<IndexAction, { kind: 'save' | 'update' }>,
  present: SearchRecord | undefined,
): SearchRecord | undefined {
  if (action.kind === 'save') return action.record
  if (!present && !action.createsMissing) return undefined
  const base = present ?? { objectID: action.objectID }
  return updatePartially(base, action.attributes) ?? undefined
}

/** The objectID an action is about; '' for a whole index. */
export function actionId(action: IndexAction): string {
  if (action.kind === 'save') return action.record.objectID
  return 'objectID' in action ? action.objectID : ''
}

const describe = (sent: unknown) => (typeof sent === 'string' ? sent : JSON.stringify(sent))

function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>
  }
  throw badRequest('Invalid record, expected an object')
}

function readId(objectID: unknown): string {
  const text = typeof objectID === 'number' ? String(objectID) : objectID
  if (typeof text !== 'string' || text === '') throw badRequest('Missing "objectID" attribute')
  if (text.length > MOST_ID_CHARACTERS) {
    throw badRequest(`objectID is too long, at most ${MOST_ID_CHARACTERS} characters`)
  }
  return text
}
