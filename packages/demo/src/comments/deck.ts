import type { Random } from '../stock/random.ts'

/** A way to say something; null when it is not true of the car. */
export type Line<T> = (words: T) => string | null

/** Lines that are dealt like cards: none comes again before all others that fit have been dealt. */
export interface Deck<T> {
  deal(words: T): string | null
}

/**
 * A deck over the lines, in an order of its own.
 * @param depth share of the deck a dealt line goes below at least, 0 to 1; default 0.6
 */
export function makeDeck<T>(lines: readonly Line<T>[], random: Random, depth = 0.6): Deck<T> {
  let waiting = random.shuffled(lines)
  return {
    deal(words) {
      const drawn = waiting.find((line) => line(words) !== null)
      if (!drawn) return null
      const rest = waiting.filter((line) => line !== drawn)
      const place = random.whole(Math.floor(rest.length * depth), rest.length)
      waiting = [...rest.slice(0, place), drawn, ...rest.slice(place)]
      return drawn(words)
    },
  }
}
