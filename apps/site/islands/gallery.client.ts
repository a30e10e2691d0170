import { hydrateTree } from '@forecourt/islands/hydrate'
import { GalleryIsland, type GalleryIslandProps } from './gallery.tsx'

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, GalleryIsland, props as GalleryIslandProps)
