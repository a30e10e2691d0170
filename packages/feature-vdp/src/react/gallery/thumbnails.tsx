import { formatPictureName, Picture } from '@forecourt/ui/picture'
import { useEffect, useRef } from 'react'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryLink } from './gallery-link.tsx'
import type { GalleryViewProps } from './gallery-view-props.ts'
import { imageSetOf, THUMBNAIL_WIDTHS } from './image-set.ts'

export interface ThumbnailsProps
  extends Pick<GalleryViewProps, 'pictures' | 'imageSet' | 'hrefFor' | 'onShow'> {
  /** Picture shown, from 0; null while none of them is. */
  index: number | null
}

/** Brings the current picture of a row into its middle; the page itself does not move. */
function useCentred(index: number | null) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const item = index === null ? undefined : row?.children[index]
    if (!row || !(item instanceof HTMLElement)) return
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2 })
  }, [index])
  return list
}

/** The small pictures, in one row that scrolls. */
export function Thumbnails({ pictures, index, imageSet, hrefFor, onShow }: ThumbnailsProps) {
  const classes = galleryStyles()
  const list = useCentred(index)
  return (
    <ul ref={list} className={classes.thumbnails}>
      {pictures.map((picture, position) => {
        const file = imageSetOf(picture.thumbUrl, imageSet, THUMBNAIL_WIDTHS)
        return (
          <li key={picture.url}>
            <Picture
              {...file}
              alt=""
              width={120}
              // The big picture is fetched before them.
              fetchPriority="low"
              sizes="(min-width: 768px) 96px, 80px"
              fallback=""
              asChild
            >
              <GalleryLink
                href={hrefFor(position)}
                onPress={onShow && (() => onShow({ index: position }))}
                aria-label={formatPictureName({ ...file, alt: picture.alt })}
                aria-current={position === index || undefined}
                className={classes.thumbnail}
              />
            </Picture>
          </li>
        )
      })}
    </ul>
  )
}
