import { css } from '@forecourt/styled-system/css'
import { Link } from '@forecourt/ui/link'
import type { StockCard } from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { CarCarousel } from '../car-carousel/car-carousel.tsx'
import { CarGrid } from '../car-grid/car-grid.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
  }),
  heading: css({ textStyle: 'h2', margin: '0' }),
}

export interface LimitedCarListProps {
  /** Begins the ids of its heading and its carousel. */
  id: string
  /** Heading above the cars. */
  heading: string
  /** One list of `loadLimitedLists`; an empty one shows nothing. */
  cars: readonly StockCard[]
  site: CarCardSite
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** What other features put on each card. */
  slots: CarCardSlots
  /** In rows or in one row that scrolls. Default `grid`. */
  layout?: 'grid' | 'carousel'
  /** Cards in a row on wide screens, in a grid. Default 3. */
  columns?: 3 | 4
  /** The way to more of them, beside the heading. Default none. */
  more?: { label: string; href: string }
}

/** A few chosen cars under a heading. Source: `SRCH-112`, `D-86` */
export function LimitedCarList(props: LimitedCarListProps) {
  const { id, heading, cars, site, nowMs, slots, layout = 'grid', columns = 3, more } = props
  if (cars.length === 0) return null
  const shared = { cars, site, nowMs, slots }
  // A carousel is a region of the same name itself.
  const region = layout === 'grid' ? { 'aria-labelledby': `${id}-heading` } : {}
  return (
    <section {...region} className={styles.root}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {more && <Link href={more.href}>{more.label}</Link>}
      </div>
      {layout === 'carousel' ? (
        <CarCarousel {...shared} id={id} label={heading} />
      ) : (
        <CarGrid {...shared} columns={columns} photoWidth="wide" />
      )}
    </section>
  )
}
