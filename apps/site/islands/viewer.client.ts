import { hydrateIsland } from '@forecourt/islands/hydrate'
import { viewerIsland } from './viewer.tsx'

export const hydrate = hydrateIsland(viewerIsland)
