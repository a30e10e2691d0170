import type { Site } from '@forecourt/tenant-config/model'
import type { Lead } from './lead.ts'

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
 * The dealership a lead names, with the telephone of the location the lead names, else of its first;
 * the site itself where the lead names no dealership of it.
 */
export function createAdfVendor(
  site: Pick<Site, 'name' | 'url' | 'dealerships' | 'locations'>,
  { payload }: Pick<Lead, 'payload'>,
): AdfVendor {
  const dealership = site.dealerships.find(({ slug }) => slug === payload.dealership_slug)
  const own = site.locations.filter(({ dealership_slug }) => dealership_slug === dealership?.slug)
  const places = own.length > 0 ? own : site.locations
  const place = places.find(({ id }) => id === payload.location_id) ?? places[0]
  return {
    name: dealership?.name ?? site.name,
    phone: place?.contact_detail.phone || (place?.contact_detail.landline_phone ?? ''),
    url: site.url,
  }
}
