import type { StockCar } from '../stock-store.ts'
import type { FeedCells } from './feed-cells.ts'
import type { FeedRow } from './feed-row.ts'

/** The part of a car that shows it. */
export type StockMedia = Pick<
  StockCar,
  | 'images'
  | 'thumbnails'
  | 'primary_image_url'
  | 'photos_count'
  | 'video_url'
  | 'external_video_url'
  | 'walkaround_videos'
  | 'videos'
  | 'spin_images'
  | 'spin_interior_image'
  | 'spin_code'
  | 'hotspots'
>

/** Pictures in the feed's order, each once; addresses that are neither https nor own paths are dropped. */
export function resolveMedia(cells: FeedCells, row: FeedRow): StockMedia {
  const usable = usableUrls(cells, 'images', row.imageUrls)
  return {
    images: usable.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
    thumbnails: usable,
    primary_image_url: usable[0] ?? null,
    photos_count: usable.length,
    video_url: null,
    external_video_url: resolveVideo(cells),
    walkaround_videos: [],
    videos: [],
    spin_images: usableUrls(cells, 'spin_images', row.spinUrls),
    spin_interior_image: null,
    spin_code: null,
    hotspots: null,
  }
}

/** Addresses of a list, or of a cell where the format has no lists. */
function usableUrls(
  cells: FeedCells,
  field: 'images' | 'spin_images',
  listed: readonly string[],
): string[] {
  const given = listed.length > 0 ? listed : splitUrls(cells.raw(field))
  const urls = [...new Set(given.map((url) => url.trim()).filter(Boolean))]
  const usable = urls.filter(isUsableUrl)
  if (usable.length < urls.length) {
    cells.warn(field, `${urls.length - usable.length} of ${urls.length} addresses are not https`)
  }
  return usable
}

function resolveVideo(cells: FeedCells): string | null {
  const url = cells.name('video_url')
  if (url === null || isUsableUrl(url)) return url
  cells.warn('video_url', 'is not an https address')
  return null
}

function splitUrls(cell: string): string[] {
  return cell.split(/[|;\s]+|,(?=https?:|\/)/)
}

function isUsableUrl(url: string): boolean {
  if (/^\/[^/\\]/.test(url)) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
