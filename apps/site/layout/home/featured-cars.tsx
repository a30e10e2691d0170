import { LimitedCarList } from '@forecourt/feature-search'
import type { StockCard } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardSite } from '../card-site.ts'
import { cardSlots } from '../card-slots.tsx'
import { section } from './home.styles.ts'

export interface FeaturedCarsProps {
  site: Site
  /** The cars of each list the dealer chose, in their order. */
  lists: readonly (readonly StockCard[])[]
  nowMs: number
}

/** Lists of cars the dealer chose; one without cars is left out. */
export function FeaturedCars({ site, lists, nowMs }: FeaturedCarsProps) {
  return site.content.home.featured.map(({ heading, more }, place) => {
    const cars = lists[place] ?? []
    if (cars.length === 0) return null
    return (
      <div key={heading} className={section}>
        <LimitedCarList
          id={`featured-${place + 1}`}
          heading={heading}
          cars={cars}
          site={site}
          nowMs={nowMs}
          slots={cardSlots(cardSite(site))}
          more={more ?? undefined}
        />
      </div>
    )
  })
}
