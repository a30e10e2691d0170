import { hydrateTree } from '@forecourt/islands/hydrate'
import { SuccessIsland, type SuccessIslandProps } from './success.tsx'

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, SuccessIsland, props as SuccessIslandProps)
