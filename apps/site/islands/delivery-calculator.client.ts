import { createHttpDeliveryPrice } from '@forecourt/feature-vdp/adapters'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { deliveryCalculatorIsland } from './delivery-calculator.tsx'

export const hydrate = hydrateIsland(deliveryCalculatorIsland, {
  lookUp: createHttpDeliveryPrice({ fetch: (input, init) => fetch(input, init) }),
})
