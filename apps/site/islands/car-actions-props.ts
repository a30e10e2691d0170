import { photoRequest, testDrive, WATCHLIST_PATH } from '@forecourt/feature-leads/model'
import {
  type CarAction,
  isPrintable,
  listBarActions,
  listCarActions,
} from '@forecourt/feature-vdp/model'
import { type Car, formatCarPath } from '@forecourt/stock/model'
import { findChatScript, type PhoneLink, type Site } from '@forecourt/tenant-config/model'
import { carFormPath, enquirePath } from '../layout/enquire-path.ts'
import { isReachable } from '../layout/site-routes.ts'
import type { CarActionsIslandProps } from './car-actions.tsx'

/** Effects and targets of the buttons of a vehicle page. */
export function carActionChoice(car: Car, site: Site) {
  return listCarActions(car, site, {
    enquiry: enquirePath(car),
    similar: enquirePath(car, true),
    testDrive: carFormPath(car, testDrive),
    photos: carFormPath(car, photoRequest),
    message: '/contact',
    reaches: (href) => isReachable(site, href),
  })
}

/** Buttons of the bars of a vehicle page. */
export const barActionChoice = (car: Car, site: Site): CarAction[] =>
  listBarActions(car, site, (href) => isReachable(site, href))

const favouriteOf = ({ id, name, slug, make, model, primary_image_url }: Car) => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
})

/** Data a page knows besides the car and its site. */
export interface CarActionsOptions {
  /** Number to call; null without one. */
  phone: PhoneLink | null
}

/** Props of the actions of a car that is not sold. */
export function carActionsProps(
  car: Car,
  site: Site,
  { phone }: CarActionsOptions,
): CarActionsIslandProps {
  const { id, dealership_id, slug, name, stocknum } = car
  return {
    car: { id, dealershipId: dealership_id, slug, name, stockNumber: stocknum },
    siteId: site.id,
    actions: carActionChoice(car, site),
    phone,
    share: site.features.share
      ? {
          url: new URL(formatCarPath(car), site.url).href,
          title: name,
          copyNotice: site.vehiclePage.copyNotice,
        }
      : null,
    favourite: site.features.favourites ? favouriteOf(car) : null,
    isWatchable: isReachable(site, WATCHLIST_PATH),
    isPrintable: isPrintable(car, site),
    chat: findChatScript(site),
  }
}
