import { toWords } from './tokenize.ts'
import type { WordQuery } from './vocabulary.ts'

/** Longer texts are cut here. */
export const QUERY_MAX_LENGTH = 512
/** Further words are not looked at. */
export const QUERY_MAX_WORDS = 20
/** Pairs of neighbours are joined among the first words only. */
const JOINED_QUERY_WORDS = 5

/** Words of a query that may be the beginning of a word. */
export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone'

/** A look-up, and the places in the query it answers for. */
export interface Lookup {
  query: WordQuery
  covers: readonly number[]
}

/** A visitor's text, ready to be matched. */
export interface TextQuery {
  words: readonly string[]
  /** Each word by itself, pairs of neighbours joined, and all words joined. */
  lookups: readonly Lookup[]
}

/**
 * Cuts a text into words. Every word must be met: by itself, joined to a neighbour among the first
 * five words, or joined with all others; the last is a prefix. Joined words are met without typos, and
 * a text that is not tolerant joins none.
 * @returns null when the text holds no word
 * Source: Algolia's guide on splitting and concatenation; D-32
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
  const { tolerant } = options
  const lookups: Lookup[] = words.map((word, place) => ({
    query: { word, prefix: isPrefix(place), tolerant, derived: tolerant },
    covers: [place],
  }))
  if (!tolerant) return { words, lookups }
  const joined = joinedPlaces(words.length).map((covers): Lookup => {
    const word = covers.map((place) => words[place]).join('')
    const query = { word, prefix: isPrefix(covers.at(-1)!), tolerant: false, derived: true }
    return { query, covers }
  })
  return { words, lookups: [...lookups, ...joined] }
}

/** Places of the words that are joined: neighbours among the first five, and all words. */
function joinedPlaces(wordCount: number): number[][] {
  const pairs = Math.max(0, Math.min(wordCount, JOINED_QUERY_WORDS) - 1)
  const joined = Array.from({ length: pairs }, (_, place) => [place, place + 1])
  return wordCount > 2
    ? [...joined, Array.from({ length: wordCount }, (_, place) => place)]
    : joined
}
