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

/**
 * "DL# 4418206, MVR# 2076513" of a dealership, with the label of the state it stands in; a number it does
 * not have itself is that of one of its locations. Null without any.
 * Source: D-99, PLUS-043
 */
export function formatDealershipLicence(
  site: Pick<Site, 'dealerships' | 'locations' | 'state'>,
  dealershipSlug: string,
): string | null {
  const dealership = site.dealerships.find(({ slug }) => slug === dealershipSlug)
  const places = site.locations.filter((place) => place.dealership_slug === dealershipSlug)
  const licences = listLicences({
    address: { state: places[0]?.address.state ?? site.state },
    dealer_license_number: firstNumber([
      dealership?.dealerLicenceNumber,
      ...places.map((place) => place.dealer_license_number),
    ]),
    motor_vehicle_repairer: firstNumber([
      dealership?.motorVehicleRepairer,
      ...places.map((place) => place.motor_vehicle_repairer),
    ]),
  })
  return licences.length > 0 ? licences.join(', ') : null
}

const firstNumber = (numbers: readonly (string | undefined)[]): string =>
  numbers.find((number) => number?.trim()) ?? ''

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
