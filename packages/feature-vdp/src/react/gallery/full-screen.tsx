import { CloseIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import { useEffect, useRef } from 'react'
import { counterText, stepPicture } from '../../model/index.ts'
import { fullScreenStyles } from './full-screen.styles.ts'
import { galleryStyles } from './gallery.styles.ts'
import type { GalleryViewProps } from './gallery.tsx'
import { imageSetOf } from './image-set.ts'

export interface FullScreenProps extends Pick<GalleryViewProps, 'pictures' | 'index' | 'imageSet'> {
  /** A visitor asked for a picture. */
  onShow?: (choice: { index: number }) => void
  /** Called after it closed, by whatever way. */
  onClose: () => void
}

/** One picture on the whole screen: the browser's modal dialog, open for as long as it is rendered. */
export function FullScreen({ pictures, index, imageSet, onShow, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const classes = fullScreenStyles()
  const shared = galleryStyles()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const picture = pictures[index]
  const step = (steps: number) => onShow?.({ index: stepPicture(index, steps, pictures.length) })
  return (
    <dialog
      ref={dialog}
      className={classes.root}
      data-surface="dark"
      aria-label="Vehicle pictures on the full screen"
      onClose={onClose}
    >
      <form method="dialog" className={classes.closer}>
        <button type="submit" className={classes.close} aria-label="Close the full screen">
          <CloseIcon aria-hidden="true" />
        </button>
      </form>
      {picture && (
        <Picture
          key={picture.url}
          {...imageSetOf(picture.url, imageSet)}
          alt={picture.alt}
          width={1920}
          priority
          className={classes.picture}
        />
      )}
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={shared.previous}
            aria-label="Previous picture"
            onClick={() => step(-1)}
          >
            <span className={shared.arrowLeft} />
          </button>
          <button
            type="button"
            className={shared.next}
            aria-label="Next picture"
            onClick={() => step(1)}
          >
            <span className={shared.arrowRight} />
          </button>
          <p className={classes.counter} aria-live="polite">
            {counterText(index, pictures.length)}
          </p>
        </>
      )}
    </dialog>
  )
}
