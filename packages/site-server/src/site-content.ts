import type { StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { PictureSource } from './images/picture-source.ts'
import type { Logger } from './process/logger.ts'

/** Stock, sites and log of a first import. */
export interface FirstStockOptions {
  store: StockStore
  sites: readonly Site[]
  logger: Logger
}

/**
 * Dealers, stock and files that come along with an app, beside what its operator puts into the folders of
 * the environment. Every part may be absent; a production of one's own has none of them.
 */
export interface SiteContent {
  /** Folder of the tenant files where FORECOURT_TENANTS names none. Default `tenants` in the project. */
  tenants?: string
  /** Folder of the built scripts and styles. Default `dist/client` in the project. */
  client?: string
  /** Folder of `{site id}.products.jsonl`, asked after that of FORECOURT_DATA. Default none. */
  products?: string
  /** Folder of videos, interiors and reports, asked after that of FORECOURT_DATA. Default none. */
  media?: string
  /** Opens the pictures of the image service. Default none. */
  openPictures?: () => Promise<readonly PictureSource[]>
  /** Gives sites their stock that have none yet, see `importFeedFolder`; FORECOURT_DEMO_STOCK=0 keeps it from that. */
  importStock?: (options: FirstStockOptions) => Promise<void>
}
