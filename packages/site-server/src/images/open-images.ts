import type { Logger } from '../process/logger.ts'
import { createImageHandler, type ImageHandler } from './create-image-handler.ts'
import { openImageFiles } from './image-files.ts'
import type { PictureSource } from './picture-source.ts'

/** Where the image service finds pictures and stores files. */
export interface OpenImagesOptions {
  /** Sources of pictures; the first that knows an address answers for it. */
  sources: readonly PictureSource[]
  /** Folder of the files that were made. */
  folder: string
  logger: Logger
  /** Called for each picture that is refused. */
  onRefused: () => void
}

/** Half a gigabyte: every picture of the demo in every size its pages ask for. */
const atMostBytes = 512 * 1024 * 1024

/** Opens the image service; without sources every address is unknown. */
export async function openImages({
  sources,
  folder,
  logger,
  onRefused,
}: OpenImagesOptions): Promise<ImageHandler> {
  const files = await openImageFiles({ folder, atMostBytes })
  return createImageHandler({ sources, files, logger, onRefused })
}
