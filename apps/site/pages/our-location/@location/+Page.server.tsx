import { LocationPage } from '@forecourt/feature-locations'
import type { Location } from '@forecourt/feature-locations/model'
import { LimitedCarList } from '@forecourt/feature-search'
import { formatStockPath } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import { locationCrumbs } from '../../../layout/location-crumbs.ts'
import { createLocationLinks } from '../../../layout/location-links.ts'
import { LocationPicture } from '../../../layout/location-picture.tsx'
import { stockNoun } from '../../../layout/menus.ts'
import { pageCardSlots } from '../../../layout/page-cards.ts'
import { PageFrame } from '../../../layout/page-frame.tsx'
import { usePage } from '../../../layout/page-request.ts'
import { RepaymentWords } from '../../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

const crumbs = css({ mb: '5' })

/** The search for the vehicles that stand at a location. */
const stockHref = (site: Site, { name }: Location) =>
  `${formatStockPath(site)}?${new URLSearchParams({ location_name: name })}`

/** Some of the vehicles that stand there, and the way to all of them. */
function Stock() {
  const { site, deps, now, data } = usePage<Data>()
  const { location, cars } = data
  if (cars.length === 0) return null
  return (
    <LimitedCarList
      id="stock"
      heading={`${stockNoun(site)} at ${location.name}`}
      cars={cars}
      site={site}
      slots={pageCardSlots(site, { deps, now })}
      nowMs={now.getTime()}
      more={{ label: 'All at this location', href: stockHref(site, location) }}
    />
  )
}

export function Page() {
  const { site, now, data } = usePage<Data>()
  const { location, hours, map, specialDays, reviews } = data
  const { contact } = createLocationLinks(site)(location)
  return (
    <PageFrame>
      <Breadcrumb items={locationCrumbs(location)} className={crumbs} />
      <LocationPage
        location={location}
        site={site}
        now={now}
        links={{ contact }}
        picture={<LocationPicture location={location} site={site} />}
        map={map}
        hours={hours}
        specialDays={specialDays}
        reviews={reviews}
        stock={<Stock />}
      />
      {data.cars.length > 0 && <RepaymentWords />}
    </PageFrame>
  )
}
