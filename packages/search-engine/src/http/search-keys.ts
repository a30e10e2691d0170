import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { isSearchError } from '../query/search-error.ts'
import {
  joinRestrictions,
  readRestriction,
  type SearchRestriction,
} from '../query/search-restriction.ts'
import { SEARCH_RIGHTS, type SearchRight } from './search-rights.ts'

/** A key of the search protocol, as the configuration of a server names it. */
export interface SearchKey {
  /** Data a client sends. */
  key: string
  /** Things it may do; `admin` is everything, and no secured key can be derived from it. */
  acl: readonly (SearchRight | 'admin')[]
  /** For people. Default none. */
  description?: string
  /** Patterns of the indices it may use, `*` at an end standing for any text. Default all. */
  indexes?: readonly string[]
  /**
   * Search parameters of every call made with it, URL-encoded; `filters` only narrow. To be bound to a
   * time or to networks it takes a secured key. Default none.
   */
  queryParameters?: string
}

/** Meaning of a key that was sent. */
export type ResolvedKey =
  | {
      ok: true
      /** As it was sent. */
      value: string
      /** The configured key it is, or is derived from. */
      parent: SearchKey
      rights: ReadonlySet<SearchRight>
      isAdmin: boolean
      restriction: SearchRestriction | null
      /** Unix seconds; null for ever. */
      validUntilSeconds: number | null
    }
  | { ok: false; message: string }

/** Who sends a key, and when. */
export interface KeyCircumstances {
  /** Unix milliseconds. */
  nowMs: number
  /** Address of the caller; a key bound to networks is refused without it. */
  address: string | undefined
}

/** The keys of one server. */
export interface KeyRing {
  /** Meaning of a key; wrong, tampered and expired ones are refused, and so is a wrong network. */
  resolve(sent: string, circumstances: KeyCircumstances): ResolvedKey
  /** The configured keys. */
  keys: readonly SearchKey[]
}

const WRONG_KEY = 'Invalid Application-ID or API key'
const DIGEST_CHARACTERS = 64
/** Things only a secured key can be bound to. */
const SECURED_ONLY = ['validUntil', 'restrictIndices', 'restrictSources']
const NO_RESTRICTION: SearchRestriction = { indices: [], filter: null, parameters: {} }

/**
 * Knows the keys of a server and the secured keys derived from them: base64 of a hexadecimal
 * HMAC-SHA256 and the parameters it signs, as Algolia's `generateSecuredApiKey` makes them. Compares
 * in constant time.
 * @throws Error for an empty key, a key twice, or query parameters that cannot be read
 * Source: D-32
 */
export function createKeyRing(keys: readonly SearchKey[]): KeyRing {
  const known = keys.map((key) => ({ key, digest: digestOf(key.key), restriction: ownRules(key) }))
  if (
    keys.some(({ key }) => key === '') ||
    new Set(keys.map(({ key }) => key)).size < keys.length
  ) {
    throw new Error('[feature-search] expected different keys, none of them empty')
  }
  return {
    keys,
    resolve: (sent, circumstances) => {
      const digest = digestOf(sent)
      const plain = known.filter((one) => timingSafeEqual(one.digest, digest)).at(0)
      if (plain) return granted(sent, plain.key, plain.restriction)
      const secured = readSecuredKey(sent, keys)
      if (!secured) return refused(WRONG_KEY)
      const parent = known.find(({ key }) => key === secured.parent)!
      return resolveSecured({ sent, parent, parameters: secured.parameters, circumstances })
    },
  }
}

/** The rights of a key. */
export function rightsOf({ acl }: SearchKey): ReadonlySet<SearchRight> {
  if (acl.includes('admin')) return new Set(SEARCH_RIGHTS)
  return new Set(acl.filter((right) => right !== 'admin'))
}

function ownRules({ indexes, queryParameters }: SearchKey): SearchRestriction | null {
  if (indexes === undefined && queryParameters === undefined) return null
  const parameters = Object.fromEntries(new URLSearchParams(queryParameters))
  const bound = SECURED_ONLY.find((name) => name in parameters)
  if (bound) throw new Error(`[feature-search] expected search parameters, got ${bound}`)
  return readRestriction(parameters, indexes === undefined ? [] : [indexes])
}

interface SecuredKey {
  sent: string
  parent: { key: SearchKey; restriction: SearchRestriction | null }
  parameters: Record<string, string>
  circumstances: KeyCircumstances
}

function resolveSecured({ sent, parent, parameters, circumstances }: SecuredKey): ResolvedKey {
  const { validUntil, restrictIndices, restrictSources, ...searchParameters } = parameters
  const untilSeconds = validUntil === undefined ? null : Number(validUntil)
  if (untilSeconds !== null && !Number.isFinite(untilSeconds)) return refused(WRONG_KEY)
  if (untilSeconds !== null && untilSeconds * 1000 <= circumstances.nowMs) {
    return refused('The API key has expired')
  }
  if (restrictSources !== undefined && !isWithin(restrictSources, circumstances.address)) {
    return refused('The API key is not allowed from this address')
  }
  const indices = restrictIndices === undefined ? [] : [readList(restrictIndices)]
  try {
    const derived = readRestriction(searchParameters, indices)
    const restriction = joinRestrictions(parent.restriction ?? NO_RESTRICTION, derived)
    return granted(sent, parent.key, restriction, untilSeconds)
  } catch (error) {
    if (isSearchError(error)) return refused(`Invalid API key: ${error.message}`)
    throw error
  }
}

function granted(
  value: string,
  parent: SearchKey,
  restriction: SearchRestriction | null,
  validUntilSeconds: number | null = null,
): ResolvedKey {
  const isAdmin = parent.acl.includes('admin')
  const rights = rightsOf(parent)
  return { ok: true, value, parent, rights, isAdmin, restriction, validUntilSeconds }
}

function refused(message: string): ResolvedKey {
  return { ok: false, message }
}

/** The key a secured key was made with, and its parameters; null when no known key fits. */
function readSecuredKey(
  sent: string,
  keys: readonly SearchKey[],
): { parent: SearchKey; parameters: Record<string, string> } | null {
  const text = Buffer.from(sent, 'base64').toString()
  const signature = Buffer.from(text.slice(0, DIGEST_CHARACTERS))
  const query = text.slice(DIGEST_CHARACTERS)
  if (signature.length !== DIGEST_CHARACTERS) return null
  const parents = keys.filter(({ acl }) => !acl.includes('admin'))
  const fitting = parents.filter(({ key }) => {
    const expected = createHmac('sha256', key).update(query).digest('hex')
    return timingSafeEqual(Buffer.from(expected), signature)
  })
  const [parent] = fitting
  return parent ? { parent, parameters: Object.fromEntries(new URLSearchParams(query)) } : null
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Names with commas, or a JSON list. */
function readList(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list.map(String)
    } catch {
      return []
    }
  }
  return text.split(',').map((name) => name.trim())
}

/** True when an address lies in one of the networks, `192.168.1.0/24` or a single address. */
function isWithin(networks: string, address: string | undefined): boolean {
  const version = address === undefined ? 0 : isIP(address)
  if (address === undefined || version === 0) return false
  const allowed = new BlockList()
  for (const network of readList(networks)) addNetwork(allowed, network)
  return allowed.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

function addNetwork(allowed: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/')
  const version = isIP(address)
  if (version === 0) return
  const family = version === 6 ? 'ipv6' : 'ipv4'
  const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix)
  if (Number.isInteger(bits) && bits >= 0 && bits <= (version === 6 ? 128 : 32)) {
    allowed.addSubnet(address, bits, family)
  }
}
