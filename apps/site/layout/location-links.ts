import { formatContactPath, serviceEnquiry } from '@forecourt/feature-leads/model'
import type { LocationLinks } from '@forecourt/feature-locations'
import { formatLocationPath, hasService, type Location } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isReachable } from './site-routes.ts'

/** Where a service is booked at a location: its dealership's booking page, else the form. Source: LOC-018, CFG-027 */
function bookingHref({ routing }: Site, { dealership_slug }: Location): string {
  const own = routing.serviceBooking.find(
    ({ dealershipSlug }) => dealershipSlug === dealership_slug,
  )
  return own?.url ?? serviceEnquiry.page.path
}

/** Where a location is written to: a workshop is booked instead. Source: LOC-017, LOC-018 */
function contactOf(site: Site, location: Location) {
  if (hasService(location)) return { href: bookingHref(site, location), label: 'Book a Service' }
  return { href: formatContactPath(location.slug), label: site.labels.contact }
}

/** Pages of a location the site has. Source: LOC-017 to LOC-019, D-124 */
export const createLocationLinks =
  (site: Site) =>
  (location: Location): LocationLinks => {
    const page = formatLocationPath(location.slug)
    const contact = contactOf(site, location)
    return {
      page: isReachable(site, page) ? page : null,
      contact: isReachable(site, contact.href) ? contact : null,
    }
  }
