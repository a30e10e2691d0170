import {
  findPromoPage,
  type PromoSite,
  type SearchBase,
  type SearchState,
  type StockCard,
  withPromoTiles,
} from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { LateCarCarousel, loadCarCarousel } from '../car-carousel/late-car-carousel.tsx'
import { PromoTile } from '../promo-tile/promo-tile.tsx'
import { CarGrid } from './car-grid.tsx'

/** The part of a site its results read. */
export type ResultListSite = CarCardSite &
  PromoSite & { search: { columns: 3 | 4; layout: 'grid' | 'carousel' } }

export interface ResultListProps {
  /** The cars of the page, in order. */
  cars: readonly StockCard[]
  /** Settings of the dealer that the list shows. */
  site: ResultListSite
  /**
   * HTML of every place of the list, cars and tiles, shown in place of {@link cars}: what
   * `readRenderedResults` found in the page. Default: the cars are drawn.
   */
  rendered?: readonly string[]
  /** Question that was asked for; with {@link base} it decides which promotional tiles belong here. */
  state: SearchState
  /** Path the search page was opened at. */
  base: SearchBase
  /** Unix milliseconds of the request. */
  nowMs: number
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /** The cars are about to be replaced: they are dimmed. Default false. */
  isBusy?: boolean
}

/**
 * Fetches what only some layouts need: nothing for a grid, the carousel's code for a carousel. After
 * it the first render is whole, so await it before `renderToString` and before hydrating.
 */
export async function loadResultLayout(layout: 'grid' | 'carousel'): Promise<void> {
  if (layout === 'carousel') await loadCarCarousel()
}

/** HTML of every place of the list of results in a part of a page, for `renderedResults` of a search page. */
export const readRenderedResults = (page: ParentNode): string[] =>
  Array.from(page.querySelectorAll('[data-result]'), ({ innerHTML }) => innerHTML)

/**
 * Results as the dealer wants them, in rows of 3 or 4 or in one row that scrolls, with the
 * promotional tiles in their places.
 * Source: `SRCH-016`, `SRCH-017`, `SRCH-030`, `D-28`
 */
export function ResultList(props: ResultListProps) {
  const { cars, rendered, site, state, base, nowMs, slots, isBusy } = props
  const items =
    rendered?.map((html) => ({ kind: 'html' as const, html })) ??
    withPromoTiles(cars, site, findPromoPage(state, base), nowMs)
  const shared = { cars, items, tile: PromoTile, site, nowMs, slots, isBusy, priority: true }
  if (site.search.layout === 'carousel')
    return <LateCarCarousel {...shared} id="results" label="Vehicles found" />
  return <CarGrid {...shared} columns={site.search.columns} />
}
