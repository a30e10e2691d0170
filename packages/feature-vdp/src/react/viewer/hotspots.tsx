import { PlusIcon } from '@forecourt/ui/icon'
import { opensPopover, Popover } from '@forecourt/ui/popover'
import { useId } from 'react'
import type { PlacedHotspot } from '../../model/index.ts'
import { viewerStyles } from './viewer.styles.ts'

export interface HotspotsProps {
  /** Points that are in sight, each where it shows in percent of the view. */
  hotspots: readonly PlacedHotspot[]
}

/** Points of interest: a button at its place, and what there is to know beside it. Native, so they open without script. */
export function Hotspots({ hotspots }: HotspotsProps) {
  const classes = viewerStyles()
  const id = useId()
  return hotspots.map(({ number, description, x, y }) => {
    const popover = `${id}hotspot-${number}`
    return (
      <div key={number}>
        <button
          type="button"
          {...opensPopover(popover)}
          data-native=""
          aria-label={description}
          className={classes.hotspot}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          <span className={classes.dot}>
            <PlusIcon size={14} aria-hidden="true" />
          </span>
        </button>
        <Popover id={popover} title={`Detail ${number + 1}`} placement="top">
          {description}
        </Popover>
      </div>
    )
  })
}
