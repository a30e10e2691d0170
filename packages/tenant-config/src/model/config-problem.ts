import type * as v from 'valibot'

/** One thing wrong with a configuration. */
export interface ConfigProblem {
  /** Path of the key, such as `search.columns` or `locations[0].slug`; empty for the whole file. */
  path: string
  /** A sentence that names the key and says what is expected (CFG-005). */
  message: string
}

const formatPath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? String(key) : `${path}.${String(key)}`
  }, '')

const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [fromIndex, fromLetter] of [...from].entries()) {
    const next = [fromIndex + 1]
    for (const [toIndex, toLetter] of [...to].entries()) {
      const replaced = (row[toIndex] ?? 0) + (fromLetter === toLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[toIndex + 1] ?? 0) + 1, (next[toIndex] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const nearest = (key: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(key.length / 3)))
    .sort((a, b) => a.distance - b.distance)[0]?.name

const entriesAt = (schema: unknown, keys: readonly unknown[]): string[] => {
  const node = unwrap(schema)
  if (node === undefined) return []
  const [key, ...rest] = keys
  if (key === undefined) return 'entries' in node ? Object.keys(node.entries as object) : []
  if ('entries' in node)
    return entriesAt((node.entries as Record<string, unknown>)[String(key)], rest)
  if ('item' in node) return entriesAt(node.item, rest)
  if ('value' in node && node.type === 'record') return entriesAt(node.value, rest)
  if ('options' in node && Array.isArray(node.options)) {
    return node.options.flatMap((option: unknown) => entriesAt(option, keys))
  }
  return []
}

interface SchemaNode {
  type: string
  [property: string]: unknown
}

const unwrap = (schema: unknown): SchemaNode | undefined => {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return undefined
  const node = schema as SchemaNode
  return 'wrapped' in node ? unwrap(node.wrapped) : node
}

const describeKind = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return JSON.stringify(value)
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  strict_object: 'an object',
  Object: 'an object',
  Array: 'a list',
}

/** "90 or less" of the schema's "<=90". */
const limitWords = (name: string): string =>
  name.replace(/^>=(.+)/, '$1 or more').replace(/^<=(.+)/, '$1 or less')

const expectation = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'integer') return 'a whole number'
  const options = issue.expected?.match(/^\((.*)\)$/)?.[1]?.split(' | ')
  const names = (options ?? [issue.expected ?? '']).map(
    (name) => kindNames[name] ?? limitWords(name),
  )
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
}

const valueOf = (issue: v.BaseIssue<unknown>): unknown => {
  const last = issue.path?.at(-1)
  return last === undefined ? issue.input : last.value
}

const sentence = (path: string, issue: v.BaseIssue<unknown>, schema: unknown): string => {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const key = String(keys.at(-1) ?? '')
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = entriesAt(schema, keys.slice(0, -1))
    const guess = nearest(key, known)
    return guess === undefined
      ? `${path} is not a known setting.`
      : `${path} is not a known setting; did you mean ${guess}?`
  }
  if (issue.type === 'strict_object' && issue.input === undefined) return `${path} is required.`
  if (issue.message.startsWith('must ')) {
    const value = valueOf(issue)
    const found = Array.isArray(value) ? '' : `, but is ${describeKind(value)}`
    return `${path} ${issue.message}${found}.`
  }
  return `${path === '' ? 'The file' : path} must be ${expectation(issue)}, but is ${describeKind(valueOf(issue))}.`
}

/**
 * Turns a schema's issue into the key's path and a sentence about it.
 * Source: CFG-005, PLUS-045
 */
export function toConfigProblem(issue: v.BaseIssue<unknown>, schema: unknown): ConfigProblem {
  const path = formatPath((issue.path ?? []).map(({ key }) => key))
  return { path, message: sentence(path, issue, schema) }
}
