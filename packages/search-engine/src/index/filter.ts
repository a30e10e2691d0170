/**
 * A condition on records. Unlike the text forms, which are held to what Algolia accepts, a filter
 * built from these parts may be nested freely; a site's mandatory scope is one.
 */
export type Filter =
  | { kind: 'value'; attribute: string; value: string }
  | { kind: 'range'; attribute: string; min: number; max: number }
  | { kind: 'not'; filter: Filter }
  | { kind: 'all'; filters: readonly Filter[] }
  | { kind: 'any'; filters: readonly Filter[] }

/** How a number is compared. */
export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** The attribute of tags, compared with case. */
export const TAGS_ATTRIBUTE = '_tags'

/** The attribute of record ids, which every index can be filtered by, with case. */
export const ID_ATTRIBUTE = 'objectID'

/** One of the attribute's values equals `value`, ignoring case (with case for tags). */
export function valueIs(attribute: string, value: string | number | boolean): Filter {
  return { kind: 'value', attribute, value: String(value) }
}

/** One of the attribute's numbers lies between the bounds, both included. */
export function inRange(attribute: string, min: number, max: number): Filter {
  return { kind: 'range', attribute, min, max }
}

/** One of the attribute's numbers compares so; a record without a number never matches. */
export function compareNumber(
  attribute: string,
  operator: NumericOperator,
  number: number,
): Filter {
  switch (operator) {
    case '<':
      return inRange(attribute, -Infinity, justBelow(number))
    case '<=':
      return inRange(attribute, -Infinity, number)
    case '=':
      return inRange(attribute, number, number)
    case '>=':
      return inRange(attribute, number, Infinity)
    case '>':
      return inRange(attribute, justAbove(number), Infinity)
    case '!=':
      return anyOf([compareNumber(attribute, '<', number), compareNumber(attribute, '>', number)])
  }
}

/** The records the filter does not match. */
export function not(filter: Filter): Filter {
  return { kind: 'not', filter }
}

/** Every filter matches; of none, every record. */
export function allOf(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'all', filters }
}

/** At least one filter matches; of none, no record. */
export function anyOf(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'any', filters }
}

/** The attributes whose values (not numbers) a filter asks for. */
export function valueAttributes(filter: Filter): string[] {
  switch (filter.kind) {
    case 'value':
      return [filter.attribute]
    case 'range':
      return []
    case 'not':
      return valueAttributes(filter.filter)
    case 'all':
    case 'any':
      return filter.filters.flatMap(valueAttributes)
  }
}

const float = new Float64Array(1)
const integer = new BigInt64Array(float.buffer)

function justAbove(number: number): number {
  if (!Number.isFinite(number)) return number
  if (number === 0) return Number.MIN_VALUE
  float[0] = number
  integer[0]! += number > 0 ? 1n : -1n
  return float[0]
}

function justBelow(number: number): number {
  return -justAbove(-number)
}
