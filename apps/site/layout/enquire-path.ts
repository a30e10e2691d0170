import { type Car, formatCarPath, isPurchasable } from '@forecourt/stock/model'

/** Page of the enquiry about a car, or for something similar to it. */
export const enquirePath = (car: Pick<Car, 'slug'>, isSimilar = false) =>
  `${formatCarPath(car)}/enquire${isSimilar ? '?similar=1' : ''}`

/** Page of a test drive of a car (`PLUS-025`). */
export const testDrivePath = (car: Pick<Car, 'slug'>) => `${formatCarPath(car)}/test-drive`

/** Page of a request for photos of a car (`PLUS-025`). */
export const photosPath = (car: Pick<Car, 'slug'>) => `${formatCarPath(car)}/photos`

/** Page a card's enquiry button leads to: a car that is not to be had leads to something similar (D-10). */
export const cardEnquirePath = (car: Pick<Car, 'slug' | 'status' | 'sold' | 'tag' | 'reserved'>) =>
  enquirePath(car, !isPurchasable(car))
