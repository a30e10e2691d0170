import type { PhonesConfig } from './phones-config.ts'
import type { CarType } from './setting-values.ts'

/** Facts that decide a car's phone number; `Car` of feature-search fits. */
export interface PhoneSubject {
  /** Slug of the selling dealership; null when unknown. */
  dealership_slug: string | null
  /** new, used or demo; null when unknown. */
  car_type: CarType | null
  /** Location of the car as its data gives it; null when unknown. */
  location: { id: number | null; phone: string | null } | null
}

/** The part of a site that `findPhone` reads. */
export interface PhoneSite {
  phones: PhonesConfig
  locations: readonly { id: number; contact_detail: { landline_phone: string } }[]
}

/**
 * The number to show for a car: dealership and car type, dealership fixed, site car type, site
 * fixed, the number of the car's location, the landline of that location. Empty ones are skipped.
 * @returns the number as configured, or null when there is none (the caller shows no button)
 * Source: D-90, CFG-082 to CFG-084
 */
export function findPhone(site: PhoneSite, car: PhoneSubject): string | null {
  const ofDealership =
    car.dealership_slug === null ? undefined : site.phones.byDealership[car.dealership_slug]
  const location = site.locations.find(({ id }) => id === car.location?.id)
  const candidates = [
    car.car_type && ofDealership?.[car.car_type],
    ofDealership?.fixed,
    car.car_type && site.phones.byCarType[car.car_type],
    site.phones.fixed,
    car.location?.phone,
    location?.contact_detail.landline_phone,
  ]
  return candidates.find((candidate) => candidate?.trim()) ?? null
}
