import { css, cx } from '@forecourt/styled-system/css'
import { Banner } from '@forecourt/ui/banner'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { LocatedAt } from '../../model/index.ts'

/** From edge to edge on a phone; on wide screens as wide as the page's columns. */
const root = css({
  overflow: 'hidden',
  mx: { lg: '6' },
  mt: { lg: '4' },
  borderBottomWidth: '1px',
  borderTopWidth: { lg: '1px' },
  borderInlineWidth: { lg: '1px' },
  borderColor: 'border',
  borderRadius: { lg: 'card' },
  '&:has(details:not([open])), &:empty': { display: 'none' },
  '& .fc-banner__text': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
})

/** No colour of a state, nor a tint: of a red brand it would read as an error. */
const bar = css({ bg: 'surface', color: 'fg' })

const pin = css({ display: 'grid', color: 'action.fg' })

export interface AnnouncementBarProps {
  /** Where the vehicle stands, and how to get there. */
  locatedAt: LocatedAt
}

/**
 * 'Located at {city}' with Get Directions, above a vehicle that stands elsewhere than the primary
 * dealership. Hiding it works without script; `connectCarVisit` has the browser remember it, as does
 * React where the bar is hydrated.
 * Source: `VDP-068` to `VDP-071`, `D-45`
 */
export function AnnouncementBar({ locatedAt }: AnnouncementBarProps) {
  const { text, directionsHref, rememberAs } = locatedAt
  return (
    <div data-announcement={rememberAs} className={root}>
      <Banner
        tone="info"
        align="center"
        icon={<span className={cx(pin, createMaskIconClass('location'))} />}
        link={{ href: directionsHref, text: 'Get Directions' }}
        rememberAs={rememberAs}
        className={bar}
      >
        {text}
      </Banner>
    </div>
  )
}
