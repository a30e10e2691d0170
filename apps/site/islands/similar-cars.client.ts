import { findSimilarCars } from '@forecourt/feature-search/model'
import { hydrateIsland } from '@forecourt/islands/hydrate'
// All of the search, so that its code stays in one piece for those who search.
import { createSearchClient } from './search.client.ts'
import { similarCarsIsland } from './similar-cars.tsx'

export const hydrate = hydrateIsland(similarCarsIsland, ({ site }) => ({
  findSimilar: async (car) => findSimilarCars(await createSearchClient(site), site, car),
}))
