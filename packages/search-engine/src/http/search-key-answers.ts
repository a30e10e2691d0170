import { createSearchRefusal } from './answer-search-request.ts'
import type { SearchReply } from './search-call.ts'
import type { KeyRing, ResolvedKey, SearchKey } from './search-keys.ts'

/** A call about keys. */
export interface KeyCall {
  method: string
  /** From `/1/` on. */
  path: string
  /** The key the call is made with. */
  key: Extract<ResolvedKey, { ok: true }>
  keys: KeyRing
  nowMs: number
}

/** The date of keys that come from a configuration, in Unix seconds. */
const UNDATED = 0

/**
 * Answers `GET /1/keys` and `GET /1/keys/{key}`: a key may see itself, an admin key every configured
 * one. Keys are made in the configuration, so there is no other call.
 * @returns null when the call is not about keys
 */
export function answerKeyRequest(call: KeyCall): SearchReply | null {
  const match = /^\/1\/keys(?:\/([^/]+))?$/.exec(call.path)
  if (!match) return null
  if (call.method !== 'GET') return createSearchRefusal(405, 'Method not allowed')
  if (match[1] === undefined) return listKeys(call)
  const wanted = decode(match[1])
  if (wanted === call.key.value) return reply(ownKey(call))
  if (!call.key.isAdmin) return createSearchRefusal(403, 'Method not allowed with this API key')
  const found = call.keys.keys.find(({ key }) => key === wanted)
  return found ? reply(shownKey(found)) : createSearchRefusal(404, 'Key does not exist')
}

function listKeys({ key, keys }: KeyCall): SearchReply {
  if (!key.isAdmin) return createSearchRefusal(403, 'Method not allowed with this API key')
  return reply({ keys: keys.keys.map(shownKey) })
}

function ownKey({ key, nowMs }: KeyCall) {
  const { value, parent, isAdmin, validUntilSeconds } = key
  const isDerived = value !== parent.key
  return {
    ...shownKey(parent),
    value,
    ...(isAdmin ? {} : { description: '<redacted>' }),
    ...(isDerived ? { indexes: key.restriction?.indices.at(-1) ?? [] } : {}),
    ...(validUntilSeconds === null
      ? {}
      : { validity: Math.floor(validUntilSeconds - nowMs / 1000) }),
  }
}

function shownKey({ key, acl, description = '', indexes = [], queryParameters = '' }: SearchKey) {
  return {
    value: key,
    createdAt: UNDATED,
    acl: acl.filter((right) => right !== 'admin'),
    description,
    indexes,
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters,
    referers: [],
    validity: 0,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function reply(answer: object): SearchReply {
  return { status: 200, body: JSON.stringify(answer) }
}
