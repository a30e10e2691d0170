/**
 * Parts of a name behind each other, nothing said twice where two of them meet: "BMW X5" and "X5 M"
 * are a BMW X5 M, "Mazda" and "Mazda3" a Mazda3, "Lexus IS" and "IS250" a Lexus IS250.
 */
export function joinNames(parts: readonly (string | number | null)[]): string {
  return parts.reduce<string>((before, part) => joinTwo(before, String(part ?? '').trim()), '')
}

function joinTwo(before: string, part: string): string {
  if (before === '' || part === '') return before + part
  const said = before.split(' ')
  const words = part.split(' ')
  const repeated = countRepeated(said, words)
  if (repeated === 0 && isSpeltOut(said.at(-1), words[0])) said.pop()
  return [...said, ...words.slice(repeated)].join(' ')
}

/** A part of a name without the words the parts before it end with; null when nothing is left. */
export function dropRepeatedWords(before: string, part: string | null): string | null {
  if (part === null) return null
  const words = part.split(' ')
  const repeated = countRepeated(before.split(' '), words)
  if (repeated === 0) return part
  return dropRepeatedWords(before, words.slice(repeated).join(' ') || null)
}

/** Words at the end of one list that the other begins with. */
function countRepeated(said: readonly string[], words: readonly string[]): number {
  const last = said.at(-1) ?? ''
  for (let count = Math.min(said.length, words.length); count > 0; count -= 1) {
    if (!isSameName(words[count - 1], last)) continue
    const tail = said.slice(-count)
    const isRepeated = tail.every((word, index) => isSameName(word, words[index]))
    if (isRepeated && !isCount(words, count)) return count
  }
  return 0
}

/** "Mazda 5" has a badge "5 Door" that counts doors and does not repeat the model. */
const isCount = (words: readonly string[], repeated: number): boolean =>
  repeated === 1 &&
  /^\d$/.test(words[0] ?? '') &&
  /^(?:dr|doors?|seats?|seaters?|cyl|cylinders?|sp|speed|berth)$/i.test(words[1] ?? '')

/** A word that the next one begins with before a number: "MG" and "MG3". */
function isSpeltOut(word = '', next = ''): boolean {
  const isWord = /[a-z]/i.test(word) && next.length > word.length
  return (
    isWord && isSameName(next.slice(0, word.length), word) && /\d/.test(next.charAt(word.length))
  )
}

/** True for two names that differ in case at most; nothing is the same as no name. */
export const isSameName = (
  one: string | null | undefined,
  other: string | null | undefined,
): boolean => Boolean(one) && one?.toLowerCase() === other?.toLowerCase()
