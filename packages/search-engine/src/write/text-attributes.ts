import type { SearchRecord } from '../index/search-record.ts'

const MOST_ATTRIBUTES = 32
const DEEPEST = 4

/**
 * Adds to `names` the attributes of a record that hold text or numbers, parts of objects as
 * `location.name`: what an index searches without a setting of its own. At most 32 in all, the first
 * ones met.
 * @returns whether one was added
 */
export function collectTextAttributes(record: SearchRecord, names: Set<string>): boolean {
  const before = names.size
  collect(record, '', names, 1)
  return names.size > before
}

function collect(value: object, prefix: string, names: Set<string>, depth: number): void {
  for (const [key, part] of Object.entries(value)) {
    if (names.size >= MOST_ATTRIBUTES) return
    if (key === 'objectID' || key === '_tags' || !isPlainName(key)) continue
    collectPart(part, prefix + key, names, depth)
  }
}

function collectPart(part: unknown, name: string, names: Set<string>, depth: number): void {
  if (typeof part === 'string' || typeof part === 'number') names.add(name)
  else if (Array.isArray(part)) for (const element of part) collectPart(element, name, names, depth)
  else if (typeof part === 'object' && part !== null && depth < DEEPEST) {
    collect(part, `${name}.`, names, depth + 1)
  }
}

/** Names that would be read as several, or as a modifier, cannot be listed. */
function isPlainName(key: string): boolean {
  return key !== '' && !/[,.()]/.test(key)
}
