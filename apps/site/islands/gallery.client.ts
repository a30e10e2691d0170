import { hydrateTree } from '../client/hydrate-root.tsx'
import { GalleryIsland, type GalleryIslandProps } from './gallery.tsx'

export const hydrate = (container: HTMLElement, props: unknown) =>
  hydrateTree(container, GalleryIsland, props as GalleryIslandProps)
