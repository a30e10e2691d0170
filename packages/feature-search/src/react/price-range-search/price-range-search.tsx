'use client'

import { findBasePath, formatPrice } from '@forecourt/stock/model'
import { Button } from '@forecourt/ui/button'
import { Slider } from '@forecourt/ui/slider'
import type { FormEvent } from 'react'
import {
  formatCount,
  formatPriceRangeHref,
  listPriceBands,
  listPriceBars,
  PRICE_RANGE_PATH,
  PRICE_RANGE_STEP,
  type PriceBand,
  type PriceCounts,
  type PriceRangeSite,
  pickStockNoun,
  type SearchHeadSite,
  showMeLabel,
} from '../../model/index.ts'
import { PriceHistogram } from './price-histogram.tsx'
import { priceRangeStyles as styles } from './price-range-search.styles.ts'
import { usePriceRange } from './use-price-range.ts'

/** The part of a site the price-range screen reads. */
export type PriceRangeSearchSite = PriceRangeSite & Pick<SearchHeadSite, 'kind'>

export interface PriceRangeSearchProps {
  /** Settings of the dealer: its ranges of price, and its kind. */
  site: PriceRangeSearchSite
  /** Vehicles by price; `null` when they are not known, and no counts are shown. */
  counts: PriceCounts | null
  /** Range at first, dollars. Default the ends of the slider. */
  defaultRange?: readonly [min: number, max: number]
  /** Called with the address of the chosen search in place of sending the form. Default: the form is sent. */
  onSearch?: (details: { href: string }) => void
  /** Level of the heading over the ready-made ranges. Default 2. */
  headingLevel?: 2 | 3
}

export interface PriceRangeSearchViewProps {
  /** Settings of the dealer: its ranges of price, and its kind. */
  site: PriceRangeSearchSite
  /** Vehicles by price; `null` when they are not known, and no counts are shown. */
  counts: PriceCounts | null
  /** The chosen range, dollars. */
  range: readonly [min: number, max: number]
  /** Vehicles in it; `null` when not known. */
  count: number | null
  /** Called while a thumb moves and after a number was typed. */
  onRangeChange: (details: { value: readonly number[] }) => void
  /** Called with the address of the chosen search in place of sending the form. Default: the form is sent. */
  onSearch?: (details: { href: string }) => void
  /** Level of the heading over the ready-made ranges. Default 2. */
  headingLevel?: 2 | 3
}

/** A price range set by two thumbs or two numbers, the chosen range in words, and the way to its search. */
export function PriceRangeSearchView(props: PriceRangeSearchViewProps) {
  const { site, counts, range, headingLevel = 2 } = props
  const bands = listPriceBands(site, counts)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.root}>
      <PriceForm {...props} range={range} />
      {bands.length > 0 && (
        <section aria-labelledby="price-bands">
          <Heading id="price-bands" className={styles.bandsTitle}>
            Popular price ranges
          </Heading>
          <ul className={styles.bands}>
            {bands.map((band) => (
              <li key={band.href}>
                <Band band={band} site={site} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function PriceForm(props: PriceRangeSearchViewProps) {
  const { site, counts, range, count, onRangeChange, onSearch } = props
  const bounds = site.search.priceRangeBounds
  const { min, max } = bounds
  const submit = (event: FormEvent) => {
    if (onSearch === undefined) return
    event.preventDefault()
    onSearch({ href: formatPriceRangeHref(range, site) })
  }
  return (
    <form
      action={`${findBasePath(site)}${PRICE_RANGE_PATH}`}
      method="get"
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.chosen}>
        <p className={styles.chosenTitle}>Price range</p>
        <p className={styles.range}>
          {formatPrice(range[0])} to {formatPrice(range[1])}
        </p>
      </div>
      <div className={styles.slide}>
        {counts && <PriceHistogram bars={listPriceBars(counts, bounds, range)} />}
        <Slider
          label="Price"
          hideLabel
          min={min}
          max={max}
          step={PRICE_RANGE_STEP}
          value={range}
          names={['price_min', 'price_max']}
          prefix="$"
          formatValue={formatPrice}
          onValueChange={onRangeChange}
        />
      </div>
      <Button type="submit" size="lg" width="full" disabled={count === 0}>
        {count === null
          ? `Show Me ${pickStockNoun(site).many}`
          : showMeLabel(count, pickStockNoun(site))}
      </Button>
    </form>
  )
}

function Band({ band, site }: { band: PriceBand; site: PriceRangeSearchSite }) {
  const { one, many } = pickStockNoun(site)
  const { href, label, count } = band
  return (
    <a href={href} rel="nofollow" className={styles.band}>
      {label}
      {count !== null && (
        <span className={styles.count}>
          {formatCount(count)} {count === 1 ? one : many}
        </span>
      )}
    </a>
  )
}

/**
 * Search by price: a block for any page. Without script its form is sent to `/search-by-price`, which
 * leads on to the search.
 * Source: `SRCH-042` to `SRCH-046`, `D-31`
 */
export function PriceRangeSearch({ defaultRange, ...props }: PriceRangeSearchProps) {
  const range = usePriceRange(props.site.search.priceRangeBounds, props.counts, defaultRange)
  return <PriceRangeSearchView {...props} {...range} />
}
