import { DEFAULT_SETTINGS } from '../index/default-settings.ts'
import {
  type IndexSettings,
  type ReplicaSettings,
  readReplicas,
  readSearchableAttributes,
} from '../index/index-settings.ts'
import {
  describeNeutral,
  HARMLESS_PARAMETERS,
  HARMLESS_SETTINGS,
  isNeutral,
  isOfKind,
  REFUSED_PARAMETERS,
  REFUSED_SETTINGS,
} from '../query/parameter-support.ts'
import { badRequest, type SearchError } from '../query/search-error.ts'

/** Settings as a client wrote them, under their present names. */
export type WrittenSettings = Readonly<Record<string, unknown>>

type Kind = 'list' | 'text' | { most: number } | readonly unknown[]

/** Settings with an effect, and what they may be. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['searchableAttributes', 'list'],
  ['attributesForFaceting', 'list'],
  ['numericAttributesForFiltering', 'list'],
  ['unretrievableAttributes', 'list'],
  ['attributesToRetrieve', 'list'],
  ['attributesToHighlight', 'list'],
  ['attributesToSnippet', 'list'],
  ['ranking', 'list'],
  ['customRanking', 'list'],
  ['replicas', 'list'],
  ['responseFields', 'list'],
  ['highlightPreTag', 'text'],
  ['highlightPostTag', 'text'],
  ['snippetEllipsisText', 'text'],
  ['hitsPerPage', { most: 1000 }],
  ['maxValuesPerFacet', { most: 1000 }],
  ['maxFacetHits', { most: 100 }],
  ['paginationLimitedTo', { most: 20_000 }],
  ['sortFacetValuesBy', ['count', 'alpha']],
  ['queryType', ['prefixLast', 'prefixAll', 'prefixNone']],
  ['typoTolerance', [true, false, 'true', 'false', 'min', 'strict']],
])

/** Older names that clients still send. */
const RENAMED: Readonly<Record<string, string>> = {
  attributesToIndex: 'searchableAttributes',
  numericAttributesToIndex: 'numericAttributesForFiltering',
  slaves: 'replicas',
  unretrieveableAttributes: 'unretrievableAttributes',
}

/** Settings that shape the data itself; a virtual replica has those of its primary. */
export const SHAPING_SETTINGS = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
]

/** Settings that copying and moving leave as it is at the destination. */
export const UNCOPIED_SETTINGS = ['replicas', 'enableReRanking', 'mode']

/**
 * Checks settings that were sent; null stands for a setting that goes back to its default.
 * @throws SearchError 400 for an unknown name or a value of the wrong kind
 */
export function readWrittenSettings(sent: Readonly<Record<string, unknown>>): WrittenSettings {
  const read: Record<string, unknown> = {}
  for (const [sentName, value] of Object.entries(sent)) {
    const name = RENAMED[sentName] ?? sentName
    if (!isKnown(name)) throw badRequest(`Unknown setting: ${sentName}`)
    if (value !== null) assertValue(name, value)
    read[name] = value
  }
  assertReplicas(read['replicas'])
  if (read['searchableAttributes']) countAttributes(toIndexSettings(read, []))
  return read
}

/** Settings over older ones; those that are null go back to their default. */
export function mergeSettings(older: WrittenSettings, newer: WrittenSettings): WrittenSettings {
  const merged = Object.entries({ ...older, ...newer }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}

/** Settings of an index as a client reads them. */
export function shownSettings(settings: WrittenSettings): WrittenSettings {
  return { ...DEFAULT_SETTINGS, ...settings }
}

/** Settings without some of them. */
export function withoutSettings(
  settings: WrittenSettings,
  names: readonly string[],
): WrittenSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))
}

