import { hydrateIsland } from '@forecourt/islands/hydrate'
import { successIsland } from './success.tsx'

export const hydrate = hydrateIsland(successIsland)
