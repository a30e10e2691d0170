import type { DemoCar } from './demo-car.ts'
import { type Random, seededRandom } from './random.ts'

/** A car that has been drawn but neither numbered nor written about. */
export type DrawnCar = Omit<DemoCar, 'stocknum' | 'comments' | 'status' | 'soldOn'>

/** State of sale a vehicle has come to. */
export type SaleState = Pick<DemoCar, 'status' | 'soldOn'>

/** Numbering, state of sale and comments of a dealer's stock. */
export interface Bookkeeping<Drawn> {
  seed: string
  stocknumOf(vehicle: Drawn, serial: number): string
  stateOf(vehicle: Drawn, random: Random): SaleState
  write(vehicle: Drawn & SaleState, random: Random): string
}

const mostTries = 40

/**
 * Numbers vehicles in the order they came in, gives each its state of sale and comments no other
 * has.
 */
export function finishStock<Drawn extends { stockedOn: string }>(
  vehicles: readonly Drawn[],
  books: Bookkeeping<Drawn>,
): (Drawn & SaleState & { stocknum: string; comments: string })[] {
  const inOrder = vehicles.toSorted((one, other) => (one.stockedOn < other.stockedOn ? -1 : 1))
  const written = new Set<string>()
  let serial = 0
  return inOrder.map((vehicle, index) => {
    const random = seededRandom(`${books.seed}|finish|${index}`)
    serial += random.whole(1, 4)
    const stated = { ...vehicle, ...books.stateOf(vehicle, random) }
    const comments = writeAnew(() => books.write(stated, random), written)
    return { ...stated, stocknum: books.stocknumOf(vehicle, serial), comments }
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
