import { findServedPicture, type Site } from '@forecourt/tenant-config/model'
import { formatImageUrl } from '@forecourt/ui/picture/image-set'
import sharp from 'sharp'
import type { ImageHandler } from '../images/create-image-handler.ts'
import type { FetchPhoto } from '../images/fetch-photo.ts'

/** Part that fetches pictures of the stock. */
export interface StockPhotoPorts {
  /** The site's own image service. */
  images: ImageHandler
  fetchPhoto: FetchPhoto
  logger: { warn(message: string, fields?: object): void }
}

/** A JPEG of a picture of the stock, 3:2, about `widthPixels` wide; null when it cannot be had. */
export type StockPhoto = (url: string, site: Site, widthPixels: number) => Promise<Buffer | null>

/**
 * Fetches pictures for sheets and shared links: our own from the image service, those of the
 * dealer's hosts over https, and of no other host.
 */
export function createStockPhoto({ images, fetchPhoto, logger }: StockPhotoPorts): StockPhoto {
  const fromOwnService = async (path: string, width: number, { id }: Site) => {
    const address = formatImageUrl({ cdn: 'http://site.invalid/images', path, width })
    const request = new Request(address, { headers: { accept: 'image/jpeg' } })
    const answer = await images(request, { site: id, client: '' })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }
  const fromHost = async (address: string, width: number) => {
    const { bytes } = await fetchPhoto(new URL(address), {})
    return sharp(bytes ?? Buffer.alloc(0), { limitInputPixels: 60_000_000 })
      .rotate()
      .resize(width, Math.round((width * 2) / 3), { fit: 'cover' })
      .jpeg({ quality: 78 })
      .toBuffer()
  }

  const load = async (url: string, site: Site, width: number): Promise<Buffer | null> => {
    const source = findServedPicture(url, site.images)
    if (source === null) return null
    if (source.kind === 'sized')
      return source.cdn === '/images'
        ? fromOwnService(source.path, width, site)
        : fromHost(formatImageUrl({ ...source, width }), width)
    return source.src.startsWith('https:') ? fromHost(source.src, width) : null
  }

  return async (url, site, width) => {
    try {
      return await load(url, site, width)
    } catch (error) {
      logger.warn('a picture of the stock could not be had', { site: site.id, url, error })
      return null
    }
  }
}
