import type { Site, StateCode } from '@forecourt/tenant-config/model'

const dealerLabels: Readonly<Record<StateCode, string>> = {
  act: 'DL#',
  nsw: 'MD',
  nt: 'DL#',
  qld: 'DL#',
  sa: 'LVD',
  tas: 'DL#',
  vic: 'LMCT',
  wa: 'MD',
}

/**
 * Content that stands before a motor dealer's licence number in a state: LMCT in Victoria, MD in New South
 * Wales and Western Australia, LVD in South Australia, DL# elsewhere.
 * Source: D-99, LOC-007
 */
export function formatLicenceLabel(state: StateCode): string {
  return dealerLabels[state]
}

/** "DL# 4418206" of a dealership, with the label of the state it stands in; null without a licence (D-99). */
export function formatDealershipLicence(
  site: Pick<Site, 'dealerships' | 'locations' | 'state'>,
  dealershipSlug: string,
): string | null {
  const dealership = site.dealerships.find(({ slug }) => slug === dealershipSlug)
  if (!dealership?.dealerLicenceNumber) return null
  const place = site.locations.find((location) => location.dealership_slug === dealershipSlug)
  return `${formatLicenceLabel(place?.address.state ?? site.state)} ${dealership.dealerLicenceNumber}`
}

/** Content that stands before a motor vehicle repairer's number. Source: LOC-008 */
export const repairerLabel = 'MVR#'

/** The licences of a location as text, dealer first; a missing number gives none. Source: D-99 */
export function listLicences(location: {
  address: { state: StateCode }
  dealer_license_number: string
  motor_vehicle_repairer: string
}): string[] {
  const licences: [label: string, number: string][] = [
    [formatLicenceLabel(location.address.state), location.dealer_license_number],
    [repairerLabel, location.motor_vehicle_repairer],
  ]
  return licences
    .filter(([, number]) => number.trim() !== '')
    .map(([label, number]) => `${label} ${withoutLabel(number.trim(), label)}`)
}

/** A number that already begins with its label is not labelled twice. */
const withoutLabel = (number: string, label: string): string =>
  number.toUpperCase().startsWith(label.toUpperCase()) ? number.slice(label.length).trim() : number
