import { ChevronLeftIcon, ChevronRightIcon } from '@forecourt/ui/icon'
import { GalleryLink, type GalleryLinkProps } from './gallery-link.tsx'
import { stageStyles } from './stage.styles.ts'

/** One step in a direction. */
export type StageStep = Pick<GalleryLinkProps, 'href' | 'onPress'> & {
  /** Effect of the arrow, such as "Next picture". */
  label: string
}

export interface StageArrowsProps {
  /** The step to the left. */
  previous: StageStep
  /** The step to the right. */
  next: StageStep
}

/** Arrows on either side of a picture. */
export function StageArrows({ previous, next }: StageArrowsProps) {
  const classes = stageStyles()
  const link = ({ label, ...step }: StageStep) => ({
    ...step,
    'aria-label': label,
    className: classes.arrow,
  })
  return (
    <>
      <GalleryLink {...link(previous)} rel="prev">
        <ChevronLeftIcon size={20} aria-hidden="true" />
      </GalleryLink>
      <GalleryLink {...link(next)} rel="next">
        <ChevronRightIcon size={20} aria-hidden="true" />
      </GalleryLink>
    </>
  )
}
