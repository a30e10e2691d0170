import { css } from '@forecourt/styled-system/css'
import { Carousel } from '@forecourt/ui/carousel'
import type { ComponentType } from 'react'
import type { StockCard } from '../../model/index.ts'
import { CarCard, type CarCardSite, type CarCardSlots } from '../car-card/car-card.tsx'
import type { GridItem } from '../car-grid/car-grid.tsx'
import type { PromoTileProps } from '../promo-tile/promo-tile.tsx'

const styles = {
  root: css({
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: '0.5', transitionDelay: '100ms' },
    _motionReduce: { transition: 'none' },
  }),
  // Rows of a card of its own: photo, words, price and facts as high as they are, the rest below.
  slide: css({
    display: 'grid',
    height: 'full',
    gridTemplateRows: 'auto auto auto auto 1fr',
  }),
}

export interface CarCarouselProps {
  /** Id on the page. */
  id: string
  /** Name of the cars; names the carousel. */
  label: string
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
  /** The cars are about to be replaced: they are dimmed. Default false. */
  isBusy?: boolean
  /** It is in sight at the start: the first photo is fetched first. Default false. */
  priority?: boolean
}

/** Cards in a row that scrolls and snaps, where a dealer wants no grid. Source: `SRCH-017` */
export function CarCarousel(props: CarCarouselProps) {
  const { id, label, cars, site, nowMs, slots, isBusy = false, priority = false } = props
  const { tile: Tile } = props
  const items = props.items ?? cars.map((car) => ({ kind: 'car' as const, car }))
  const cardOf = (item: Exclude<GridItem, { kind: 'html' }>) =>
    item.kind === 'tile' ? (
      Tile && <Tile tile={item.tile} />
    ) : (
      <CarCard
        {...slots}
        car={item.car}
        site={site}
        nowMs={nowMs}
        priority={priority && item.car === cars[0]}
        sizes="(min-width: 1280px) 340px, (min-width: 768px) 45vw, 90vw"
      />
    )
  return (
    <div className={styles.root} aria-busy={isBusy}>
      <Carousel
        id={id}
        label={label}
        slideWidth="card"
        indicator="counter"
        items={items.map((item, index) => ({
          id: slideId(item, index),
          content:
            item.kind === 'html' ? (
              <div
                className={styles.slide}
                data-result=""
                // oxlint-disable-next-line react/no-danger -- rendered by React, read from its page
                dangerouslySetInnerHTML={{ __html: item.html }}
              />
            ) : (
              <div className={styles.slide} data-result="">
                {cardOf(item)}
              </div>
            ),
        }))}
      />
    </div>
  )
}

function slideId(item: GridItem, index: number): string {
  if (item.kind === 'html') return `html-${index}`
  return item.kind === 'car' ? item.car.objectID : `tile-${item.tile.id}`
}
