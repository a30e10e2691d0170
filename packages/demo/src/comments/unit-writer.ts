import type { DrawnUnit } from '../stock/demo-unit.ts'
import type { Random } from '../stock/random.ts'
import { type Deck, makeDeck } from './deck.ts'
import { describeUnit, type UnitLines, type UnitWords } from './unit-words.ts'

/** Lines a dealer writes about one kind of vehicle. */
export interface UnitVoice {
  openings: UnitLines
  /** Facts, of which one or two follow. */
  facts: UnitLines
  gear: UnitLines
  closings: UnitLines
}

/** Writes the comments of a vehicle; keep one writer for a whole feed. */
export function unitWriter(
  { openings, facts, gear, closings }: UnitVoice,
  random: Random,
): (vehicle: DrawnUnit, choice: Random) => string {
  const [opening, fact, equipment, closing] = [openings, facts, gear, closings].map((lines) =>
    makeDeck(lines, random, 0.95),
  ) as [Deck<UnitWords>, Deck<UnitWords>, Deck<UnitWords>, Deck<UnitWords>]
  return (vehicle, choice) => {
    const words = describeUnit(vehicle, choice)
    const middle = [
      fact.deal(words),
      equipment.deal(words),
      choice.chance(0.5) ? fact.deal(words) : null,
    ]
    return [opening.deal(words), ...middle, choice.chance(0.7) ? closing.deal(words) : null]
      .filter((sentence, at, all) => sentence !== null && all.indexOf(sentence) === at)
      .join(' ')
  }
}
