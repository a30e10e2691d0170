import type { TextQuery } from '../index/text-query.ts'
import { fold, isJoined, splitRuns, type Token, tokenize } from '../index/tokenize.ts'
import type { WordQuery } from '../index/vocabulary.ts'
import { allowedTypos, matchWord } from '../index/word-match.ts'

/** Where a text meets a query. */
export interface TextMarks {
  tokens: readonly Token[]
  /** Parts to highlight, in order and apart (UTF-16 offsets). */
  ranges: readonly (readonly [start: number, end: number])[]
  /** Places of the words of the query that are met. */
  places: ReadonlySet<number>
}

/** Finds the words of a query in a text by the same rule as the search itself. */
export function markText(text: string, query: TextQuery): TextMarks {
  const tokens = tokenize(text)
  const marker = new Marker(text)
  for (const { query: word, covers } of query.lookups) {
    for (const [index, token] of tokens.entries()) {
      const next = isJoined(token.word, tokens.length) ? tokens[index + 1] : undefined
      if (marker.mark(token, next, word)) for (const place of covers) marker.places.add(place)
    }
  }
  return { tokens, ranges: mergeRanges(marker.ranges), places: marker.places }
}

/** Puts tags around the ranges that lie between two offsets. */
export function renderMarks(
  text: string,
  ranges: TextMarks['ranges'],
  tags: { pre: string; post: string },
  [from, to]: readonly [number, number] = [0, text.length],
): string {
  let rendered = ''
  let written = from
  for (const [start, end] of ranges) {
    if (start < from || end > to) continue
    rendered += text.slice(written, start) + tags.pre + text.slice(start, end) + tags.post
    written = end
  }
  return rendered + text.slice(written, to)
}

class Marker {
  readonly ranges: [number, number][] = []
  readonly places = new Set<number>()
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Marks a token or its runs, else the token joined to the next one. */
  mark(token: Token, next: Token | undefined, query: WordQuery): boolean {
    const matched = this.markWord(token, token.word, 0, query)
    if (!query.derived) return matched
    const letterByLetter = { ...query, tolerant: false }
    const [first = '', second = ''] = splitRuns(token.word)
    const isFirst = first !== '' && this.markWord(token, first, 0, letterByLetter)
    const isSecond = second !== '' && this.markWord(token, second, first.length, letterByLetter)
    if (matched || isFirst || isSecond) return true
    return next !== undefined && this.markJoined(token, next, letterByLetter)
  }

  /** @param offset where the word begins within the token's folded form */
  private markWord(token: Token, word: string, offset: number, query: WordQuery): boolean {
    const length = matchedLength(query, word)
    if (length === null) return false
    this.ranges.push([this.place(token, offset), this.place(token, offset + length)])
    return true
  }

  private markJoined(token: Token, next: Token, query: WordQuery): boolean {
    const length = matchedLength(query, token.word + next.word)
    if (length === null) return false
    this.ranges.push([token.start, this.place(token, Math.min(length, token.word.length))])
    const rest = length - token.word.length
    if (rest > 0) this.ranges.push([next.start, this.place(next, rest)])
    return true
  }

  /** Offset in the text of a place within a token's folded form. */
  private place(token: Token, folded: number): number {
    if (folded >= token.word.length) return token.end
    if (token.end - token.start === token.word.length) return token.start + folded
    let end = token.start
    let length = 0
    for (const character of this.text.slice(token.start, token.end)) {
      const width = fold(character).length
      if (width > 0 && length >= folded) break
      length += width
      end += character.length
    }
    return end
  }
}

/** How much of a word a query word covers: the typed part of a prefix, else all of it. */
function matchedLength(query: WordQuery, word: string): number | null {
  const maxTypos = query.tolerant ? allowedTypos(query.word) : 0
  const match = matchWord(query.word, word, { prefix: query.prefix, maxTypos })
  if (!match) return null
  return match.typos === 0 ? query.word.length : word.length
}

function mergeRanges(ranges: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else if (end > start) merged.push([start, end])
  }
  return merged
}
