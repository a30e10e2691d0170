import { openDeveloper } from '@forecourt/demo'
import { openImageFiles } from '@forecourt/site-server'
import type { Logger } from '@forecourt/site-server/process'
import { createImageHandler, type ImageHandler } from './create-image-handler.ts'

export type { ImageHandler } from './create-image-handler.ts'

/** Where the image service finds and keeps things. */
export interface OpenImagesOptions {
  /** Folder of the layers pictures are made of. */
  layers: string
  /** Folder of the pictures that were made. */
  folder: string
  logger: Logger
}

/** Half a gigabyte: every picture of the demo in every size its pages ask for. */
const atMostBytes = 512 * 1024 * 1024

const noPictures: ImageHandler = async () =>
  new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' },
  })

/** Opens the image service; an installation without layers has no pictures of its own. */
export async function openImages({
  layers,
  folder,
  logger,
}: OpenImagesOptions): Promise<ImageHandler> {
  const developer = await openDeveloper(layers).catch(() => null)
  if (!developer) return noPictures
  const files = await openImageFiles({ folder, atMostBytes })
  return createImageHandler({ developer, files, logger })
}
