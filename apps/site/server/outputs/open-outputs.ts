import type { StockStore } from '@forecourt/feature-search/model'
import { stockPath } from '@forecourt/feature-search/model'
import {
  createStockDocuments,
  type KeptFiles,
  type StockDocuments,
} from '@forecourt/feature-vdp/server'
import type { Site } from '@forecourt/tenant-config/model'
import { openImageFiles } from '../images/image-files.ts'

/** What the outputs of the stock are made with. */
export interface OpenOutputsOptions {
  store: Pick<StockStore, 'loadStock' | 'readGeneration'>
  /** Folder of the files that were made. */
  folder: string
  clock: () => Date
}

/** Sitemaps, feeds, print sheets and pictures of shared links, each made when first asked for. */
export interface Outputs {
  files: KeptFiles
  documents: StockDocuments
}

/** A quarter of a gigabyte; the oldest files make room and are made again. */
const atMostBytes = 256 * 1024 * 1024

/** Opens what makes and keeps the outputs of the stock. */
export async function openOutputs({ store, folder, clock }: OpenOutputsOptions): Promise<Outputs> {
  const files = await openImageFiles({ folder, atMostBytes })
  return { files, documents: createStockDocuments({ store, files, now: clock }) }
}

/** Pages of a site that search engines may list, besides its stock. */
export const sitePagePaths = (site: Site): readonly string[] => [
  '/',
  stockPath(site),
  '/search-by-price',
  '/contact',
  '/privacy-policy',
]
