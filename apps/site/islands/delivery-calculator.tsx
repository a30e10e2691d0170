import { DeliveryCalculator, type DeliveryCalculatorProps } from '@forecourt/feature-vdp'
import { defineIsland } from '@forecourt/islands'

/** Props of the delivery calculator's island, plain enough for JSON. */
export type DeliveryIslandProps = Omit<DeliveryCalculatorProps, 'lookUp' | 'note'> & {
  /** Small print below. Default none. */
  note?: string
}

/** Cost of delivery. */
export const deliveryCalculatorIsland = defineIsland<
  DeliveryIslandProps,
  Pick<DeliveryCalculatorProps, 'lookUp'>
>({ name: 'delivery-calculator', component: DeliveryCalculator })
