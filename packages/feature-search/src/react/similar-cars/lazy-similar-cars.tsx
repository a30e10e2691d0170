'use client'

import { SimilarCars, type SimilarCarsProps } from './similar-cars.tsx'
import { SimilarPlaceholders } from './similar-placeholders.tsx'
import { type UseSimilarCarsOptions, useSimilarCars } from './use-similar-cars.ts'

/** Look of the row, and how its vehicles are asked for once it is near. */
export interface LazySimilarCarsProps
  extends Omit<SimilarCarsProps, 'cars' | 'placeholders' | 'ref'>,
    UseSimilarCarsOptions {}

/**
 * Similar vehicles for a page that comes without them: placeholders, loaded when the section is
 * 500 px before the viewport, then the cars or the way to search.
 * Source: `SRCH-105` to `SRCH-108`
 */
export function LazySimilarCars({ load, onFailure, initialCars, ...props }: LazySimilarCarsProps) {
  const { ref, cars } = useSimilarCars({ load, onFailure, initialCars })
  const placeholders = <SimilarPlaceholders site={props.site} />
  return <SimilarCars {...props} cars={cars} placeholders={placeholders} ref={ref} />
}
