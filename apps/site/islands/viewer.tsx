import { MovingView } from '@forecourt/feature-vdp'
import { defineIsland } from '@forecourt/islands'
import { GalleryIsland, type GalleryIslandProps } from './gallery.tsx'

/** The viewer of a page that begins with another view than the gallery, and so has all of them at once. */
const ViewerIsland = (props: GalleryIslandProps) => (
  <GalleryIsland {...props} movingView={MovingView} />
)

export const viewerIsland = defineIsland<GalleryIslandProps>({
  name: 'viewer',
  component: ViewerIsland,
})
