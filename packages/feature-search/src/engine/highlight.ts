import type { Tags } from './search-answer.ts'
import { attributePath, type SearchRecord } from './search-record.ts'
import { markText, renderMarks, type TextMarks } from './text-highlight.ts'
import type { TextQuery } from './text-query.ts'

/** One highlighted value, as Algolia gives it. Nothing is HTML-escaped. */
export interface HighlightEntry {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  matchedWords: string[]
  /** Only when something matched. */
  fullyHighlighted?: boolean
}

/** One snippet of a value. */
export interface SnippetEntry {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

type RenderValue = (text: string, query: TextQuery | null) => unknown

/**
 * Highlights attributes of a record; the result is nested as the record is.
 * @param queryFor the query to look for in an attribute, or null to leave it plain
 */
export function highlightRecord(
  record: SearchRecord,
  attributes: readonly string[],
  queryFor: (attribute: string) => TextQuery | null,
  tags: Tags,
): Record<string, unknown> {
  return renderAttributes(record, attributes, queryFor, (text, query) =>
    highlightText(text, query, tags),
  )
}

/** Snippets of attributes, each given as `name` or `name:words`. */
export function snippetRecord(
  record: SearchRecord,
  attributes: readonly { name: string; words: number }[],
  queryFor: (attribute: string) => TextQuery | null,
  tags: Tags & { ellipsis: string },
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const { name, words } of attributes) {
    const part = renderAttributes(record, [name], queryFor, (text, query) =>
      snippetText(text, query, words, tags),
    )
    mergeInto(result, part)
  }
  return result
}

function renderAttributes(
  record: SearchRecord,
  attributes: readonly string[],
  queryFor: (attribute: string) => TextQuery | null,
  render: RenderValue,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const attribute of attributes) {
    const query = queryFor(attribute)
    const part = renderAt(record, attributePath(attribute), 0, (text) => render(text, query))
    if (part !== undefined) mergeInto(result, part as Record<string, unknown>)
  }
  return result
}

function renderAt(
  source: unknown,
  path: readonly string[],
  depth: number,
  render: (text: string) => unknown,
): unknown {
  if (Array.isArray(source)) {
    return source.map((element) => renderAt(element, path, depth, render) ?? {})
  }
  const key = path[depth]
  if (key === undefined) {
    return typeof source === 'string' || typeof source === 'number'
      ? render(String(source))
      : undefined
  }
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return undefined
  const inner = renderAt((source as Record<string, unknown>)[key], path, depth + 1, render)
  return inner === undefined ? undefined : { [key]: inner }
}

function highlightText(text: string, query: TextQuery | null, tags: Tags): HighlightEntry {
  if (!query) return { value: text, matchLevel: 'none', matchedWords: [] }
  const marks = markText(text, query)
  if (marks.ranges.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  return {
    value: renderMarks(text, marks.ranges, tags),
    matchLevel: matchLevel(marks, query),
    matchedWords: query.words.filter((_, place) => marks.places.has(place)),
    fullyHighlighted: isFullyMarked(marks),
  }
}

function snippetText(
  text: string,
  query: TextQuery | null,
  words: number,
  tags: Tags & { ellipsis: string },
): SnippetEntry {
  const marks = markText(text, query ?? { words: [], lookups: [] })
  const { tokens, ranges } = marks
  const firstMark = ranges[0]?.[0] ?? 0
  const firstMatch = tokens.findIndex((token) => token.end > firstMark)
  const latest = Math.max(0, tokens.length - words)
  const start = Math.min(Math.max(0, firstMatch - Math.floor(words / 4)), latest)
  const end = Math.min(start + words, tokens.length)
  const from = start === 0 ? 0 : tokens[start]!.start
  const to = end === tokens.length ? text.length : (tokens[end - 1]?.end ?? 0)
  const value = renderMarks(text, ranges, tags, [from, to])
  return {
    value: (from > 0 ? tags.ellipsis : '') + value + (to < text.length ? tags.ellipsis : ''),
    matchLevel: query ? matchLevel(marks, query) : 'none',
  }
}

function matchLevel(marks: TextMarks, query: TextQuery): 'none' | 'partial' | 'full' {
  if (marks.places.size === 0) return 'none'
  return marks.places.size === query.words.length ? 'full' : 'partial'
}

function isFullyMarked({ tokens, ranges }: TextMarks): boolean {
  return tokens.every((token) =>
    ranges.some(([start, end]) => start <= token.start && end >= token.end),
  )
}

/** Adds one nested result to another, element by element where both have lists. */
function mergeInto(target: Record<string, unknown>, part: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(part)) {
    const present = target[key]
    if (isObject(present) && isObject(value)) mergeInto(present, value)
    else Object.defineProperty(target, key, { value, enumerable: true, configurable: true })
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
