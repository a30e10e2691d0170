import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { type SearchHeadSite, type StockCard, stockNoun } from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { CarGrid } from '../car-grid/car-grid.tsx'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '6', alignItems: 'stretch' }),
  heading: css({ textStyle: 'h2', margin: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', margin: '0' }),
  more: css({ alignSelf: 'start' }),
}

export interface SimilarCarsProps {
  /** What `loadSimilarCars` found; empty shows the way to search. */
  cars: readonly StockCard[]
  /** Its kind names the heading, "Similar Caravans". */
  site: CarCardSite & Pick<SearchHeadSite, 'kind'>
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** What other features put on each card. */
  slots: CarCardSlots
  /** Address of the stock search. */
  searchHref: string
}

/** Vehicles like the one on the page, or the way to search when there are none. */
export function SimilarCars({ cars, site, nowMs, slots, searchHref }: SimilarCarsProps) {
  const { many } = stockNoun(site)
  return (
    <section className={styles.root} aria-labelledby="similar-cars">
      <h2 id="similar-cars" className={styles.heading}>
        Similar {many.charAt(0).toUpperCase() + many.slice(1)}
      </h2>
      {cars.length > 0 ? (
        <CarGrid cars={cars} site={site} nowMs={nowMs} slots={slots} photoWidth="wide" />
      ) : (
        <p className={styles.text}>There is nothing quite like it in stock right now.</p>
      )}
      <ButtonLink href={searchHref} variant="outline" className={styles.more}>
        Search All Stock
      </ButtonLink>
    </section>
  )
}
