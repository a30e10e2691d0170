import { join } from 'node:path'
import { createStockDocuments } from '@forecourt/feature-vdp/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { SiteDeps } from '../deps/site-deps.ts'
import { createPhotoFetch } from '../images/fetch-photo.ts'
import { openImageFiles } from '../images/image-files.ts'
import { createWorkQueue } from '../limits/work-queue.ts'
import { startStep } from '../process/failed-start.ts'
import type { Route } from '../routes/route.ts'
import { createOutputRoutes } from './output-routes.ts'
import { createStockPhoto } from './stock-photo.ts'

/** Data the outputs of a site cannot know themselves. */
export interface OpenOutputsOptions {
  /** Paths of the pages search engines may list, besides those of the stock; told which makes are for sale. */
  pagePaths: (site: Site, makes: readonly string[]) => Promise<readonly string[]>
}

/** A quarter of a gigabyte; the oldest files are removed and made again. */
const atMostBytes = 256 * 1024 * 1024

/** A photo of another host must be there in this time, and not be larger: a page or a link waits for it. */
const photoLimits = { mostBytes: 15 * 1024 * 1024, patienceMs: 5000 }

/** Sheets and pictures made at the same time, and waiting at most. */
const workload = { atOnce: 1, waiting: 48, waitMs: 15_000 }

/**
 * Opens sitemaps, feeds, print sheets and pictures of shared links, each made when first asked for and
 * stored below `FORECOURT_DATA`.
 * @returns their routes, for `createApp`
 */
export async function openOutputs(
  deps: SiteDeps,
  { pagePaths }: OpenOutputsOptions,
): Promise<readonly Route[]> {
  const { env, clock, images, logger, metrics, stock } = deps
  const folder = join(env.FORECOURT_DATA, 'outputs')
  const files = await startStep('FORECOURT_DATA', () => openImageFiles({ folder, atMostBytes }))
  return createOutputRoutes({
    deps,
    pagePaths,
    files,
    documents: createStockDocuments({ store: stock, files, now: clock }),
    photo: createStockPhoto({
      images,
      fetchPhoto: createPhotoFetch(env.FORECOURT_PHOTO_ORIGINS, photoLimits),
      logger,
    }),
    queue: createWorkQueue({
      ...workload,
      onRefused: () => metrics.countRefusal('sheet_queue'),
    }),
  })
}
