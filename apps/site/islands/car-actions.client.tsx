import { hydrateTree } from '../client/hydrate-root.tsx'
import { CarActionsIsland, type CarActionsIslandProps } from './car-actions.tsx'
import { enquiryEffects } from './enquiry-effects.ts'

const Root = (props: CarActionsIslandProps) => <CarActionsIsland {...props} {...enquiryEffects} />

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, Root, props as CarActionsIslandProps)
