import { cx } from '@forecourt/styled-system/css'
import type { ComponentType } from 'react'
import type { ResultItem, StockCard } from '../../model/index.ts'
import {
  CarCard,
  type CarCardProps,
  type CarCardSite,
  type CarCardSlots,
} from '../car-card/car-card.tsx'
import type { PromoTileProps } from '../promo-tile/promo-tile.tsx'
import { carGridStyles as styles } from './car-grid.styles.ts'

/** A place of a list of cars: a car, a tile, or either as HTML that is in the page already. */
export type GridItem = ResultItem<StockCard> | { kind: 'html'; html: string }

export interface CarGridProps {
  /** The cars, in order. */
  cars: readonly StockCard[]
  /** The same cars with promotional tiles among them, as `withPromoTiles` gives. Default the cars alone. */
  items?: readonly GridItem[]
  /** Part that draws the tiles among {@link items}. Default none, where there are only cars. */
  tile?: ComponentType<PromoTileProps>
  /** Settings of the dealer that a card shows. */
  site: CarCardSite
  /** Unix milliseconds; decides "New Arrival". */
  nowMs: number
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /** Cards in a row on wide screens. Default 3. */
  columns?: 3 | 4
  /** The cars are about to be replaced: they are dimmed. Default false. */
  isBusy?: boolean
  /**
   * Width of a photo for the choice among sizes: beside filters, across the page, or across the page and in a row
   * that scrolls on a phone, whose photos leave the line to the page above. Default `narrow`.
   */
  photoWidth?: 'narrow' | 'wide' | 'strip'
  /** The first row is in sight at the start: its photos are fetched at once, the first one before the others. Default false. */
  priority?: boolean
}

/**
 * How wide a photo is drawn, by the space the grid has. On a phone it is chosen by a little less than that: the
 * missing pixels are not seen, and most phones are spared the next size.
 */
const photoSizes = {
  narrow: '(min-width: 1280px) 300px, (min-width: 768px) 45vw, 88vw',
  wide: '(min-width: 1280px) 400px, (min-width: 768px) 45vw, 88vw',
  strip: '(min-width: 1280px) 400px, (min-width: 768px) 45vw, 84vw',
}

/** Cards side by side, their rows aligned. */
export function CarGrid(props: CarGridProps) {
  const { cars, site, nowMs, slots, columns = 3, isBusy = false, priority = false } = props
  const { photoWidth = 'narrow', items = carItems(cars), tile: Tile } = props
  return (
    <ul
      className={cx(styles.root, Tile && slots.weeklyEstimate && styles.estimates)}
      aria-busy={isBusy}
      data-columns={columns}
    >
      {items.map((item, index) =>
        item.kind === 'tile' ? (
          <li key={itemKey(item)} className={styles.cell} data-result="">
            {Tile && <Tile tile={item.tile} />}
          </li>
        ) : item.kind === 'html' ? (
          <HtmlCell key={index} html={item.html} />
        ) : (
          <CardCell
            key={itemKey(item)}
            {...slots}
            car={item.car}
            site={site}
            nowMs={nowMs}
            {...fetchingOf(priority && item.car === cars[0], priority && index < columns)}
            {...(photoWidth === 'strip' && { fetchPriority: 'low' })}
            sizes={photoSizes[photoWidth]}
          />
        ),
      )}
    </ul>
  )
}

/* The first photo has the line to itself: on a phone the others of its row are out of sight. */
function fetchingOf(
  isFirst: boolean,
  isInRow: boolean,
): Pick<CarCardProps, 'priority' | 'loading' | 'fetchPriority'> {
  if (isFirst) return { priority: true }
  return isInRow ? { loading: 'eager', fetchPriority: 'low' } : { loading: 'lazy' }
}

/* A picture in sight at the start asks for itself in the head of the page, so its card is rendered. */
function CardCell(props: CarCardProps) {
  const html = props.loading === 'lazy' ? props.htmlOf?.(props) : undefined
  if (html === undefined) {
    return (
      <li className={styles.cell} data-result="">
        <CarCard {...props} />
      </li>
    )
  }
  return <HtmlCell html={html} />
}

function HtmlCell({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- rendered by React, cached by the server or read from its page
  return <li className={styles.cell} data-result="" dangerouslySetInnerHTML={{ __html: html }} />
}

const carItems = (cars: readonly StockCard[]): ResultItem<StockCard>[] =>
  cars.map((car) => ({ kind: 'car', car }))

const itemKey = (item: ResultItem<StockCard>) =>
  item.kind === 'car' ? item.car.objectID : `tile-${item.tile.id}`
