import { FuelCalculator, type FuelCalculatorProps } from '@forecourt/feature-vdp'
import { hydrateTree } from '@forecourt/islands/hydrate'

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, FuelCalculator, props as FuelCalculatorProps)
