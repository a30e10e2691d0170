import { hydrateTree } from '../client/hydrate-root.tsx'
import { SuccessIsland, type SuccessIslandProps } from './success.tsx'

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, SuccessIsland, props as SuccessIslandProps)
