import type { Dealership, Site, SiteLocation } from '@forecourt/tenant-config/model'
import type { StockCar, StockPlace } from '../model/car.ts'
import { toSlug } from '../model/slug.ts'
import type { FeedCells } from './feed-cells.ts'
import { parsePlaceText } from './place-text.ts'

/** Part of a site that the import needs to know. */
export type FeedSite = Pick<Site, 'id' | 'kind' | 'dealerships' | 'locations' | 'images'>

const NO_DEALERSHIP =
  'is missing: the site has no dealership that could sell a car; add one to its tenant file'

/**
 * Finds the location of a car: the location of its code (number, slug or name), else the main location
 * of its dealership (number, slug or name), else the site's main location. A code or dealership that
 * the site does not have refuses the row: a car must not be offered under another dealer's licence. So
 * does a site without a dealership.
 * @returns null when the row was refused
 */
export function resolvePlace(cells: FeedCells, site: FeedSite): StockPlace | null {
  if (site.dealerships.length === 0) {
    cells.refuse('dealership', NO_DEALERSHIP)
    return null
  }
  const code = cells.name('location_code')
  const dealer = cells.name('dealership')
  const named = dealer === null ? undefined : site.dealerships.find((one) => isNamed(one, dealer))
  if (dealer !== null && !named) cells.refuse('dealership', 'is not a dealership of this site')
  const location = code === null ? mainLocation(site, named) : findLocation(site, code, named)
  if (!location && code !== null) cells.refuse('location_code', 'is not a location of this site')
  const dealership =
    named ??
    site.dealerships.find(({ id }) => id === location?.dealership_id) ??
    site.dealerships[0]
  const isRefused = (dealer !== null && !named) || (code !== null && !location)
  if (isRefused || !dealership) return null
  return toPlace(cells, dealership, location)
}

function isNamed(one: { id: number; slug: string; name: string }, text: string): boolean {
  return String(one.id) === text || one.slug === toSlug(text) || toSlug(one.name) === toSlug(text)
}

function findLocation(site: FeedSite, code: string, named: Dealership | undefined) {
  const found = site.locations.filter((location) => isNamed(location, code))
  return found.find((location) => isOf(location, named)) ?? found[0]
}

function mainLocation(site: FeedSite, named: Dealership | undefined) {
  const own = site.locations.filter((location) => named === undefined || isOf(location, named))
  return own.find(({ primary }) => primary) ?? own.find(isSalesLocation) ?? own[0]
}

function isOf(location: SiteLocation, dealership: Dealership | undefined): boolean {
  return location.dealership_id === dealership?.id
}

function isSalesLocation({ location_type }: SiteLocation): boolean {
  return ['', 'sales', 'used'].includes(location_type)
}

function toPlace(
  cells: FeedCells,
  dealership: Dealership,
  location: SiteLocation | undefined,
): StockPlace {
  const own = parsePlaceText(cells.raw('place'))
  return {
    private_suburb: own.suburb,
    private_postcode: own.postcode,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location: location ? toCarLocation(location) : null,
    location_id: location?.id ?? null,
    location_name: location?.name ?? null,
    city: location?.address.city ?? dealership.city ?? own.suburb,
    state: location?.address.state ?? own.state,
  }
}

function toCarLocation(location: SiteLocation): NonNullable<StockCar['location']> {
  const { street, city, state, postcode, place_url } = location.address
  const { phone, landline_phone } = location.contact_detail
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    phone: phone || landline_phone || null,
    address: { id: null, street, city, state, postcode, place_url },
    distribution_locations: location.distribution_locations,
  }
}
