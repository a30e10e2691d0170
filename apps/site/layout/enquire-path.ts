import type { LeadCarPage } from '@forecourt/feature-leads/model'
import { type Car, formatCarPath, isPurchasable } from '@forecourt/stock/model'

/** Page of the enquiry about a car, or for something similar to it. */
export const enquirePath = (car: Pick<Car, 'slug'>, isSimilar = false) =>
  `${formatCarPath(car)}/enquire${isSimilar ? '?similar=1' : ''}`

/** Page of a form about a car that is not an enquiry: a test drive, photos (`PLUS-025`). */
export const carFormPath = (
  car: Pick<Car, 'slug'>,
  { carPage }: { carPage: Pick<LeadCarPage, 'below'> },
) => `${formatCarPath(car)}${carPage.below}`

/** Page a card's enquiry button leads to: a car that is not available leads to something similar (D-10). */
export const cardEnquirePath = (car: Pick<Car, 'slug' | 'status' | 'sold' | 'tag' | 'reserved'>) =>
  enquirePath(car, !isPurchasable(car))
