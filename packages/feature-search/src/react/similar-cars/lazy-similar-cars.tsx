'use client'

import { SimilarCars, type SimilarCarsProps } from './similar-cars.tsx'
import { type UseSimilarCarsOptions, useSimilarCars } from './use-similar-cars.ts'

export interface LazySimilarCarsProps
  extends Omit<SimilarCarsProps, 'cars' | 'ref'>,
    UseSimilarCarsOptions {}

/**
 * Similar vehicles for a page that comes without them: placeholders, loaded when the section is
 * 500 px before the viewport, then the cars or the way to search.
 * Source: `SRCH-105` to `SRCH-108`
 */
export function LazySimilarCars({ load, onFailure, initialCars, ...props }: LazySimilarCarsProps) {
  const { ref, cars } = useSimilarCars({ load, onFailure, initialCars })
  return <SimilarCars {...props} cars={cars} ref={ref} />
}
