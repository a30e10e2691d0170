import { hydrateIsland } from '@forecourt/islands/hydrate'
import { financeCalculatorIsland } from './finance-calculator.tsx'
import { createFinanceEffects } from './finance-effects.ts'

export const hydrate = hydrateIsland(financeCalculatorIsland, createFinanceEffects)
