import { type AttributeChoice, defineAttribute, isChosen } from '../index/attribute-choice.ts'
import type { SearchRecord } from '../index/search-record.ts'

/** A copy of the chosen attributes of a record, and of its objectID; lists are entered. */
export function retrieveAttributes(record: SearchRecord, choose: AttributeChoice): SearchRecord {
  return Object.assign(copyParts(record, '', choose), { objectID: record.objectID })
}

function copyParts(
  source: Readonly<Record<string, unknown>>,
  prefix: string,
  choose: AttributeChoice,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(source)) {
    const path = prefix + key
    const part = choose(path) === 'all' ? value : copyPart(value, path, choose)
    if (part !== undefined) defineAttribute(copy, key, part)
  }
  return copy
}

/** The chosen parts of a value; undefined when nothing of it is chosen. */
function copyPart(value: unknown, path: string, choose: AttributeChoice): unknown {
  if (choose(path) === 'none') return undefined
  if (typeof value !== 'object' || value === null) return isChosen(choose, path) ? value : undefined
  if (!Array.isArray(value)) return copyParts({ ...value }, `${path}.`, choose)
  return value.map((part) => copyPart(part, path, choose)).filter((part) => part !== undefined)
}
