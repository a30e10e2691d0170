import { pickLocations } from '@forecourt/feature-locations/model'
import type { StockCard, StockOverview } from '@forecourt/feature-search/model'
import type { HomeBlock, Site } from '@forecourt/tenant-config/model'
import type { ReactNode } from 'react'
import { About } from './about.tsx'
import { Banners } from './banners.tsx'
import { Blog } from './blog.tsx'
import { BodyTiles } from './body-tiles.tsx'
import { FeaturedCars, LatestCars } from './home-cars.tsx'
import { MakeTiles } from './make-tiles.tsx'
import { Offers } from './offers.tsx'
import { Places } from './places.tsx'
import { Promises } from './promises.tsx'
import { Reasons } from './reasons.tsx'
import { Reviews } from './reviews.tsx'
import { SalesCount } from './sales-count.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { Slides } from './slides.tsx'
import { ViewedPlace } from './viewed-place.tsx'

export interface HomeBlocksProps {
  site: Site
  /** Counts and newest cars; null when they cannot be had, and what needs them is left out. */
  stock: StockOverview | null
  /** The cars of each list the dealer chose. */
  featured: readonly (readonly StockCard[])[]
  /** Numbers of cars the dealer's chosen searches find, in their order; null when they cannot be had. */
  shortcutCounts: readonly number[] | null
  /** Number of the counter; null for none. */
  salesCount: number | null
  now: Date
}

type Draw = (props: HomeBlocksProps) => ReactNode

const draw: Readonly<Record<HomeBlock, Draw>> = {
  slides: ({ site }) => <Slides content={site.content} />,
  promises: ({ site }) => <Promises content={site.content} />,
  bodies: ({ site, stock }) => stock && <BodyTiles site={site} bodies={stock.bodies} />,
  shortcuts: ({ site, shortcutCounts }) => <Shortcuts site={site} counts={shortcutCounts} />,
  makes: ({ site, stock }) => stock && <MakeTiles site={site} makes={stock.makes} />,
  latest: ({ site, stock, now }) =>
    stock && <LatestCars site={site} cars={stock.latest} nowMs={now.getTime()} />,
  viewed: () => <ViewedPlace />,
  featured: ({ site, featured, now }) => (
    <FeaturedCars site={site} lists={featured} nowMs={now.getTime()} />
  ),
  banners: ({ site, now }) => <Banners site={site} now={now} />,
  offers: ({ site, now }) => <Offers site={site} now={now} />,
  reasons: ({ site }) => <Reasons content={site.content} />,
  about: ({ site }) => <About content={site.content} />,
  places: ({ site, now }) => (
    <Places site={site} now={now} places={pickLocations(site, site.locationPages.homeFilter)} />
  ),
  reviews: ({ site }) => <Reviews site={site} />,
  blog: ({ site }) => <Blog site={site} />,
  salesCounter: ({ site, salesCount }) => <SalesCount site={site} value={salesCount} />,
}

/** Content the home page shows below its hero, in the order the dealer chose (D-74). */
export function HomeBlocks(props: HomeBlocksProps) {
  return props.site.content.home.blocks.map((block) => {
    const Block = draw[block]
    return <Block key={block} {...props} />
  })
}
