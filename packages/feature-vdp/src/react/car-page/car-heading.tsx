import { isSold, resolveCardTag } from '@forecourt/stock/model'
import { cx } from '@forecourt/styled-system/css'
import { Badge } from '@forecourt/ui/badge'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { formatBadgeLine, formatCarTitle } from '../../model/index.ts'
import { ViewsCount } from '../views-count/views-count.tsx'
import { carHeadingStyles } from './car-heading.styles.ts'
import type { CarPageProps } from './car-page-props.ts'

export type CarHeadingProps = Pick<CarPageProps, 'car' | 'site' | 'nowMs' | 'location' | 'views'>

/** Tag, year make model, badge line, stock number, the place, which leads to the map, and views (VDP-027, VDP-033, VDP-034). */
export function CarHeading({ car, site, nowMs, location, views }: CarHeadingProps) {
  const classes = carHeadingStyles()
  const { certifiedBadge } = site.features
  const tag = resolveCardTag(car, { ...site.search, certifiedBadge }, nowMs)
  const line = formatBadgeLine(car)
  const place = location ? car.location_name : null
  return (
    <header className={classes.root}>
      {tag && (
        <p className={classes.tag}>
          <Badge tone={isSold(car) ? 'sold' : 'tag'}>{tag.text}</Badge>
        </p>
      )}
      <h1 className={classes.title}>{formatCarTitle(car)}</h1>
      {line && <p className={classes.badgeLine}>{line}</p>}
      {(car.stocknum || place || views !== undefined) && (
        <ul className={classes.meta}>
          {car.stocknum && <li>Stock no. {car.stocknum}</li>}
          {place && (
            <li className={classes.placeLine}>
              <a
                href="#vehicle-map"
                className={cx(classes.place, createMaskIconClass('location', 'start'))}
              >
                {place}
              </a>
            </li>
          )}
          {views !== undefined && (
            <li>
              <ViewsCount views={views} />
            </li>
          )}
        </ul>
      )}
    </header>
  )
}
