import { hydrateIsland } from '@forecourt/islands/hydrate'
import { fuelCalculatorIsland } from './fuel-calculator.tsx'

export const hydrate = hydrateIsland(fuelCalculatorIsland)
