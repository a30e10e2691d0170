/** A word of a text: folded for comparison, with its place in the original (UTF-16 offsets). */
export interface Token {
  word: string
  start: number
  end: number
}

/** Values of more words than this are prose: their neighbours are not joined. */
export const JOINED_VALUE_MAX_WORDS = 12

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

/**
 * The further words under which a value is found: each pair of neighbours joined ("cx" and "5" give
 * "cx5"), and a word of one run of letters and one of up to four digits as its two runs
 * ("rav4" gives "rav" and "4").
 */
export function derivedWords(words: readonly string[]): string[] {
  const derived: string[] = []
  const joins = words.length <= JOINED_VALUE_MAX_WORDS
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const next = words[index + 1]
    if (joins && next !== undefined) derived.push(word + next)
    derived.push(...splitRuns(word))
  }
  return derived
}

/** "rav4" → ["rav", "4"], "320i" → ["320", "i"]; anything else, stock numbers too, → []. */
export function splitRuns(word: string): string[] {
  const runs = TWO_RUNS.exec(word)
  if (!runs) return []
  return [runs[1] ?? runs[3]!, runs[2] ?? runs[4]!]
}
