import { ExpandIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import type { ReactNode } from 'react'
import { movePicture } from '../../model/index.ts'
import { FullScreenOnDemand, fetchFullScreen } from './full-screen-on-demand.tsx'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryArrows } from './gallery-arrows.tsx'
import { GalleryLink } from './gallery-link.tsx'
import type { GalleryViewProps } from './gallery-view-props.ts'
import { imageSetOf, VIEWER_SIZES } from './image-set.ts'
import { stageStyles } from './stage.styles.ts'
import { useShownPicture } from './use-shown-picture.ts'
import { useSwipe } from './use-swipe.ts'

export interface GalleryStageProps
  extends Omit<GalleryViewProps, 'showThumbnails' | 'tag' | 'corner'> {
  /** Stands over the picture. Default nothing. */
  overlay?: ReactNode
}

/** Swiping with a finger, where a script answers. */
function useSwipedStage({ pictures, index, onShow }: GalleryStageProps) {
  const swipe = useSwipe((steps) => {
    onShow?.({ index: movePicture(index, steps, pictures.length) })
  })
  return onShow && pictures.length > 1 ? swipe : {}
}

/** The big picture with counter and arrows; pressed, it takes the full screen. */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, isFullScreen, onShow, onFullScreen, overlay } = props
  const classes = galleryStyles()
  const swipe = useSwipedStage(props)
  const wanted = pictures[index]
  const picture = useShownPicture(wanted, props.imageSet)
  if (!picture) return null
  return (
    <div className={stageStyles().root} {...swipe}>
      {/* One image for all pictures, so that the next one takes the place of the former. */}
      <Picture
        {...imageSetOf(picture.url, props.imageSet)}
        alt={picture.alt}
        width={1280}
        sizes={VIEWER_SIZES}
        decoding="sync"
        priority
        asChild
      >
        <GalleryLink
          href={wanted?.url ?? picture.url}
          onPress={onFullScreen && (() => onFullScreen({ open: true }))}
          onPointerEnter={onFullScreen && fetchFullScreen}
          className={classes.main}
          data-waiting={picture.url === wanted?.url ? undefined : ''}
        >
          <span className={classes.expand}>
            <ExpandIcon size={16} aria-hidden="true" />
            Full screen
          </span>
        </GalleryLink>
      </Picture>
      {overlay}
      {pictures.length > 1 && <GalleryArrows {...props} />}
      {isFullScreen && (
        <FullScreenOnDemand
          pictures={pictures}
          index={index}
          imageSet={props.imageSet}
          onShow={onShow}
          onClose={() => onFullScreen?.({ open: false })}
          onProblem={props.onProblem}
        />
      )}
    </div>
  )
}
