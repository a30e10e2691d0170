import { ButtonLink } from '@forecourt/ui/button'
import type { ReactNode, Ref } from 'react'
import { pickStockNoun, type SearchHeadSite, type StockCard } from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { CarGrid } from '../car-grid/car-grid.tsx'
import { similarCarsStyles as styles } from './similar-cars.styles.ts'

export interface SimilarCarsProps {
  /** The cars found; empty shows the way to search, null what stands in their place while they load. */
  cars: readonly StockCard[] | null
  /** Stands in the place of cars that load. Default nothing. */
  placeholders?: ReactNode
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
export function SimilarCars(props: SimilarCarsProps) {
  const { cars, placeholders, site, nowMs, slots, searchHref, ref } = props
  const { many } = pickStockNoun(site)
  return (
    <section ref={ref} className={styles.root} aria-labelledby="similar-cars">
      <h2 id="similar-cars" className={styles.heading}>
        Similar {many.charAt(0).toUpperCase() + many.slice(1)}
      </h2>
      {cars === null && placeholders}
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
