import { formatCounter, movePicture } from '../../model/index.ts'
import type { GalleryViewProps } from './gallery-view-props.ts'
import { stageStyles } from './stage.styles.ts'
import { StageArrows } from './stage-arrows.tsx'

export type GalleryArrowsProps = Pick<GalleryViewProps, 'pictures' | 'index' | 'hrefFor' | 'onShow'>

/** Arrows on either side of the picture, and where one is. */
export function GalleryArrows({ pictures, index, hrefFor, onShow }: GalleryArrowsProps) {
  const step = (label: string, steps: number) => {
    const position = movePicture(index, steps, pictures.length)
    return {
      label,
      href: hrefFor(position),
      onPress: onShow && (() => onShow({ index: position })),
    }
  }
  return (
    <>
      <StageArrows previous={step('Previous picture', -1)} next={step('Next picture', 1)} />
      <p className={stageStyles().counter} aria-live="polite">
        {formatCounter(index, pictures.length)}
      </p>
    </>
  )
}
