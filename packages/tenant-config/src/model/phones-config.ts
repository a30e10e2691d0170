import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { type CarType, phoneText, slug } from './setting-values.ts'

const numberFor = (what: string) =>
  browserSetting(phoneText, '', `Number for ${what}; empty, the default, goes on to the next rule.`)

const byCarType = {
  new: numberFor('new cars'),
  used: numberFor('used cars'),
  demo: numberFor('demo cars'),
}

const fixed = browserSetting(phoneText, '', 'Number for every car; default none (CFG-083).')

/** Phone numbers that replace the location's own (D-90). */
export const phonesSchema = v.strictObject({
  byDealership: browserSetting(
    v.record(slug, v.strictObject({ ...byCarType, fixed })),
    {},
    'Numbers of single dealerships by slug, per car type or fixed; default none (CFG-082, CFG-083).',
  ),
  byCarType: browserSetting(
    v.strictObject(byCarType),
    {},
    'Numbers of the whole site per car type; default none (CFG-082).',
  ),
  fixed,
})

/** Phone numbers that replace the location's own. */
export type PhonesConfig = v.InferOutput<typeof phonesSchema>

/** What decides a car's phone number; `Car` of feature-search fits. */
export interface PhoneSubject {
  /** Slug of the selling dealership; null when unknown. */
  dealership_slug: string | null
  /** new, used or demo; null when unknown. */
  car_type: CarType | null
  /** Location of the car as its data gives it; null when unknown. */
  location: { id: number | null; phone: string | null } | null
}

/** The part of a site that `phoneFor` reads. */
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
export function phoneFor(site: PhoneSite, car: PhoneSubject): string | null {
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
