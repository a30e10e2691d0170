import { pickStockNoun } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/** Heading of the home page: the dealer's own, else one with what the site sells (D-93). */
export const formatHeroHeading = (site: Site): string =>
  site.content.hero.heading ?? `Find your next ${pickStockNoun(site).one}`
