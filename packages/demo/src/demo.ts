import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { importFeedFolder, type SiteContent } from '@forecourt/site-server'

/** The package's folder, wherever its code was bundled into. */
const home = dirname(createRequire(import.meta.url).resolve('@forecourt/demo/package.json'))
const feeds = join(home, 'feeds')

/** Everything a site needs to show the five dealers. */
export const demo = {
  tenants: join(home, 'tenants'),
  products: feeds,
  media: join(home, 'media'),
  async openPictures() {
    const { openVehiclePictures } = await import('./pictures/open-vehicle-pictures.ts')
    // A copy of the project without the layers has no pictures of vehicles.
    const source = await openVehiclePictures(join(home, 'layers')).catch(() => null)
    return source ? [source] : []
  },
  importStock: (options) => importFeedFolder({ ...options, folder: feeds }),
} satisfies SiteContent
