import { createStockSearchKey } from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import { cardSite } from '../layout/card-site.ts'
import type { SearchIslandProps } from './search.tsx'

/** The part of a site that the search island reads; only this goes into the page. */
export function searchIslandSite(site: Site, now: Date): SearchIslandProps['site'] {
  const { id, name, kind, timeZone, routing, dealerships } = site
  const { allowComingSoon, carTypes, excludedDealerships, paymentProcessors } = site.reserve
  const { reserve, buttons, certifiedBadge, favourites, compare } = site.features
  const { stockFilter: _staysOnTheServer, ...search } = site.search
  return {
    id,
    name,
    kind,
    timeZone,
    routing: { stockBasePath: routing.stockBasePath, clearFiltersPath: routing.clearFiltersPath },
    search: { ...search, provider: browserProvider(site, now) },
    reserve: { allowComingSoon, carTypes, excludedDealerships, paymentProcessors },
    ...cardSite(site, now),
    features: { reserve, buttons, certifiedBadge, favourites, compare },
    makeLogos: site.makeLogos,
    bodyPictures: site.content.home.bodyPictures,
    dealerships: dealerships.map(({ slug, name: dealershipName }) => ({
      slug,
      name: dealershipName,
    })),
  }
}

/** The search service without the key of the server, which would show the stock of every site. */
function browserProvider(site: Site, now: Date): Site['search']['provider'] {
  const { provider } = site.search
  if (provider.type === 'embedded') return provider
  const isDirect = provider.type === 'algolia'
  const searchKey = isDirect ? createStockSearchKey(site, provider, now.getTime()) : ''
  return { ...provider, searchKey }
}
