import { toWords } from './tokenize.ts'
import type { WordQuery } from './vocabulary.ts'

/** Longer texts are cut here. */
export const QUERY_MAX_LENGTH = 512
/** Further words are not looked at. */
export const QUERY_MAX_WORDS = 20

/** Which words of a query may be the beginning of a word. */
export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone'

/** A look-up, and the places in the query it answers for. */
export interface Lookup {
  query: WordQuery
  covers: readonly number[]
}

/** A visitor's text, ready to be matched. */
export interface TextQuery {
  words: readonly string[]
  /** Each word by itself, and each pair of neighbours joined, which answers for both. */
  lookups: readonly Lookup[]
}

/**
 * Cuts a text into words. Every word must be met, by itself or joined to a neighbour; the last is a
 * prefix. Joined words are met without typos.
 * @returns null when the text holds no word
 */
export function parseTextQuery(
  text: string,
  options: { queryType: QueryType; tolerant: boolean },
): TextQuery | null {
  const words = toWords(text.slice(0, QUERY_MAX_LENGTH)).slice(0, QUERY_MAX_WORDS)
  if (words.length === 0) return null
  const isPrefix = (place: number) =>
    options.queryType === 'prefixAll' ||
    (options.queryType === 'prefixLast' && place === words.length - 1)
  const lookups: Lookup[] = words.map((word, place) => ({
    query: { word, prefix: isPrefix(place), tolerant: options.tolerant },
    covers: [place],
  }))
  for (let place = 0; place + 1 < words.length; place++) {
    const word = words[place]! + words[place + 1]!
    const query = { word, prefix: isPrefix(place + 1), tolerant: false }
    lookups.push({ query, covers: [place, place + 1] })
  }
  return { words, lookups }
}
