import { DeliveryCalculator, type DeliveryCalculatorProps } from '@forecourt/feature-vdp'
import type { DeliveryCalculatorContent } from '@forecourt/feature-vdp/server'
import { defineIsland } from '@forecourt/islands'

/** Cost of delivery. */
export const deliveryCalculatorIsland = defineIsland<
  DeliveryCalculatorContent,
  Pick<DeliveryCalculatorProps, 'lookUp'>
>({ name: 'delivery-calculator', component: DeliveryCalculator })
