import { hydrateIsland } from '@forecourt/islands/hydrate'
import { keepInAddress } from './calculator-address.ts'
import { fuelCalculatorIsland } from './fuel-calculator.tsx'

export const hydrate = hydrateIsland(fuelCalculatorIsland, {
  onCalculation: ({ parameters }) => keepInAddress(parameters),
})
