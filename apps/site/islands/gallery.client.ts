import { hydrateIsland } from '@forecourt/islands/hydrate'
import { galleryIsland } from './gallery.tsx'

export const hydrate = hydrateIsland(galleryIsland)
