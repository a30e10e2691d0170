import { LimitedCarList } from '@forecourt/feature-search'
import { formatStockPath, type StockCard } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { pageCardSlots } from '../page-cards.ts'
import { usePage } from '../page-request.ts'
import { section } from './home-section.tsx'

interface HomeCarsProps {
  site: Site
  id: string
  heading: string
  cars: readonly StockCard[]
  nowMs: number
  more?: { label: string; href: string } | undefined
}

/** A list of cars on the home page; nothing without cars. */
function HomeCars({ site, ...list }: HomeCarsProps) {
  const { deps, now } = usePage()
  if (list.cars.length === 0) return null
  return (
    <div className={section}>
      <LimitedCarList {...list} site={site} slots={pageCardSlots(site, { deps, now })} />
    </div>
  )
}

export interface FeaturedCarsProps {
  site: Site
  /** The cars of each list the dealer chose, in their order. */
  lists: readonly (readonly StockCard[])[]
  nowMs: number
}

/** Lists of cars the dealer chose; one without cars is left out. */
export function FeaturedCars({ site, lists, nowMs }: FeaturedCarsProps) {
  return site.content.home.featured.map(({ heading, more }, place) => (
    <HomeCars
      key={heading}
      id={`featured-${place + 1}`}
      heading={heading}
      cars={lists[place] ?? []}
      site={site}
      nowMs={nowMs}
      more={more ?? undefined}
    />
  ))
}

/** The cars a visitor looked at last (D-74). */
export function ViewedHomeCars(props: Pick<HomeCarsProps, 'site' | 'cars' | 'nowMs'>) {
  return <HomeCars {...props} id="viewed-cars" heading={props.site.content.home.viewedHeading} />
}

/** The newest cars in stock. */
export function LatestCars(props: Pick<HomeCarsProps, 'site' | 'cars' | 'nowMs'>) {
  const { site } = props
  const more = { label: site.labels.allStock, href: formatStockPath(site) }
  return (
    <HomeCars {...props} id="latest-cars" heading={site.content.home.latestHeading} more={more} />
  )
}
