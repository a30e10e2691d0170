import type { Car } from '@forecourt/stock/model'
import { inTime, PAGE_WAIT_MS } from './in-time.ts'

/** Input of the question whether the model of a vehicle page is known. */
export interface KnownModelPorts {
  /** True when the stock of the site has the model. */
  findKnownModel(car: Car): Promise<boolean>
  /** Where "logged only" goes. */
  logger: { warn(message: string, fields?: object): void }
  /** Longest wait for it, in milliseconds. Default 400. */
  waitMs?: number
}

/** Knowledge of a model; one nobody could tell of in time is not known, which is logged. */
export interface KnownModelLoad {
  kind: 'loaded' | 'failed'
  isKnown: boolean
}

/**
 * Asks whether the model of a car is known, so that its breadcrumb leads somewhere. A search that fails or is
 * slow is one line in the log.
 * Source: `VDP-002`, `D-93`
 */
export async function loadKnownModel(
  { findKnownModel, logger, waitMs = PAGE_WAIT_MS }: KnownModelPorts,
  car: Car,
): Promise<KnownModelLoad> {
  try {
    return { kind: 'loaded', isKnown: await inTime(findKnownModel(car), waitMs) }
  } catch (error) {
    logger.warn('the model could not be looked up', { carId: car.id, error })
    return { kind: 'failed', isKnown: false }
  }
}
