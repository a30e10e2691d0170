import type { SearchRecord } from './search-record.ts'

/**
 * A copy of the attributes of a record that a request asks for.
 * @param wanted `*` is all, `-x` leaves x out, `location.name` takes a part
 * @param hidden attributes that are never given
 */
export function retrieveAttributes(
  record: SearchRecord,
  wanted: readonly string[],
  hidden: readonly string[],
): SearchRecord {
  const takesAll = wanted.includes('*') || (wanted.length > 0 && wanted.every(isExclusion))
  const copy: SearchRecord = takesAll ? { ...record } : pickPaths(record, wanted)
  for (const attribute of [...hidden, ...wanted.filter(isExclusion).map((name) => name.slice(1))]) {
    if (attribute !== 'objectID') removePath(copy, attribute.split('.'))
  }
  return copy
}

function isExclusion(attribute: string): boolean {
  return attribute.startsWith('-')
}

function pickPaths(record: SearchRecord, wanted: readonly string[]): SearchRecord {
  const picked: SearchRecord = { objectID: record.objectID }
  for (const attribute of wanted) copyPath(record, picked, attribute.split('.'))
  return picked
}

function copyPath(
  source: Record<string, unknown>,
  target: Record<string, unknown>,
  [key, ...rest]: readonly string[],
): void {
  if (key === undefined || !Object.hasOwn(source, key)) return
  const value = source[key]
  if (rest.length === 0 || !isObject(value)) {
    if (rest.length === 0) define(target, key, value)
    return
  }
  const part = Object.hasOwn(target, key) ? target[key] : undefined
  const inner = isObject(part) ? { ...part } : {}
  copyPath(value, inner, rest)
  define(target, key, inner)
}

function removePath(target: Record<string, unknown>, [key, ...rest]: readonly string[]): void {
  if (key === undefined || !Object.hasOwn(target, key)) return
  const value = target[key]
  if (rest.length === 0) {
    delete target[key]
  } else if (isObject(value)) {
    const inner = { ...value }
    removePath(inner, rest)
    define(target, key, inner)
  }
}

function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
