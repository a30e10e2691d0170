/** One record of an index: a flat or nested JSON object with a unique `objectID`. */
export interface SearchRecord {
  objectID: string
  [attribute: string]: unknown
}

/** A value that can be filtered, counted or searched. */
export type Scalar = string | number | boolean

/** Splits an attribute name at its dots; `location.name` reads `record.location.name`. */
export function attributePath(attribute: string): readonly string[] {
  return attribute.split('.')
}

/**
 * Calls `visit` for each scalar found at a path; arrays are entered at every level.
 * `null`, `undefined`, NaN and objects without a further step are passed over.
 */
export function eachValue(
  source: unknown,
  path: readonly string[],
  visit: (value: Scalar) => void,
  depth = 0,
): void {
  if (Array.isArray(source)) {
    for (const element of source) eachValue(element, path, visit, depth)
    return
  }
  const key = path[depth]
  if (key === undefined) {
    if (isScalar(source)) visit(source)
    return
  }
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return
  eachValue((source as Record<string, unknown>)[key], path, visit, depth + 1)
}

function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'number') return !Number.isNaN(value)
  return typeof value === 'string' || typeof value === 'boolean'
}
