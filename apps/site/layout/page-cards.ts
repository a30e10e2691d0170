import type { CarCardSlots } from '@forecourt/feature-search'
import type { SiteDeps } from '@forecourt/site-server'
import type { Site } from '@forecourt/tenant-config/model'
import { createCachedCards } from './cached-cards.ts'
import { cardSite } from './card-site.ts'
import { cardSlots } from './card-slots.tsx'

/** Parts of the cards of a page outside any island, which are cached as HTML from page to page. */
export const pageCardSlots = (
  site: Site,
  { deps, now }: { deps: Pick<SiteDeps, 'siteVersion'>; now: Date },
): CarCardSlots => ({
  ...cardSlots(cardSite(site, now)),
  htmlOf: createCachedCards(`page.${site.id}.${deps.siteVersion(site)}`),
})
