import { LimitedCarList } from '@forecourt/feature-search'
import { formatStockPath, type StockCard } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardSite } from '../card-site.ts'
import { cardSlots } from '../card-slots.tsx'
import { section } from './home.styles.ts'

export interface LatestCarsProps {
  site: Site
  cars: readonly StockCard[]
  nowMs: number
}

/** The newest cars in stock. */
export function LatestCars({ site, cars, nowMs }: LatestCarsProps) {
  if (cars.length === 0) return null
  return (
    <div className={section}>
      <LimitedCarList
        id="latest-cars"
        heading={site.content.home.latestHeading}
        cars={cars}
        site={site}
        nowMs={nowMs}
        slots={cardSlots(cardSite(site))}
        more={{ label: site.labels.allStock, href: formatStockPath(site) }}
      />
    </div>
  )
}
