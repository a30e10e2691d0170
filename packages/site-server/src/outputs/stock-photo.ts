import { findServedPicture, type Site } from '@forecourt/tenant-config/model'
import { formatImageUrl } from '@forecourt/ui/picture/image-set'
import sharp from 'sharp'
import type { ImageHandler } from '../images/create-image-handler.ts'

/** Part that fetches pictures of the stock. */
export interface StockPhotoPorts {
  /** The site's own image service. */
  images: ImageHandler
  /** Default the global one. */
  fetch?: typeof globalThis.fetch
  logger: { warn(message: string, fields?: object): void }
}

/** A photo of another host must be there in this time, and not be larger. */
const patienceMs = 5000
const mostBytes = 15 * 1024 * 1024

/** A JPEG of a picture of the stock, 3:2, about `widthPixels` wide; null when it cannot be had. */
export type StockPhoto = (url: string, site: Site, widthPixels: number) => Promise<Buffer | null>

/**
 * Fetches pictures for sheets and shared links: our own from the image service, those of the
 * dealer's hosts over https, and of no other host.
 */
export function createStockPhoto({
  images,
  fetch = globalThis.fetch,
  logger,
}: StockPhotoPorts): StockPhoto {
  const fromOwnService = async (path: string, width: number, { id }: Site) => {
    const address = formatImageUrl({ cdn: 'http://site.invalid/images', path, width })
    const request = new Request(address, { headers: { accept: 'image/jpeg' } })
    return images(request, { site: id, client: '' })
  }
  const fromHost = (address: string) =>
    fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })

  const load = async (url: string, site: Site, width: number): Promise<Buffer | null> => {
    const source = findServedPicture(url, site.images)
    if (source === null) return null
    const isOwn = source.kind === 'sized' && source.cdn === '/images'
    if (source.kind === 'plain' && !source.src.startsWith('https:')) return null
    const answer = isOwn
      ? await fromOwnService(source.path, width, site)
      : await fromHost(source.kind === 'sized' ? formatImageUrl({ ...source, width }) : source.src)
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return null
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (isOwn) return bytes
    return sharp(bytes, { limitInputPixels: 60_000_000 })
      .rotate()
      .resize(width, Math.round((width * 2) / 3), { fit: 'cover' })
      .jpeg({ quality: 78 })
      .toBuffer()
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
