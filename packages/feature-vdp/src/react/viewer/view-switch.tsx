import { ImageIcon, InteriorIcon, PlayIcon, SpinIcon } from '@forecourt/ui/icon'
import type { CarView } from '../../model/index.ts'
import { GalleryLink } from '../gallery/gallery-link.tsx'
import { fetchMovingView } from './use-moving-view.ts'
import { viewerStyles } from './viewer.styles.ts'

const looks = {
  spinner: { label: '360° Spin', Icon: SpinIcon },
  walkaround: { label: 'Walkaround', Icon: PlayIcon },
  gallery: { label: 'Gallery', Icon: ImageIcon },
  interior: { label: 'Interior', Icon: InteriorIcon },
} as const

/** Name of a view, as the switch writes it. */
export const viewLabel = (view: CarView) => looks[view].label

export interface ViewSwitchProps {
  /** Views there is something for, in order; with one there is no switch (D-84). */
  views: readonly CarView[]
  /** View shown. */
  view: CarView
  /** Address that shows a view without script. */
  hrefFor: (view: CarView) => string
  /** A visitor chose a view. Default: the address is followed. */
  onView?: (choice: { view: CarView }) => void
}

/** The ways to look at the car, beside the picture. */
export function ViewSwitch({ views, view, hrefFor, onView }: ViewSwitchProps) {
  const classes = viewerStyles()
  if (views.length < 2) return null
  return (
    <nav className={classes.switch} aria-label="Ways to see the vehicle">
      <ul className={classes.views}>
        {views.map((each) => {
          const { label, Icon } = looks[each]
          return (
            <li key={each}>
              <GalleryLink
                href={hrefFor(each)}
                onPress={onView && (() => onView({ view: each }))}
                onPointerEnter={onView && fetchMovingView}
                aria-current={each === view || undefined}
                className={classes.view}
              >
                <Icon size={18} aria-hidden="true" />
                {label}
              </GalleryLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
