import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'

/** Large word over a sold car's notice (VDP-073). */
export const SOLD_TITLE = 'SOLD'

/** Noun of the vehicle: the car's item type when set, else the site's kind (D-11). */
export function pickVehicleNoun(car: Pick<Car, 'item_type'>, site: Pick<Site, 'kind'>): string {
  return car.item_type?.trim().toLowerCase() || site.kind
}

/** "Unfortunately this {vehicle type} recently sold." (VDP-074) */
export function formatSoldSentence(car: Pick<Car, 'item_type'>, site: Pick<Site, 'kind'>): string {
  return `Unfortunately this ${pickVehicleNoun(car, site)} recently sold.`
}
