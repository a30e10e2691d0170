/** A word of a phrase. */
export interface PhraseWord {
  /** As it was typed. */
  text: string
  /** In lower case, without accents and the punctuation around it. */
  key: string
}

/** The words of a phrase, in order. */
export function splitPhrase(phrase: string): PhraseWord[] {
  return phrase
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, key: foldWord(text) }))
}

/** Letters and digits alone: "CX-5", "cx 5" and "cx5" are one name. */
export function compactName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}+]/gu, '')
}

/** The words as they were typed. */
export const joinWords = (words: readonly PhraseWord[]): string =>
  words.map(({ text }) => text).join(' ')

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐‑–—]/g, '-')
    .toLowerCase()

const foldWord = (text: string) => fold(text).replace(/^["'“”‘’([;:!?,.]+|["'“”‘’)\];:!?,.]+$/g, '')
