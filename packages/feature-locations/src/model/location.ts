import type { Site, SiteLocation } from '@forecourt/tenant-config/model'
import { type SpecialDay, toSpecialDay } from './special-day.ts'

/** Departments of a location. */
export type LocationType = 'sales' | 'used' | 'service' | 'parts' | 'service-and-parts'

/** One place of a dealership as pages show it (DATA-024 to DATA-034). */
export interface Location extends SiteLocation {
  /** Days whose hours differ, for this location or for all, by date. */
  special_days: SpecialDay[]
}

/** Words the part of a site has to say about its locations. */
export type LocationSite = Pick<
  Site,
  'locations' | 'specialHours' | 'dealerships' | 'locationPages'
> &
  Partial<Pick<Site, 'dealershipWebsites'>>

/** Department of a location; '' means sales. Source: LOC-034, DATA-025 */
export function findLocationType({
  location_type,
}: Pick<SiteLocation, 'location_type'>): LocationType {
  return location_type === '' ? 'sales' : location_type
}

/**
 * The locations a site lists, in the order configured: visible ones whose dealership is among
 * `showDealerships`, when there are any, and not among `hideDealerships`. Licence numbers a location
 * lacks are its dealership's, and so is its website.
 * Source: LOC-032, LOC-033, D-99
 */
export function listLocations(site: LocationSite): Location[] {
  return site.locations
    .filter((location) => location.visible && isDealershipShown(site, location.dealership_slug))
    .map((location) => toLocation(location, site))
}

/**
 * The location a car stands at, listed or not; null when the site has no such location.
 * Source: DATA-010
 */
export function findLocationById(site: LocationSite, id: number | null): Location | null {
  const found = site.locations.find((location) => location.id === id)
  return found ? toLocation(found, site) : null
}

/** The main location: the first marked primary, else the first listed. Source: D-72 */
export function findPrimaryLocation(site: LocationSite): Location | null {
  return listMainFirst(site)[0] ?? null
}

/** The locations a site lists, those marked primary first. Source: D-72 */
export function listMainFirst(site: LocationSite): Location[] {
  return listLocations(site).toSorted((a, b) => Number(b.primary) - Number(a.primary))
}

/**
 * The listed locations that have a department, the main one first; every listed one where none does, since
 * somebody there answers for it.
 * @param types names of the department, such as `service` and `service-and-parts`
 */
export function listDepartments(site: LocationSite, types: readonly LocationType[]): Location[] {
  const listed = listMainFirst(site)
  const own = listed.filter((location) => types.includes(findLocationType(location)))
  return own.length > 0 ? own : listed
}

function isDealershipShown(site: LocationSite, slug: string): boolean {
  const { showDealerships, hideDealerships } = site.locationPages
  return (
    (showDealerships.length === 0 || showDealerships.includes(slug)) &&
    !hideDealerships.includes(slug)
  )
}

function toLocation(location: SiteLocation, site: LocationSite): Location {
  const dealership = site.dealerships.find(({ id }) => id === location.dealership_id)
  return {
    ...location,
    dealer_license_number:
      location.dealer_license_number || (dealership?.dealerLicenceNumber ?? ''),
    website:
      location.website ??
      site.dealershipWebsites?.find(
        ({ dealershipSlug }) => dealershipSlug === location.dealership_slug,
      )?.url ??
      null,
    motor_vehicle_repairer:
      location.motor_vehicle_repairer || (dealership?.motorVehicleRepairer ?? ''),
    special_days: site.specialHours
      .map(toSpecialDay)
      .filter(({ locationId }) => locationId === null || locationId === location.id)
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  }
}
