type PlainObject = Record<string, unknown>

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays one configuration over another: objects are merged key by key, anything else (lists included)
 * is replaced; a key that is undefined leaves the base in place. Neither input is changed.
 * Source: CFG-004, D-88
 */
export function mergeConfig(base: unknown, over: unknown): unknown {
  if (over === undefined) return base
  if (!isPlainObject(base) || !isPlainObject(over)) return over
  const keys = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries(
    [...keys].map((key) => [key, mergeConfig(ownValue(base, key), ownValue(over, key))]),
  )
}

const ownValue = (object: PlainObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined
