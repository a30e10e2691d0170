import { Island } from '@forecourt/islands/server'
import { priceComparisonIsland } from '../islands/price-comparison.tsx'
import { type SimilarCarsIslandProps, similarCarsIsland } from '../islands/similar-cars.tsx'

/** How the price compares, where the page asks for it itself. */
export const LatePriceComparison = (props: { path: string }) => (
  <Island island={priceComparisonIsland} props={props} starts="load" />
)

/** Similar vehicles, where the page asks for them itself. */
export const LateSimilarCars = (props: SimilarCarsIslandProps) => (
  <Island island={similarCarsIsland} props={props} starts="load" />
)
