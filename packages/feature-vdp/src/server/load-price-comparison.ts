import type { PriceComparison } from '../model/price-comparison.ts'
import type { ComparedCar, PriceComparisonSource } from '../model/price-comparison-source.ts'
import { inTime } from './in-time.ts'

/** Parts comparisons of prices are made with, for one site. */
export interface PriceComparisonPorts {
  source: PriceComparisonSource
  /** Where a failure goes. */
  logger: { warn(message: string, fields?: object): void }
  /** Longest wait for the source, in milliseconds. Default 1500. */
  timeoutMs?: number
}

/** Outcome of a question. */
export type PriceComparisonLoad =
  | { kind: 'comparison'; comparison: PriceComparison }
  | { kind: 'none' }
  /** The source failed or took too long; it is logged. */
  | { kind: 'failed' }

/**
 * The comparison of a car's price. A source that fails or does not answer in time is one line in the
 * log, and the panel stays hidden.
 * Source: `VDP-081`, `VDP-082`, `D-37`
 */
export async function loadPriceComparison(
  { source, logger, timeoutMs = 1500 }: PriceComparisonPorts,
  car: ComparedCar,
): Promise<PriceComparisonLoad> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const comparison = await inTime(source.compare(car, { signal }), timeoutMs)
    return comparison ? { kind: 'comparison', comparison } : { kind: 'none' }
  } catch (error) {
    logger.warn('the price comparison failed', { carId: car.id, error })
    return { kind: 'failed' }
  }
}
