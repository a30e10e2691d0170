import { findSimilarCars } from '@forecourt/feature-search/model'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { createSearchClient } from '../client/search-client.ts'
import { similarCarsIsland } from './similar-cars.tsx'

export const hydrate = hydrateIsland(similarCarsIsland, ({ site }) => ({
  findSimilar: async (car) => findSimilarCars(await createSearchClient(site), site, car),
}))
