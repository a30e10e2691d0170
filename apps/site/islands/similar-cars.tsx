import { LazySimilarCars, type LazySimilarCarsProps } from '@forecourt/feature-search'
import type { SimilarSubject } from '@forecourt/feature-search/model'
import { defineIsland } from '@forecourt/islands'
import { useMemo } from 'react'
import { islandCardSlots } from '../layout/card-slots.tsx'
import type { SearchIslandProps } from './search.tsx'

/** Props of the island, plain enough for JSON. */
export interface SimilarCarsIslandProps extends Pick<LazySimilarCarsProps, 'nowMs' | 'searchHref'> {
  car: SimilarSubject
  site: SearchIslandProps['site']
}

interface SimilarCarsEffects {
  /** Finds the cars most like one. */
  findSimilar: (car: SimilarSubject) => ReturnType<LazySimilarCarsProps['load']>
}

/* Shown on the server, and where there is no script: the way to search. */
const none: LazySimilarCarsProps['initialCars'] = []

/** Similar cars for a page the server could not find them for in time. */
function SimilarCarsIsland({
  car,
  findSimilar,
  ...props
}: SimilarCarsIslandProps & Partial<SimilarCarsEffects>) {
  const slots = useMemo(() => islandCardSlots(props.site), [props.site])
  return (
    <LazySimilarCars
      {...props}
      slots={slots}
      initialCars={none}
      load={async () => findSimilar?.(car) ?? []}
    />
  )
}

export const similarCarsIsland = defineIsland<SimilarCarsIslandProps, SimilarCarsEffects>({
  name: 'similar-cars',
  component: SimilarCarsIsland,
})
