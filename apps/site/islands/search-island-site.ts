import type { Site } from '@forecourt/tenant-config/model'
import { imageSite } from '../layout/car-images.ts'
import type { SearchIslandProps } from './search.tsx'

/** The part of a site that the search island reads; only this goes into the page. */
export function searchIslandSite(site: Site): SearchIslandProps['site'] {
  const { id, name, kind, timeZone, routing, features, search, reserve, dealerships } = site
  return {
    id,
    name,
    kind,
    timeZone,
    routing: { stockBasePath: routing.stockBasePath, clearFiltersPath: routing.clearFiltersPath },
    features,
    search,
    reserve,
    ...imageSite(site),
    bodyPictures: site.content.home.bodyPictures,
    dealerships: dealerships.map(({ slug, name: dealershipName }) => ({
      slug,
      name: dealershipName,
    })),
  }
}