/** True when two indices of these settings can share their data, being orders of the same. */
export function sharesShape(one: WrittenSettings, other: WrittenSettings): boolean {
  return SHAPING_SETTINGS.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

/**
 * Settings as the engine takes them.
 * @param attributes what is searched when nothing says so, each as important as the other
 */
export function toIndexSettings(
  settings: WrittenSettings,
  attributes: readonly string[],
): IndexSettings {
  const known = Object.entries(settings).filter(([name]) => KINDS.has(name) && name !== 'replicas')
  const { searchableAttributes, attributesForFaceting, typoTolerance, ...others } =
    Object.fromEntries(known)
  const listed = searchableAttributes as readonly string[] | undefined
  return {
    ...(others as Partial<IndexSettings>),
    ...(typoTolerance === undefined ? {} : { typoTolerance: readTolerance(typoTolerance) }),
    ...(attributesForFaceting === undefined
      ? {}
      : { attributesForFaceting: (attributesForFaceting as string[]).map(beforeDistinct) }),
    searchableAttributes: listed?.length ? listed : attributes.length ? [attributes.join(',')] : [],
  }
}

/** Settings of a replica as the engine takes them. */
export function toReplicaSettings(settings: WrittenSettings): ReplicaSettings {
  return toIndexSettings(withoutSettings(settings, SHAPING_SETTINGS), [])
}

/** Replicas named in settings: whether each is virtual. */
export function replicasOf(settings: WrittenSettings): Map<string, { isVirtual: boolean }> {
  const replicas = (settings['replicas'] ?? []) as readonly string[]
  return readReplicas({ searchableAttributes: [], replicas })
}

function isKnown(name: string): boolean {
  const tables = [KINDS, HARMLESS_PARAMETERS, REFUSED_PARAMETERS]
  return [...tables, HARMLESS_SETTINGS, REFUSED_SETTINGS].some((table) => table.has(name))
}

function assertValue(name: string, value: unknown): void {
  const kind = KINDS.get(name)
  if (kind) {
    assertKind(name, value, kind)
    return
  }
  const harmless = HARMLESS_SETTINGS.get(name) ?? HARMLESS_PARAMETERS.get(name)
  if (harmless && !isOfKind(value, harmless)) throw invalid(name, `a ${harmless}`)
  const neutral = REFUSED_SETTINGS.get(name) ?? REFUSED_PARAMETERS.get(name)
  if (neutral && !isNeutral(value, neutral)) {
    throw badRequest(`Unsupported "${name}" setting, ${describeNeutral(neutral)}`)
  }
}

function assertKind(name: string, value: unknown, kind: Kind): void {
  if (kind === 'list') {
    if (Array.isArray(value) && value.every((element) => typeof element === 'string')) return
    throw invalid(name, 'a list of strings')
  }
  if (kind === 'text') {
    if (typeof value !== 'string') throw invalid(name, 'a string')
  } else if ('most' in kind) {
    const isCount = Number.isInteger(value) && (value as number) >= 0
    if (!isCount || (value as number) > kind.most) {
      throw invalid(name, `an integer between 0 and ${kind.most}`)
    }
  } else if (!kind.includes(value)) {
    throw invalid(name, `one of ${kind.join(', ')}`)
  }
}

function assertReplicas(replicas: unknown): void {
  try {
    replicasOf({ replicas: replicas ?? [] })
  } catch {
    throw invalid('replicas', 'names of indices or virtual(name), each once')
  }
}

function countAttributes(settings: IndexSettings): void {
  try {
    readSearchableAttributes(settings)
  } catch {
    throw badRequest('Too many searchableAttributes, at most 32')
  }
}

function readTolerance(value: unknown): IndexSettings['typoTolerance'] {
  if (value === 'true' || value === 'false') return value === 'true'
  return value as IndexSettings['typoTolerance']
}

/** `distinct` has no effect here, so counting after it is counting. */
function beforeDistinct(entry: string): string {
  const match = /^afterDistinct\((.*)\)$/.exec(entry.trim())
  return match ? match[1]!.trim() : entry
}

function invalid(name: string, expected: string): SearchError {
  return badRequest(`Invalid value for "${name}" setting, expected ${expected}`)
}
