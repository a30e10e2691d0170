import { hydrateIsland } from '@forecourt/islands/hydrate'
import { createFinanceEffects } from './finance-effects.ts'
import { financeQuickIsland } from './finance-quick.tsx'

export const hydrate = hydrateIsland(financeQuickIsland, createFinanceEffects)
