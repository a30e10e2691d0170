import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { Ref } from 'react'
import {
  pickStockNoun,
  type SearchHeadSite,
  SIMILAR_LIMIT,
  type StockCard,
} from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { CarCardSkeleton } from '../car-card/car-card-skeleton.tsx'
import { carGridStyles } from '../car-grid/car-grid.styles.ts'
import { CarGrid } from '../car-grid/car-grid.tsx'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '6', alignItems: 'stretch' }),
  heading: css({ textStyle: 'h2', margin: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', margin: '0' }),
  // Six cards one below the other would be four screens of a phone: there they stand in a row.
  row: css({
    mdDown: {
      '& [data-columns]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '[min(82%, 20rem)]',
        mx: '[calc(var(--spacing-page) * -1)]',
        px: 'page',
        // The shadows of the cards are not cut off.
        py: '3',
        my: '-3',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'page',
      },
      '& [data-columns] article': { scrollSnapAlign: 'start' },
    },
  }),
  more: css({ alignSelf: 'start' }),
}

export interface SimilarCarsProps {
  /** The cars found; empty shows the way to search, null placeholders while they load. */
  cars: readonly StockCard[] | null
  /** Its kind names the heading, "Similar Caravans". */
  site: CarCardSite & Pick<SearchHeadSite, 'kind'>
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /** Address of the stock search. */
  searchHref: string
  /** The section, to tell when it comes near. Default none. */
  ref?: Ref<HTMLElement>
}

/**
 * Vehicles like the one on the page, or the way to search when there are none. On a phone their row
 * reaches into the page's side padding, `--spacing-page`, which the page must have. Source: `SRCH-101` to `SRCH-109`
 */
export function SimilarCars({ cars, site, nowMs, slots, searchHref, ref }: SimilarCarsProps) {
  const { many } = pickStockNoun(site)
  return (
    <section ref={ref} className={styles.root} aria-labelledby="similar-cars">
      <h2 id="similar-cars" className={styles.heading}>
        Similar {many.charAt(0).toUpperCase() + many.slice(1)}
      </h2>
      {cars === null && <Placeholders noun={many} />}
      {cars?.length === 0 && (
        <p className={styles.text}>There is nothing quite like it in stock right now.</p>
      )}
      {cars !== null && cars.length > 0 && (
        <div className={styles.row}>
          <CarGrid cars={cars} site={site} nowMs={nowMs} slots={slots} photoWidth="strip" />
        </div>
      )}
      <ButtonLink href={searchHref} variant="outline" className={styles.more}>
        Search All Stock
      </ButtonLink>
    </section>
  )
}

function Placeholders({ noun }: { noun: string }) {
  return (
    <div aria-busy="true" className={styles.row}>
      <VisuallyHidden>Loading similar {noun}</VisuallyHidden>
      <div className={carGridStyles.root} data-columns={3}>
        {Array.from({ length: SIMILAR_LIMIT }, (_, place) => (
          <CarCardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}
