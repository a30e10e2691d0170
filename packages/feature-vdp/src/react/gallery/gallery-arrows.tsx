import { counterText, stepPicture } from '../../model/index.ts'
import { galleryStyles } from './gallery.styles.ts'
import type { GalleryViewProps } from './gallery.tsx'
import { GalleryLink } from './gallery-link.tsx'

export type GalleryArrowsProps = Pick<GalleryViewProps, 'pictures' | 'index' | 'hrefFor' | 'onShow'>

/** Arrows on either side of the picture, and where one is. */
export function GalleryArrows({ pictures, index, hrefFor, onShow }: GalleryArrowsProps) {
  const classes = galleryStyles()
  const to = (position: number) => ({
    href: hrefFor(position),
    onPress: onShow && (() => onShow({ index: position })),
  })
  return (
    <>
      <GalleryLink
        {...to(stepPicture(index, -1, pictures.length))}
        rel="prev"
        aria-label="Previous picture"
        className={classes.previous}
      >
        <span className={classes.arrowLeft} />
      </GalleryLink>
      <GalleryLink
        {...to(stepPicture(index, 1, pictures.length))}
        rel="next"
        aria-label="Next picture"
        className={classes.next}
      >
        <span className={classes.arrowRight} />
      </GalleryLink>
      <p className={classes.counter} aria-live="polite">
        {counterText(index, pictures.length)}
      </p>
    </>
  )
}
