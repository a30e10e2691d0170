import { findReserveTemplate } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { imageSite } from './car-images.ts'
import type { CardSlotsSite } from './card-slots.tsx'
import { rateDaysOf } from './repayment-site.ts'
import { isReachable } from './site-routes.ts'

/** Where a site's cars are reserved, to be filled in for each car; null where that has no page. */
export function reserveAddress(site: Site): string | null {
  const template = findReserveTemplate(site.routing.reservePath)
  return isReachable(site, template) ? template : null
}

/**
 * The part of a site that decides what stands on its cards.
 * @param now decides whether weekly payments stand there, which they do until the last day of their rates
 */
export const cardSite = (site: Site, now: Date): CardSlotsSite => ({
  ...imageSite(site),
  features: site.features,
  reserveAddress: reserveAddress(site),
  rateDays: site.vehiclePage.weeklyFinanceHidden.site ? null : rateDaysOf(site, now),
})
