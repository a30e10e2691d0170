import type { Random } from '../stock/random.ts'
import { describeCar } from './car-words.ts'
import { makeDeck } from './deck.ts'
import { type CommentWriter, dealSome, pickHighlights, withoutMentioned } from './harbour.ts'
import { closings, equipment, mechanics, openings, paper, work } from './ridgeline-lines.ts'

/** The plain voice of a country dealer: short sentences, nothing dressed up. */
export function ridgelineWriter(random: Random): CommentWriter {
  const opening = makeDeck(openings, random)
  const gear = makeDeck(equipment, random)
  const middle = [mechanics, work, paper].map((lines) => makeDeck(lines, random))
  const closing = makeDeck(closings, random)
  return (car, choice) => {
    const words = pickHighlights(describeCar(car), choice)
    const about = dealSome(middle, words, choice.whole(1, 2), choice)
    const rest = [gear.deal(withoutMentioned(words, about)), ...about]
    const last = choice.chance(0.55) ? closing.deal(words) : null
    return [opening.deal(words), ...choice.shuffled(rest), last]
      .filter((sentence) => sentence !== null)
      .join(' ')
  }
}
