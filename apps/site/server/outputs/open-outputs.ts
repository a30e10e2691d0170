import {
  type CachedFiles,
  createStockDocuments,
  type StockDocuments,
} from '@forecourt/feature-vdp/server'
import {
  createWorkQueue,
  type ImageHandler,
  openImageFiles,
  type WorkQueue,
} from '@forecourt/site-server'
import { createStockPhoto, type StockPhoto } from '@forecourt/site-server/outputs'
import type { Logger } from '@forecourt/site-server/process'
import type { StockStore } from '@forecourt/stock/model'

/** What the outputs of the stock are made with. */
export interface OpenOutputsOptions {
  store: Pick<StockStore, 'loadStock' | 'readGeneration'>
  /** Folder of the files that were made. */
  folder: string
  clock: () => Date
  /** The site's own image service. */
  images: ImageHandler
  logger: Logger
}

/** Sitemaps, feeds, print sheets and pictures of shared links, each made when first asked for. */
export interface Outputs {
  files: CachedFiles
  documents: StockDocuments
  /** Pictures of the stock for sheets and shared links. */
  photo: StockPhoto
  /** Runs the making of sheets and pictures a little at a time. */
  queue: WorkQueue
}

/** A quarter of a gigabyte; the oldest files make room and are made again. */
const atMostBytes = 256 * 1024 * 1024

/** Sheets and pictures made at the same time, and waiting at most. */
const workload = { atOnce: 1, atMost: 48 }

/** Opens what makes and keeps the outputs of the stock. */
export async function openOutputs(options: OpenOutputsOptions): Promise<Outputs> {
  const { store, folder, clock, images, logger } = options
  const files = await openImageFiles({ folder, atMostBytes })
  return {
    files,
    documents: createStockDocuments({ store, files, now: clock }),
    photo: createStockPhoto({ images, logger }),
    queue: createWorkQueue(workload),
  }
}
