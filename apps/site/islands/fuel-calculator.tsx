import { FuelCalculator, type FuelCalculatorProps } from '@forecourt/feature-vdp'
import { defineIsland } from '@forecourt/islands'

/** Cost of fuel. */
export const fuelCalculatorIsland = defineIsland<
  Omit<FuelCalculatorProps, 'onCalculation'>,
  Pick<FuelCalculatorProps, 'onCalculation'>
>({ name: 'fuel-calculator', component: FuelCalculator })
