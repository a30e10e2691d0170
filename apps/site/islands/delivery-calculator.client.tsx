import { createHttpDeliveryPrice } from '@forecourt/feature-vdp/adapters'
import { hydrateTree } from '@forecourt/islands/hydrate'
import { DeliveryIsland, type DeliveryIslandProps } from './delivery-calculator.tsx'

const lookUp = createHttpDeliveryPrice({ fetch: (input, init) => fetch(input, init) })

const Root = (props: DeliveryIslandProps) => <DeliveryIsland {...props} lookUp={lookUp} />

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, Root, props as DeliveryIslandProps)
