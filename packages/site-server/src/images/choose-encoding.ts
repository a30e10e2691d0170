import type { PictureFile } from './picture-source.ts'

/** Widest file that only a screen of many pixels shows at its full size, in pixels. */
const DENSE_WIDTH = 640

/**
 * Options of `sharp` for the format of a file. AVIF of 0.7 times the quality looks like WebP and is a third
 * smaller; more effort saves a fiftieth and takes twice the time. A phone shows files up to 640 px at two or
 * three pixels to a CSS pixel, where 0.6 times looks the same and saves a sixth.
 */
export function chooseEncoding({
  quality,
  format,
  width,
}: Pick<PictureFile, 'quality' | 'format' | 'width'>) {
  const share = width <= DENSE_WIDTH ? 0.6 : 0.7
  const options = {
    avif: { quality: Math.round(quality * share), effort: 1 },
    webp: { quality, effort: 3 },
    jpeg: { quality, progressive: true },
  }
  return options[format]
}
