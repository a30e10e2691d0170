/** Where pictures are served and how they are cut. */
export interface ImageSetOptions {
  /** Address of the image service, with or without a slash at its end. */
  cdn: string
  /** Path of the picture at that service. */
  path: string
  /** Widths offered, in pixels. Default 320, 640, 960, 1280 and 1920. */
  widths?: readonly number[]
  /** 1 to 100. Default 75. */
  quality?: number
  /** Width to height the picture is cropped to. Default `3:2`. */
  ratio?: '3:2' | '4:3' | '16:9' | '32:9' | '1:1'
}

/** Label of a picture that does not show the very thing it stands for. Source: D-116 */
export const ILLUSTRATION = 'Illustration'

/** Text alternative of a picture, or name of a link that shows it, with that word first. Source: D-116 */
export const formatPictureName = ({
  alt,
  illustration,
}: {
  alt: string
  illustration?: boolean
}) => (illustration && alt ? `${ILLUSTRATION}: ${alt}` : alt)

/** `src` and `srcSet` of one picture. */
export interface ImageSet {
  src: string
  srcSet: string
}

/** Widths every picture is offered in, in pixels. Source: D-78 */
export const imageWidths = [320, 640, 960, 1280, 1920] as const

/** Address of one picture at one width, cropped to its ratio. Source: UI-017, D-78 */
export function formatImageUrl(options: ImageSetOptions & { width: number }): string {
  const { cdn, path, width, quality = 75, ratio = '3:2' } = options
  const base = cdn.endsWith('/') ? cdn.slice(0, -1) : cdn
  const file = path.startsWith('/') ? path.slice(1) : path
  return `${base}/${file}?w=${width}&q=${quality}&fit=crop&ar=${ratio}`
}

/** The picture in every width, the middle one as the plain source. Source: UI-017, D-78 */
export function createImageSet(options: ImageSetOptions): ImageSet {
  const widths = options.widths ?? imageWidths
  const middle = widths[Math.floor(widths.length / 2)] ?? 960
  return {
    src: formatImageUrl({ ...options, width: middle }),
    srcSet: widths.map((width) => `${formatImageUrl({ ...options, width })} ${width}w`).join(', '),
  }
}
