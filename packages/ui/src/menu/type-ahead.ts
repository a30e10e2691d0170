/** Text as it was typed so far, and when. */
export interface Typed {
  /** Letters, as typed. */
  text: string
  /** Time of the last letter, in milliseconds. */
  atMs: number
}

/** A pause longer than this starts a new word, in milliseconds. */
export const typeAheadPauseMs = 500

/** Adds a letter; after a pause, or for none typed before, the word starts anew. */
export function typeLetter(typed: Typed | null, letter: string, nowMs: number): Typed {
  const isNew = !typed || nowMs - typed.atMs > typeAheadPauseMs
  return { text: isNew ? letter : typed.text + letter, atMs: nowMs }
}

/**
 * The entry that begins with what was typed, from the one after the focus round to the focus itself.
 * The same letter again goes on to the next entry that begins with it.
 * @param index place of the focus, from 0; -1 when nothing has it
 * @returns its place, or null when none begins so
 */
export function typeAhead(labels: readonly string[], text: string, index: number): number | null {
  const letters = text.toLowerCase()
  const isRepeat = letters.length > 1 && new Set(letters).size === 1
  const sought = isRepeat ? letters.slice(0, 1) : letters
  // While a word is being typed, the entry found for its beginning may stay.
  const first = sought.length > 1 ? Math.max(index, 0) : index + 1
  const order = labels.map((_, step) => (first + step) % labels.length)
  return order.find((place) => labels[place]?.toLowerCase().startsWith(sought)) ?? null
}
