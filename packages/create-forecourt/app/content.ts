import { importFeedFolder, type SiteContent } from '@forecourt/site-server'

/** Stock that comes with the app: the feeds in `stock/`, for dealers that have none yet. */
export const content: SiteContent = {
  client: 'dist/client',
  importStock: (options) => importFeedFolder({ ...options, folder: 'stock' }),
}
