import type { Random } from '../stock/random.ts'
import { describeCar } from './car-words.ts'
import { makeDeck } from './deck.ts'
import { type CommentWriter, pickHighlights } from './harbour.ts'
import { workCarClosings, workCarFacts, workCarGear, workCarOpenings } from './work-car-lines.ts'

/** Writes about the cars, utes and vans of a dealer who mostly sells other things. */
export function workCarWriter(random: Random): CommentWriter {
  const [opening, fact, gear, closing] = [
    makeDeck(workCarOpenings, random),
    makeDeck(workCarFacts, random),
    makeDeck(workCarGear, random),
    makeDeck(workCarClosings, random),
  ]
  return (car, choice) => {
    const words = pickHighlights(describeCar(car), choice)
    const sentences = [opening.deal(words), fact.deal(words), gear.deal(words), closing.deal(words)]
    return sentences.filter((sentence) => sentence !== null).join(' ')
  }
}
