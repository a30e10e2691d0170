/** A word of a text: folded for comparison, with its place in the original (UTF-16 offsets). */
export interface Token {
  word: string
  start: number
  end: number
}

/** Values of more words than this are prose: their neighbours are not joined. */
const JOINED_VALUE_MAX_WORDS = 12
/** A longer word is not joined to the next one, as Algolia splits off no longer first part. */
const JOINED_WORD_MAX_LENGTH = 12
/** Before a derived word in an index; no word holds it. */
export const DERIVED_MARK = '+'

const ASCII = /^[\0-\x7f]*$/
const ASCII_WORDS = /[a-z0-9]+/g
const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const MARKS = /\p{M}+/gu
const TWO_RUNS = /^(?:(\p{L}+)(\p{N}{1,4})|(\p{N}{1,4})(\p{L}+))$/u

/** Lower case without diacritics: "Škoda" and "skoda" are the same word. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const lower = text.normalize('NFD').replace(MARKS, '').toLowerCase()
  return lower.normalize('NFD').replace(MARKS, '').replaceAll('ς', 'σ')
}

/** Words of a text with their places; anything that is neither letter nor digit separates. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORDS)) {
    const word = fold(match[0])
    if (word !== '') tokens.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

/** Words of a text, folded. */
export function toWords(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(ASCII_WORDS) ?? []
  return tokenize(text).map((token) => token.word)
}

/** The words of a value, and its derived words behind a mark, each once. */
export function indexedWords(text: string): string[] {
  const words = toWords(text)
  const derived = derivedWords(words).map((word) => DERIVED_MARK + word)
  return [...new Set([...words, ...derived])]
}

/**
 * The further words under which a value is found, letter by letter only: each pair of neighbours
 * joined ("cx" and "5" give "cx5"), and a word of one run of letters and one of up to four digits as
 * its two runs ("rav4" gives "rav" and "4").
 */
function derivedWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    const runs = splitRuns(word)
    return next !== undefined && isJoined(word, words.length) ? [word + next, ...runs] : runs
  })
}

/** True when a word of a value of so many words is found joined to the next one too. */
export function isJoined(word: string, wordCount: number): boolean {
  return wordCount <= JOINED_VALUE_MAX_WORDS && word.length <= JOINED_WORD_MAX_LENGTH
}

/** "rav4" → ["rav", "4"], "320i" → ["320", "i"]; anything else, stock numbers too, → []. */
export function splitRuns(word: string): string[] {
  const runs = TWO_RUNS.exec(word)
  if (!runs) return []
  return [runs[1] ?? runs[3]!, runs[2] ?? runs[4]!]
}
