import { hydrateIsland } from '@forecourt/islands/hydrate'
import { journeyIsland } from './journey.tsx'

export const hydrate = hydrateIsland(journeyIsland)
