type Query = Record<string, string | readonly string[]>

/**
 * Stands in for the `qs` package, which InstantSearch brings for a router this site replaces: reads
 * a flat query, names that repeat as lists.
 */
export function parse(query: string, { ignoreQueryPrefix = false } = {}): Query {
  const names = new URLSearchParams(ignoreQueryPrefix ? query.replace(/^\?/, '') : query)
  const entries = [...new Set(names.keys())].map((name): [string, string | string[]] => {
    const values = names.getAll(name)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
  return Object.fromEntries(entries)
}

/** Writes a flat query; lists repeat their name. */
export function stringify(query: Query, { addQueryPrefix = false } = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of typeof value === 'string' ? [value] : value) parameters.append(name, item)
  }
  const text = parameters.toString()
  return addQueryPrefix && text ? `?${text}` : text
}

export default { parse, stringify }
