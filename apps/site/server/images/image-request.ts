import { parsePicturePath, type VehiclePicture } from '@forecourt/demo'
import { imageWidths } from '@forecourt/ui/picture'

/** Folder of the image service; addresses below it are pictures. */
export const IMAGES_PATH = '/images'

/** Widths served, in pixels: those of D-78, and the small one of thumbnails. */
export const servedWidths: readonly number[] = [160, ...imageWidths]

/** Qualities served. */
const servedQualities: readonly number[] = [60, 75, 85]

/** Width to height of the crops served. */
const servedRatios = { '3:2': 3 / 2, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const

/** One file the service can send. */
export interface ImageVariant {
  picture: VehiclePicture
  /** Pixels; a picture is never enlarged, so the file may be narrower. */
  width: number
  quality: number
  /** Width to height. */
  ratio: number
  format: 'webp' | 'jpeg'
}

/** What a request asks for, or why it gets nothing. */
export type ImageRequest =
  | { ok: true; variant: ImageVariant }
  | { ok: false; status: 400 | 404; reason: string }

const knownParameters = ['w', 'q', 'fit', 'ar']

/**
 * Reads the address of a picture. Only listed widths, qualities and crops of known pictures are
 * served, so that nobody can have the server work on sizes of their own choosing; without any
 * parameter it is the picture that shared links show.
 * @param accept the request's `Accept`; JPEG goes to whoever does not name WebP
 * Source: UI-017, D-78
 */
export function parseImageRequest(url: URL, accept: string | null): ImageRequest {
  const picture = parsePicturePath(url.pathname)
  if (!picture) return { ok: false, status: 404, reason: 'There is no such picture.' }
  const problem = problemOf(url.searchParams)
  if (problem) return { ok: false, status: 400, reason: problem }
  const { w = '1280', q = '75', ar = '3:2' } = Object.fromEntries(url.searchParams)
  return {
    ok: true,
    variant: {
      picture,
      width: Number(w),
      quality: Number(q),
      ratio: servedRatios[ar as keyof typeof servedRatios],
      format: accept?.includes('image/webp') ? 'webp' : 'jpeg',
    },
  }
}

function problemOf(parameters: URLSearchParams): string | null {
  const names = [...parameters.keys()]
  const unknown = names.find((name) => !knownParameters.includes(name))
  if (unknown !== undefined) return `Known parameters are ${knownParameters.join(', ')}.`
  if (new Set(names).size < names.length) return 'Each parameter may be given once.'
  const isOneOf = (name: string, served: readonly (number | string)[]) =>
    !parameters.has(name) || served.map(String).includes(parameters.get(name) ?? '')
  if (!isOneOf('w', servedWidths)) return `Known widths are ${servedWidths.join(', ')}.`
  if (!isOneOf('q', servedQualities)) return `Known qualities are ${servedQualities.join(', ')}.`
  if (!isOneOf('fit', ['crop'])) return 'The only fit is crop.'
  const ratios = Object.keys(servedRatios)
  return isOneOf('ar', ratios) ? null : `Known ratios are ${ratios.join(', ')}.`
}
