import { type AttributeChoice, defineAttribute, isChosen } from '../index/attribute-choice.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { TextQuery } from '../index/text-query.ts'
import type { Tags } from './search-answer.ts'
import { markText, renderMarks, type TextMarks } from './text-highlight.ts'

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

/** Makes the entry of a text or number at a path. */
export type RenderValue = (text: string, path: string) => HighlightEntry | SnippetEntry

/** Entries of the chosen texts and numbers of a record, nested as the record is. */
export function renderRecord(
  record: SearchRecord,
  choose: AttributeChoice,
  render: RenderValue,
): Record<string, unknown> {
  return renderParts(record, '', choose, render) ?? {}
}

function renderParts(
  source: object,
  prefix: string,
  choose: AttributeChoice,
  render: RenderValue,
): Record<string, unknown> | undefined {
  let rendered: Record<string, unknown> | undefined
  for (const [key, value] of Object.entries(source)) {
    const part = renderValue(value, prefix + key, choose, render)
    if (part === undefined) continue
    rendered ??= {}
    defineAttribute(rendered, key, part)
  }
  return rendered
}

/** Undefined where nothing is chosen; an element of a list keeps its place. */
function renderValue(
  value: unknown,
  path: string,
  choose: AttributeChoice,
  render: RenderValue,
): unknown {
  if (choose(path) === 'none') return undefined
  if (typeof value === 'string' || typeof value === 'number') {
    return isChosen(choose, path) ? render(String(value), path) : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return renderParts(value, `${path}.`, choose, render)
  const elements = value.map((element) => renderValue(element, path, choose, render))
  const isEmpty = elements.every((element) => element === undefined)
  return isEmpty ? undefined : elements.map((element) => element ?? {})
}

/** @param query what to look for, or null to leave the text plain */
export function highlightText(text: string, query: TextQuery | null, tags: Tags): HighlightEntry {
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

/** So many words around the first match, or from the beginning. */
export function snippetText(
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
