import { Picture } from '@forecourt/ui/picture'
import type { ReactNode } from 'react'
import { counterText, type GalleryPicture, stepPicture } from '../../model/index.ts'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryLink } from './gallery-link.tsx'
import { useGallery } from './use-gallery.ts'

export interface GalleryViewProps {
  /** Pictures in order, at least one. */
  pictures: readonly GalleryPicture[]
  /** Picture shown, from 0. */
  index: number
  /** Whether the small pictures show below. */
  showThumbnails: boolean
  /** Address that shows a picture (from 0) without script. */
  hrefFor: (index: number) => string
  /** A visitor asked for a picture, by pointer or key. */
  onShow?: (choice: { index: number }) => void
  /** Label over a corner of the picture. Default none. */
  tag?: ReactNode
  /** Control at the other corner, such as the favourite button. Default none. */
  corner?: ReactNode
}

/** Big picture with counter, arrows and thumbnails; every control is a link, so it works without script. */
export function GalleryView({
  pictures,
  index,
  showThumbnails,
  hrefFor,
  onShow,
  tag,
  corner,
}: GalleryViewProps) {
  const classes = galleryStyles()
  const picture = pictures[index]
  if (!picture) return null
  const previous = stepPicture(index, -1, pictures.length)
  const next = stepPicture(index, 1, pictures.length)
  const link = { hrefFor, onShow }
  return (
    <section className={classes.root} aria-roledescription="gallery" aria-label="Vehicle pictures">
      <div className={classes.stage}>
        <a href={picture.url} className={classes.main} data-gallery-picture="">
          <Picture
            key={picture.url}
            src={picture.url}
            alt={picture.alt}
            width={1280}
            sizes="(min-width: 1024px) 62vw, 100vw"
            priority
          />
        </a>
        {tag && <div className={classes.tag}>{tag}</div>}
        {corner && <div className={classes.corner}>{corner}</div>}
        {pictures.length > 1 && (
          <>
            <GalleryLink
              {...link}
              index={previous}
              className={classes.previous}
              label="Previous picture"
              rel="prev"
            >
              <span className={classes.arrowLeft} />
            </GalleryLink>
            <GalleryLink
              {...link}
              index={next}
              className={classes.next}
              label="Next picture"
              rel="next"
            >
              <span className={classes.arrowRight} />
            </GalleryLink>
            <p className={classes.counter} aria-live="polite">
              {counterText(index, pictures.length)}
            </p>
          </>
        )}
      </div>
      {showThumbnails && (
        <ul className={classes.thumbnails}>
          {pictures.map((thumbnail, position) => (
            <li key={thumbnail.url}>
              <GalleryLink
                {...link}
                index={position}
                className={classes.thumbnail}
                label={thumbnail.alt}
                isCurrent={position === index}
              >
                <img
                  className={classes.thumbnailImage}
                  src={thumbnail.thumbUrl}
                  alt=""
                  width={120}
                  height={80}
                  loading="lazy"
                />
              </GalleryLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export type GalleryProps = Omit<GalleryViewProps, 'onShow'>

/** The gallery with its state: links change the picture in place, arrow keys step. */
export function Gallery({ index, ...props }: GalleryProps) {
  const gallery = useGallery({ index, count: props.pictures.length })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside
    <div onKeyDown={gallery.onKeyDown}>
      <GalleryView {...props} index={gallery.index} onShow={gallery.onShow} />
    </div>
  )
}
