import type { DemoCar } from '../stock/demo-car.ts'
import type { Random } from '../stock/random.ts'
import { type CarWords, describeCar } from './car-words.ts'
import { type Deck, makeDeck } from './deck.ts'
import {
  newClosings,
  newCover,
  newDriving,
  newEquipment,
  newOpenings,
} from './harbour-new-lines.ts'
import { closings, cover, driving, equipment, past, work } from './harbour-used-lines.ts'
import { openings } from './harbour-used-openings.ts'

/** Writes the comments of a car for a dealer; keep one writer for a whole feed. */
export type CommentWriter = (car: Omit<DemoCar, 'stocknum' | 'comments'>, random: Random) => string

/** The polished voice of the group: two to five sentences, the invitation as its own paragraph. */
export function harbourWriter(random: Random): CommentWriter {
  const used = {
    opening: makeDeck(openings, random),
    equipment: makeDeck(equipment, random),
    middle: [driving, past, work, cover].map((lines) => makeDeck(lines, random)),
    closing: makeDeck(closings, random),
  }
  const fresh = {
    opening: makeDeck(newOpenings, random),
    equipment: makeDeck(newEquipment, random),
    middle: [newDriving, newCover].map((lines) => makeDeck(lines, random)),
    closing: makeDeck(newClosings, random),
  }
  return (car, choice) => {
    const words = pickHighlights(describeCar(car), choice)
    const decks = car.carType === 'used' ? used : fresh
    const middle = dealSome(decks.middle, words, choice.whole(1, 2), choice)
    const unsaid = withoutMentioned(words, middle)
    const body = [
      decks.opening.deal(words),
      ...choice.shuffled([decks.equipment.deal(unsaid), ...middle]),
    ]
    const closing = choice.chance(0.6) ? decks.closing.deal(words) : null
    const text = body.filter((sentence) => sentence !== null).join(' ')
    return closing === null ? text : `${text}${choice.chance(0.4) ? '\n\n' : ' '}${closing}`
  }
}

/** Sentences from different decks, as many as are true of the car up to a number. */
export function dealSome(
  decks: readonly Deck<CarWords>[],
  words: CarWords,
  most: number,
  random: Random,
): string[] {
  const sentences: string[] = []
  for (const deck of random.shuffled(decks)) {
    if (sentences.length === most) break
    const sentence = deck.deal(words)
    if (sentence !== null) sentences.push(sentence)
  }
  return sentences
}

/** Puts the more telling equipment first, in an order of its own for each car. */
export function pickHighlights(words: CarWords, random: Random): CarWords {
  const telling = words.highlights.slice(0, 7)
  return { ...words, highlights: [...random.shuffled(telling), ...words.highlights.slice(7)] }
}

/** Leaves out equipment that another sentence already speaks of. */
export function withoutMentioned(words: CarWords, sentences: readonly string[]): CarWords {
  const said = sentences.join(' ').toLowerCase()
  const isUnsaid = (highlight: string) =>
    !said.includes(highlight.toLowerCase().split(' ').at(-1) ?? '')
  return { ...words, highlights: words.highlights.filter(isUnsaid) }
}
