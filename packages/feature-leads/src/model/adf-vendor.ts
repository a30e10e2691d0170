import { hasDepartment } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { Lead } from './lead.ts'
import { findLeadKind } from './lead-category.ts'

/** Who the lead is for, as ADF names it. */
export interface AdfVendor {
  /** Name of the dealership. */
  name: string
  /** Its telephone; '' when there is none. */
  phone: string
  /** Address of its website. */
  url: string
}

/**
 * The location a lead names, by id or by the slug that was chosen; else the first of the dealership it names, or of the
 * site, and for service and parts the first that has them.
 */
export function findLeadPlace(
  { dealerships, locations }: Pick<Site, 'dealerships' | 'locations'>,
  { payload }: Pick<Lead, 'payload'>,
): Site['locations'][number] | undefined {
  const dealership = dealerships.find(({ slug }) => slug === payload.dealership_slug)
  const own = locations.filter(({ dealership_slug }) => dealership_slug === dealership?.slug)
  const places = own.length > 0 ? own : locations
  const named =
    places.find(({ id }) => id === payload.location_id) ??
    locations.find(({ slug }) => slug === payload.location)
  if (named) return named
  const { key } = findLeadKind(payload.category) ?? {}
  const department = (key === 'service' || key === 'parts') && key
  return (department && places.find((place) => hasDepartment(place, department))) || places[0]
}

/**
 * The dealership a lead names, with the telephone of its place (`findLeadPlace`); the site itself where the lead
 * names no dealership of it.
 */
export function createAdfVendor(
  site: Pick<Site, 'name' | 'url' | 'dealerships' | 'locations'>,
  lead: Pick<Lead, 'payload'>,
): AdfVendor {
  const { dealership_slug } = lead.payload
  const dealership = site.dealerships.find(({ slug }) => slug === dealership_slug)
  const place = findLeadPlace(site, lead)
  return {
    name: dealership?.name ?? site.name,
    phone: place?.contact_detail.phone || (place?.contact_detail.landline_phone ?? ''),
    url: site.url,
  }
}
