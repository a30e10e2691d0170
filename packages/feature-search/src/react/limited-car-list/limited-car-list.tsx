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
  // A line of text is too low for a finger.
  more: css({ _touch: { py: '2.5', my: '-2.5' } }),
  // On a phone a row that scrolls by itself: a few cars among other content do not fill screens. Each
  // card keeps its five rows, so that they stay aligned.
  rows: css({
    minWidth: '0',
    '& > ul': {
      mdDown: {
        gridTemplateColumns: 'none',
        gridTemplateRows: 'auto auto auto auto auto',
        gridAutoFlow: 'column',
        gridAutoColumns: 'min(84%, 22rem)',
        rowGap: '0',
        columnGap: '3',
        mx: 'calc(-1 * {spacing.page})',
        px: 'page',
        my: '-3',
        py: '3',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'page',
        scrollbarWidth: 'none',
      },
    },
    '& > ul > li > *': { mdDown: { scrollSnapAlign: 'start' } },
  }),
}

export interface LimitedCarListProps {
  /** Begins the ids of its heading and its carousel. */
  id: string
  /** Heading above the cars. */
  heading: string
  /** One list of `loadLimitedLists`; an empty one shows nothing. */
  cars: readonly StockCard[]
  /** Settings of the dealer that a card shows. */
  site: CarCardSite
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /** In rows, which on a phone become one that scrolls, or in one row with arrows. Default `grid`. */
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
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {layout === 'carousel' ? (
        <CarCarousel {...shared} id={id} label={heading} />
      ) : (
        <div className={styles.rows}>
          <CarGrid {...shared} columns={columns} photoWidth="strip" />
        </div>
      )}
    </section>
  )
}
