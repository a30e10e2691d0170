'use client'

import { formatPrice } from '@forecourt/stock/model'
import { hiddenText } from '@forecourt/styled-system/recipes'
import { CountAnimation } from '@forecourt/ui/count-animation'
import { ArcGauge } from '@forecourt/ui/gauge'
import { Skeleton } from '@forecourt/ui/skeleton'
import type { ShownPriceComparison } from '../../model/index.ts'
import { Section } from '../section/section.tsx'
import { priceComparisonStyles } from './price-comparison.styles.ts'
import {
  type LoadComparison,
  type PriceComparisonState,
  usePriceComparison,
} from './use-price-comparison.ts'

/** How long the price counts up, in milliseconds. Source: `VDP-086` */
export const COUNT_MS = 2500

export interface PriceComparisonPanelProps {
  /** The comparison, as `resolvePriceComparison` gives it. */
  comparison: ShownPriceComparison
}

export interface PriceComparisonViewProps {
  /** Content of the panel. */
  state: PriceComparisonState
}

const section = { id: 'price-comparison', title: 'How the price compares' }

/** The bands of the gauge: low is near the top of the market, high well below it. */
const bands = [
  { from: 0, label: 'In the upper part of the market', tone: 'neutral' },
  { from: 0.3, label: 'In the middle of the market', tone: 'info' },
  { from: 0.6, label: 'In the lower part of the market', tone: 'success' },
] as const

function Loading() {
  const classes = priceComparisonStyles()
  return (
    <div className={classes.root} aria-busy="true">
      <output className={hiddenText()}>Comparing the price</output>
      <Skeleton shape="picture" className={classes.gauge} />
      <div className={classes.wait}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}

function Comparison({ comparison }: PriceComparisonPanelProps) {
  const classes = priceComparisonStyles()
  const { label, fill, listingDollars, marketMinDollars, marketMaxDollars } = comparison
  const max = formatPrice(Math.round(marketMaxDollars))
  const min = formatPrice(Math.round(marketMinDollars))
  return (
    <div className={classes.root} data-price-comparison={comparison.band}>
      <ArcGauge
        label="Price against the market"
        value={fill}
        min={0}
        max={1}
        ranges={bands}
        formatValue={() => label}
        endTexts={[max, min]}
        className={classes.gauge}
      />
      <div className={classes.text}>
        <p className={classes.label}>
          This price
          <span className={classes.price} data-counts-to={Math.round(listingDollars)}>
            <CountAnimation
              value={Math.round(listingDollars)}
              from={0}
              durationMs={COUNT_MS}
              prefix="$"
            />
          </span>
        </p>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>Market range</dt>
            <dd>
              {min} to {max}
            </dd>
          </div>
        </dl>
        <p className={classes.method}>{comparison.description}</p>
      </div>
    </div>
  )
}

/** Section about how the price compares, for a page that knows it. Source: `VDP-080` */
export function PriceComparisonPanel(props: PriceComparisonPanelProps) {
  return (
    <Section {...section}>
      <Comparison {...props} />
    </Section>
  )
}

/**
 * Section about how the price compares, in each of its three states; hidden takes no space.
 * Source: `VDP-080`
 */
export function PriceComparisonView({ state }: PriceComparisonViewProps) {
  if (state.kind === 'hidden') return null
  if (state.kind === 'shown') return <PriceComparisonPanel comparison={state.comparison} />
  return (
    <Section {...section}>
      <Loading />
    </Section>
  )
}

export interface PriceComparisonProps {
  /** Path of the car's page; the call is `{path}/autogauge`. */
  path: string
  /** Asks for the comparison. Default a call of the site. */
  load?: LoadComparison
}

/**
 * The price comparison panel that asks for its data itself, for pages that are rendered without it.
 * Source: `VDP-080` to `VDP-086`, `API-015`
 */
export function PriceComparison({ path, load }: PriceComparisonProps) {
  return <PriceComparisonView state={usePriceComparison(path, load)} />
}
