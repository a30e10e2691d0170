import type { StockCard } from '../../model/index.ts'
import { CarCard, type CarCardSite, type CarCardSlots } from '../car-card/car-card.tsx'
import { SpecIconDefinitions } from '../car-card/spec-icons.tsx'
import { carGridStyles as styles } from './car-grid.styles.ts'

export interface CarGridProps {
  /** The cars, in order. */
  cars: readonly StockCard[]
  site: CarCardSite
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** What other features put on each card. */
  slots: CarCardSlots
  /** Cards in a row on wide screens. Default 3. */
  columns?: 3 | 4
  /** The cars are about to be replaced: they are dimmed. Default false. */
  isBusy?: boolean
  /** Width of a photo for the choice among sizes: beside filters, or across the page. Default `narrow`. */
  photoWidth?: 'narrow' | 'wide'
  /** The first photo is the largest thing in sight at the start. Default false. */
  priority?: boolean
}

/** How wide a photo is drawn, by the room the grid has. */
const photoSizes = {
  narrow: '(min-width: 1280px) 300px, (min-width: 768px) 45vw, 100vw',
  wide: '(min-width: 1280px) 400px, (min-width: 768px) 45vw, 100vw',
}

/** Cards side by side, their rows aligned. One grid a page carries the icons of all. */
export function CarGrid(props: CarGridProps) {
  const { cars, site, nowMs, slots, columns = 3, isBusy = false, priority = false } = props
  const { photoWidth = 'narrow' } = props
  return (
    <>
      <SpecIconDefinitions />
      <ul className={styles.root} aria-busy={isBusy} data-columns={columns}>
        {cars.map((car, index) => (
          <li key={car.objectID} className={styles.cell}>
            <CarCard
              {...slots}
              car={car}
              site={site}
              nowMs={nowMs}
              priority={priority && index === 0}
              sizes={photoSizes[photoWidth]}
              sharesIcons
            />
          </li>
        ))}
      </ul>
    </>
  )
}
