import type { Car } from '@forecourt/stock/model'
import type { PriceComparison } from './price-comparison.ts'

/** Part of a car that decides what it is compared with. */
export type ComparedCar = Pick<
  Car,
  'id' | 'slug' | 'path' | 'make' | 'model' | 'year' | 'km' | 'car_type' | 'price' | 'offer_price'
>

/** Who compares prices with the market. */
export interface PriceComparisonSource {
  /**
   * The comparison of a car, or null when there is none to be made.
   * @throws when the source cannot be reached or its answer cannot be read
   */
  compare(car: ComparedCar, options: { signal: AbortSignal }): Promise<PriceComparison | null>
}
