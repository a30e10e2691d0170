import type { Car } from '@forecourt/stock/model'
import { inTime, PAGE_WAIT_MS } from './in-time.ts'

/** Input similar cars of a vehicle page are found with. */
export interface SimilarPorts<SimilarCar> {
  /** Up to six similar cars; a rejection leaves the way to search in their place. */
  loadSimilarCars(car: Car): Promise<readonly SimilarCar[]>
  /** Where "logged only" goes. */
  logger: { warn(message: string, fields?: object): void }
  /** Longest wait for them, in milliseconds. Default 400. */
  waitMs?: number
}

/** Similar cars; `failed` when they could not be loaded in time, which is logged. */
export type SimilarLoad<SimilarCar> =
  | { kind: 'cars'; cars: readonly SimilarCar[] }
  | { kind: 'failed' }

/**
 * The cars most like one, for its page. A search that fails or is slow is one line in the log.
 * Source: `SRCH-108`, `ERR-003`
 */
export async function loadSimilar<SimilarCar>(
  { loadSimilarCars, logger, waitMs = PAGE_WAIT_MS }: SimilarPorts<SimilarCar>,
  car: Car,
): Promise<SimilarLoad<SimilarCar>> {
  try {
    return { kind: 'cars', cars: await inTime(loadSimilarCars(car), waitMs) }
  } catch (error) {
    logger.warn('similar cars could not be loaded', { carId: car.id, error })
    return { kind: 'failed' }
  }
}
