import type { StockMedia } from '../model/car.ts'
import type { CarVideo } from '../model/car-parts.ts'
import type { FeedCells } from './feed-cells.ts'
import type { FeedRow } from './feed-row.ts'
import type { FeedField } from './field-names.ts'
import {
  isVideoFile,
  type MediaUrls,
  parseHotspotsText,
  parseSpinCodeText,
  parseUrlText,
  parseVideosText,
  splitUrls,
  usableUrls,
} from './media-text.ts'

/**
 * Pictures, videos and turn of a car, each list in the feed's order and each address once. What is
 * neither https nor an own path is left out with a warning, and so is a value that cannot be read.
 * Source: `DATA-012` to `DATA-014`
 */
export function resolveMedia(cells: FeedCells, row: FeedRow): StockMedia {
  const usable = pictureUrls(cells, 'images', row.imageUrls)
  const frames = pictureUrls(cells, 'spin_images', row.spinUrls)
  return {
    images: usable.map((url) => ({ image: { url, thumb: { url } }, isVideo: false })),
    thumbnails: usable,
    primary_image_url: usable[0] ?? null,
    photos_count: usable.length,
    video_url: null,
    ...resolveVideos(cells),
    spin_images: frames,
    spin_interior_image: cells.lenient('spin_interior_image', parseUrlText),
    spin_code: cells.lenientWritten('spin_code', parseSpinCodeText),
    hotspots: cells.lenientWritten('hotspots', (text) => parseHotspotsText(text, frames.length)),
  }
}

/** Address of the history report; null without one (`DATA-015`). */
export const resolveReport = (cells: FeedCells): string | null =>
  cells.lenient('history_report', parseUrlText)

/** Addresses of a list, or of a cell where the format has no lists. */
function pictureUrls(
  cells: FeedCells,
  field: 'images' | 'spin_images',
  listed: readonly string[],
): string[] {
  return takeUrls(
    cells,
    field,
    usableUrls(listed.length > 0 ? listed : splitUrls(cells.raw(field))),
  )
}

function takeUrls(cells: FeedCells, field: FeedField, { urls, refused }: MediaUrls): string[] {
  if (refused > 0)
    cells.warn(field, `${refused} of ${urls.length + refused} addresses are not https`)
  return urls
}

/**
 * The walkaround, the other videos and the external one; an external video that is a file is one of
 * the others too, since the page can play it itself.
 */
function resolveVideos(
  cells: FeedCells,
): Pick<StockMedia, 'walkaround_videos' | 'videos' | 'external_video_url'> {
  const external = cells.lenient('video_url', parseUrlText)
  const walkarounds = videoUrls(cells, 'walkaround_videos')
  const others = videoUrls(cells, 'videos')
  const isNew = external !== null && ![...walkarounds, ...others].includes(external)
  if (isNew && isVideoFile(external)) others.push(external)
  return {
    walkaround_videos: walkarounds.map(toVideo),
    videos: others.map(toVideo),
    external_video_url: external,
  }
}

function videoUrls(cells: FeedCells, field: 'walkaround_videos' | 'videos'): string[] {
  const videos = cells.lenientWritten(field, parseVideosText)
  return videos === null ? [] : takeUrls(cells, field, videos)
}

const toVideo = (url: string): CarVideo => ({ video: { url } })
