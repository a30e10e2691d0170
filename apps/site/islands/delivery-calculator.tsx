import { DeliveryCalculator, type DeliveryCalculatorProps } from '@forecourt/feature-vdp'

/** Props of the delivery calculator's island, plain enough for JSON. */
export type DeliveryIslandProps = Omit<DeliveryCalculatorProps, 'lookUp' | 'note'> & {
  /** Small print below. Default none. */
  note?: string
}

/** What delivery costs. */
export function DeliveryIsland(
  props: DeliveryIslandProps & Pick<DeliveryCalculatorProps, 'lookUp'>,
) {
  return <DeliveryCalculator {...props} />
}
