import {
  createDealerJsonLd,
  type Department,
  describeLocationPage,
  findClosedDayEnquiry,
  findDepartment,
  findOwnDepartment,
  findPoint,
  formatLocationPath,
  formatLocationTitle,
  formatLocationType,
  LOCATION_TYPE,
  type Location,
  listLocations,
  listPresentDepartments,
  listSpecialDays,
  resolveLocationPicture,
  resolveReviews,
} from '@forecourt/feature-locations/model'
import { drawMap } from '@forecourt/feature-locations/server'
import { loadLimitedLists } from '@forecourt/feature-search/server'
import { createBreadcrumbJsonLd } from '@forecourt/feature-vdp/model'
import type { Site } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { shareImage } from '../../../layout/car-images.ts'
import { locationCrumbs } from '../../../layout/location-crumbs.ts'
import { requestAddress, searchPorts } from '../../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Vehicles of the place that its page shows. */
const shownCars = 3

/** Hours of the department that was asked for, here or where it is; of the page's own without asking. */
function hoursOf(site: Site, at: Location, asked: string | null) {
  const locations = listLocations(site)
  const present = listPresentDepartments(locations)
  const own = findOwnDepartment(at)
  const chosen = present.find((each) => each === asked) ?? own
  const location = findDepartment(locations, at, chosen) ?? at
  const path = formatLocationPath(at.slug)
  const tab = (each: Department) => ({
    label: formatLocationType(each),
    href: each === own ? `${path}#opening-hours` : `${path}?${LOCATION_TYPE}=${each}#opening-hours`,
    isCurrent: each === chosen,
  })
  return {
    location,
    href: location.id === at.id ? null : formatLocationPath(location.slug),
    tabs: present.map(tab),
    closedDayHref: findClosedDayEnquiry(location, site) ?? undefined,
  }
}

/** The newest vehicles that stand there; null when the search does not answer. */
async function carsOf(pageContext: PageContextServer, { name }: Location) {
  let hasFailed = false
  const { searchClient, onFailure } = searchPorts(pageContext)
  const ports = {
    searchClient,
    onFailure: (error: unknown) => {
      hasFailed = true
      onFailure(error)
    },
  }
  const searchFilters = [{ attribute: 'location_name', values: [name] }]
  const [cars = []] = await loadLimitedLists(ports, pageContext.site, [
    { searchFilters, limit: shownCars },
  ])
  return hasFailed ? null : cars
}

/** Map below a photo, which a map picture would only repeat. */
function mapOf(site: Site, location: Location) {
  const point = findPoint(location)
  const hasMap = resolveLocationPicture(location, site).kind === 'map'
  return point && !hasMap ? drawMap([point], 9 / 21) : null
}

export async function data(pageContext: PageContextServer) {
  const { site, routeParams, now } = pageContext
  const location = listLocations(site).find(({ slug }) => slug === routeParams['location'])
  if (!location) throw render(404)
  const cars = await carsOf(pageContext, location)
  const title = formatLocationTitle(location, listLocations(site))
  const reviews = resolveReviews(location, site)
  return {
    location,
    cars: cars ?? [],
    hours: hoursOf(site, location, requestAddress(pageContext).searchParams.get(LOCATION_TYPE)),
    map: mapOf(site, location),
    specialDays: listSpecialDays([location], now),
    reviews,
    head: {
      title: `${title} | ${site.name}`,
      description: describeLocationPage(location, { title, hasReviews: reviews !== null }),
      canonicalPath: formatLocationPath(location.slug),
      shareImage: shareImage(site, location.image?.url ?? null),
      jsonLd: [
        createDealerJsonLd(location, site, now),
        createBreadcrumbJsonLd(locationCrumbs(location), site),
      ],
    },
    cache: cars ? ('public' as const) : ('private' as const),
  }
}
