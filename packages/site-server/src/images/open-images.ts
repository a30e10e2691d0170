import type { Logger } from '../process/logger.ts'
import { createImageHandler, type ImageHandler } from './create-image-handler.ts'
import { createPhotoFetch } from './fetch-photo.ts'
import { createHostPhotos, type HostPhotoPorts } from './host-photos.ts'
import { openImageFiles } from './image-files.ts'
import type { PictureSource } from './picture-source.ts'

/** Where the image service finds pictures and stores files. */
export interface OpenImagesOptions {
  /** Sources of pictures; the first that knows an address answers for it. */
  sources: readonly PictureSource[]
  /** Folder of the files that were made. */
  folder: string
  /** Megabytes of files at most; the oldest make room. */
  atMostMegabytes: number
  /** Where photos of a host are fetched instead of there. */
  photoOrigins: ReadonlyMap<string, string>
  siteById: HostPhotoPorts['siteById']
  logger: Logger
  /** Called for each picture that is refused. */
  onRefused: () => void
}

/** Opens the image service, which has the photos at the dealers' hosts beside the sources of the app. */
export async function openImages({
  sources,
  folder,
  atMostMegabytes,
  photoOrigins,
  siteById,
  logger,
  onRefused,
}: OpenImagesOptions): Promise<ImageHandler> {
  const files = await openImageFiles({ folder, atMostBytes: atMostMegabytes * 1024 * 1024 })
  const fetchPhoto = createPhotoFetch(photoOrigins)
  const photos = createHostPhotos({ siteById, files, fetchPhoto, logger })
  return createImageHandler({ sources: [...sources, photos], files, logger, onRefused })
}
