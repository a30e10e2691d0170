import type { SearchRecord } from '../index/search-record.ts'
import { badRequest } from '../query/search-error.ts'

/** Ways in which one attribute can be changed by what it is. */
const OPERATIONS = [
  'Increment',
  'Decrement',
  'Add',
  'Remove',
  'AddUnique',
  'IncrementFrom',
  'IncrementSet',
] as const

interface Operation {
  _operation: (typeof OPERATIONS)[number]
  value: unknown
}

/**
 * Checks the operations among some attributes.
 * @throws SearchError 400
 */
export function assertOperations(attributes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (isOperation(value)) assertOperation(name, value)
  }
}

/**
 * A record with some attributes replaced whole, or changed by an operation. Nested attributes cannot
 * be reached one by one.
 * @returns null when `IncrementFrom` or `IncrementSet` does not meet its number: nothing is changed
 */
export function updatePartially(
  record: SearchRecord,
  attributes: Readonly<Record<string, unknown>>,
): SearchRecord | null {
  const sent = Object.entries(attributes).filter(([name]) => name !== 'objectID')
  const isIgnored = sent.some(
    ([name, value]) => isOperation(value) && missesNumber(record[name], value),
  )
  if (isIgnored) return null
  const changed = sent.map(([name, value]) => [
    name,
    isOperation(value) ? operate(record[name], value) : value,
  ])
  return { ...record, ...Object.fromEntries(changed) }
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '_operation')
}

function assertOperation(name: string, { _operation, value }: Operation): void {
  if (!OPERATIONS.includes(_operation)) {
    throw badRequest(`Invalid operation for attribute "${name}", expected ${OPERATIONS.join(', ')}`)
  }
  const isCount = _operation.startsWith('Increment') || _operation === 'Decrement'
  if (isCount && (typeof value !== 'number' || !Number.isFinite(value))) {
    throw badRequest(`Invalid value of ${_operation} for attribute "${name}", expected a number`)
  }
  if (!isCount && typeof value !== 'number' && typeof value !== 'string') {
    throw badRequest(
      `Invalid value of ${_operation} for attribute "${name}", expected a number or a string`,
    )
  }
}

function missesNumber(current: unknown, { _operation, value }: Operation): boolean {
  const number = numberOf(current)
  if (_operation === 'IncrementFrom') return number !== value
  return _operation === 'IncrementSet' && number >= (value as number)
}

function numberOf(current: unknown): number {
  return typeof current === 'number' ? current : 0
}

function operate(current: unknown, { _operation, value }: Operation): unknown {
  const number = numberOf(current)
  const list: unknown[] = Array.isArray(current) ? current : []
  const by = value as number
  switch (_operation) {
    case 'Increment':
      return number + by
    case 'Decrement':
      return number - by
    case 'IncrementFrom':
      return by + 1
    case 'IncrementSet':
      return by
    case 'Add':
      return [...list, value]
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value]
    case 'Remove':
      return list.filter((element) => element !== value)
  }
}
