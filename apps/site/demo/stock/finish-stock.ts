import type { CommentWriter } from '../comments/harbour.ts'
import type { DemoCar } from './demo-car.ts'
import { type Random, seededRandom } from './random.ts'

/** A car that has been drawn but neither numbered nor written about. */
export type DrawnCar = Omit<DemoCar, 'stocknum' | 'comments' | 'status' | 'soldOn'>

/** How a yard numbers its stock and what becomes of it. */
export interface Bookkeeping {
  seed: string
  stocknumOf(car: DrawnCar, serial: number): string
  stateOf(car: DrawnCar, random: Random): Pick<DemoCar, 'status' | 'soldOn'>
  write: CommentWriter
}

const mostTries = 40

/**
 * Numbers cars in the order they came in, gives each its state of sale and comments no other car
 * has.
 */
export function finishStock(cars: readonly DrawnCar[], books: Bookkeeping): DemoCar[] {
  const inOrder = cars.toSorted((one, other) => (one.stockedOn < other.stockedOn ? -1 : 1))
  const written = new Set<string>()
  let serial = 0
  return inOrder.map((car, index) => {
    const random = seededRandom(`${books.seed}|finish|${index}`)
    serial += random.whole(1, 4)
    const stated = { ...car, ...books.stateOf(car, random) }
    const comments = writeAnew(() => books.write(stated, random), written)
    return { ...stated, stocknum: books.stocknumOf(car, serial), comments }
  })
}

function writeAnew(write: () => string, written: Set<string>): string {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const text = write()
    if (text.length >= 80 && !written.has(text)) {
      written.add(text)
      return text
    }
  }
  throw new Error('[demo] expected comments that no other car has; the grammar has too few lines')
}
