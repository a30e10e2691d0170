import { partsEnquiry, serviceEnquiry } from '@forecourt/feature-leads/model'
import { type Location, listLocations } from '@forecourt/feature-locations/model'
import { toSlug } from '@forecourt/stock/model'
import type { MenuLink, Site } from '@forecourt/tenant-config/model'
import { PARTS_PATH } from '../parts-path.ts'

const isSame = (make: string | null, brand: string) =>
  make !== null && toSlug(make) === toSlug(brand)

/** Dealerships that are franchised for a brand, or whose locations carry it. Source: `DATA-024`, `DATA-036` */
export function listBrandDealerships(
  { dealerships, locations }: Pick<Site, 'dealerships' | 'locations'>,
  brand: string,
): Site['dealerships'] {
  const carriedAt = (slug: string) =>
    locations.some(
      ({ dealership_slug, manufacturers }) =>
        dealership_slug === slug && manufacturers.some((name) => isSame(name, brand)),
    )
  return dealerships.filter(({ slug, make }) => isSame(make, brand) || carriedAt(slug))
}

/**
 * Locations that carry a brand: those that name it, and those of its dealerships that name none.
 * Source: `SITE-044`, `DATA-024`
 */
export function listBrandLocations(
  site: Parameters<typeof listLocations>[0],
  brand: string,
): Location[] {
  const franchised = new Set(
    site.dealerships.filter(({ make }) => isSame(make, brand)).map(({ slug }) => slug),
  )
  return listLocations(site).filter(({ manufacturers, dealership_slug }) =>
    manufacturers.length > 0
      ? manufacturers.some((name) => isSame(name, brand))
      : franchised.has(dealership_slug),
  )
}

/**
 * Ways to have a vehicle of a brand serviced and to its parts: booking pages of its dealerships, then the
 * pages of the site.
 * @param hasParts true for a site with parts to search
 * Source: `SITE-090`, `CFG-027`, `DATA-037`
 */
export function listBrandServices(site: Site, brand: string, hasParts: boolean): MenuLink[] {
  const slugs = new Set(listBrandDealerships(site, brand).map(({ slug }) => slug))
  const bookings = site.routing.serviceBooking
    .filter(({ dealershipSlug, make }) =>
      make === null ? slugs.has(dealershipSlug) : isSame(make, brand),
    )
    .map(({ dealershipSlug, url }) => {
      const name = site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name
      return { label: `Book a service at ${name ?? dealershipSlug}`, href: url }
    })
  return [
    ...bookings,
    { label: `Ask about servicing your ${brand}`, href: serviceEnquiry.page.path },
    ...(hasParts
      ? [
          {
            label: `Parts for your ${brand}`,
            href: `${PARTS_PATH}?${new URLSearchParams({ fits: brand })}`,
          },
        ]
      : []),
    { label: 'Ask for a part', href: partsEnquiry.page.path },
  ]
}
