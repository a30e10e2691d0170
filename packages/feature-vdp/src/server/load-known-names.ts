import type { Car } from '@forecourt/stock/model'
import type { KnownNames } from '../model/breadcrumbs.ts'
import { inTime, PAGE_WAIT_MS } from './in-time.ts'

/** Input of the question whether the names in a vehicle page's breadcrumb are known. */
export interface KnownNamesPorts {
  /** Names of the car of which the site shows stock. */
  findKnownNames(car: Car): Promise<KnownNames>
  /** Where "logged only" goes. */
  logger: { warn(message: string, fields?: object): void }
  /** Longest wait for it, in milliseconds. Default 400. */
  waitMs?: number
}

/** Knowledge of the names of a car; names nobody could tell of in time are not known, which is logged. */
export interface KnownNamesLoad {
  kind: 'loaded' | 'failed'
  knownNames: KnownNames
}

/**
 * Asks whether the make and the model of a car are known, so that their breadcrumbs lead somewhere. A search
 * that fails or is slow is one line in the log.
 * Source: `VDP-002`, `D-93`
 */
export async function loadKnownNames(
  { findKnownNames, logger, waitMs = PAGE_WAIT_MS }: KnownNamesPorts,
  car: Car,
): Promise<KnownNamesLoad> {
  try {
    return { kind: 'loaded', knownNames: await inTime(findKnownNames(car), waitMs) }
  } catch (error) {
    logger.warn('make and model could not be looked up', { carId: car.id, error })
    return { kind: 'failed', knownNames: { make: false, model: false } }
  }
}
