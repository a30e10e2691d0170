import type { Random } from '../stock/random.ts'
import { aureliaClosings, aureliaFacts, aureliaGear, aureliaOpenings } from './aurelia-lines.ts'
import { type CarWords, describeCar } from './car-words.ts'
import { makeDeck } from './deck.ts'
import { type CommentWriter, pickHighlights } from './harbour.ts'

/** The quiet voice of a luxury marque. */
export function aureliaWriter(random: Random): CommentWriter {
  const [opening, fact, gear, closing] = [
    makeDeck(aureliaOpenings, random),
    makeDeck(aureliaFacts, random),
    makeDeck(aureliaGear, random),
    makeDeck(aureliaClosings, random),
  ]
  return (car, choice) => {
    const words = pickHighlights(withoutCommonplaces(describeCar(car)), choice)
    const middle = [fact.deal(words), gear.deal(words)]
    const body = [opening.deal(words), ...middle].filter((sentence) => sentence !== null)
    const invitation = choice.chance(0.75) ? closing.deal(words) : null
    return invitation === null ? body.join(' ') : `${body.join(' ')}\n\n${invitation}`
  }
}

const commonplaces = /CarPlay|camera|cruise control|monitoring|charging|parking|Bluetooth|tinted/i

/** Equipment that every car has is not worth a sentence here. */
function withoutCommonplaces(words: CarWords): CarWords {
  return { ...words, highlights: words.highlights.filter((one) => !commonplaces.test(one)) }
}
