import { createImageSet, imageWidths, Picture, type PictureProps } from '@forecourt/ui/picture'

export interface SitePictureProps extends Pick<PictureProps, 'ratio' | 'priority' | 'className'> {
  /** Path at the site's image service, or the address of a picture elsewhere. */
  url: string
  /** Content of it; empty for a picture that decorates. */
  alt: string
  /** How wide it is drawn, for the choice among its widths. Default the whole page. */
  sizes?: string
}

/** A picture of the dealer's own choice; one of the site's image service comes in several widths. */
export function SitePicture({ url, alt, ratio = '3:2', ...rest }: SitePictureProps) {
  const isOwn = url.startsWith('/images/')
  const set = isOwn
    ? createImageSet({ cdn: '', path: url, ratio, widths: imageWidths })
    : { src: url }
  return <Picture {...set} alt={alt} ratio={ratio} width={1280} {...rest} />
}
