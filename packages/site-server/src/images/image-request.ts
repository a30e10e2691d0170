import { imageWidths } from '@forecourt/ui/picture/image-set'
import type { PictureFile } from './picture-source.ts'

/** Folder of the image service; addresses below it are pictures. */
export const IMAGES_PATH = '/images'

/** Widths served, in pixels: those of D-78, and the small one of thumbnails. */
export const servedWidths: readonly number[] = [160, ...imageWidths]

/** Qualities served. */
const servedQualities: readonly number[] = [60, 75, 85]

/** Width to height of the crops served. */
const servedRatios = {
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '16:9': 16 / 9,
  '32:9': 32 / 9,
  '1:1': 1,
} as const

/** The file a request asks for, or why it gets none. */
export type ImageRequest = { ok: true; file: PictureFile } | { ok: false; reason: string }

const knownParameters = ['w', 'q', 'fit', 'ar']

/**
 * Reads the parameters of a picture's address. Only listed widths, qualities and crops are served, so
 * that nobody can have the server work on sizes of their own choosing; without any parameter it is the
 * picture that shared links show.
 * @param accept the request's `Accept`; JPEG goes to whoever names neither AVIF nor WebP
 * Source: UI-017, D-78
 */
export function parseImageRequest(url: URL, accept: string | null): ImageRequest {
  const problem = problemOf(url.searchParams)
  if (problem) return { ok: false, reason: problem }
  const { w = '1280', q = '75', ar = '3:2' } = Object.fromEntries(url.searchParams)
  return {
    ok: true,
    file: {
      width: Number(w),
      quality: Number(q),
      ratio: servedRatios[ar as keyof typeof servedRatios],
      format: chooseFormat(accept ?? ''),
    },
  }
}

/** The smallest format a browser names. */
function chooseFormat(accept: string): PictureFile['format'] {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
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
