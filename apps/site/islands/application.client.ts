import { hydrateIsland } from '@forecourt/islands/hydrate'
import { applicationIsland } from './application.tsx'
import { createApplicationEffects } from './application-effects.ts'

export const hydrate = hydrateIsland(applicationIsland, createApplicationEffects)
