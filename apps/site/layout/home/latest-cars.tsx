import { CarGrid } from '@forecourt/feature-search'
import { type StockCard, stockPath } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { Link } from '@forecourt/ui/link'
import { carImageSet } from '../car-images.ts'
import { cardEnquirePath } from '../enquire-path.ts'
import { section, sectionHead, sectionTitle } from './home.styles.ts'

export interface LatestCarsProps {
  site: Site
  cars: readonly StockCard[]
  nowMs: number
}

/** The newest cars on the yard. */
export function LatestCars({ site, cars, nowMs }: LatestCarsProps) {
  if (cars.length === 0) return null
  return (
    <section className={section} aria-labelledby="latest-cars">
      <div className={sectionHead}>
        <h2 id="latest-cars" className={sectionTitle}>
          {site.content.home.latestHeading}
        </h2>
        <Link href={stockPath(site)}>{site.labels.allStock}</Link>
      </div>
      <CarGrid
        cars={cars}
        site={site}
        nowMs={nowMs}
        photoWidth="wide"
        slots={{ imageSet: carImageSet(site), hrefFor: { enquiry: cardEnquirePath } }}
      />
    </section>
  )
}
