import { FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import { FORM_PAGE_KINDS, formatContactPath, GATES } from '@forecourt/feature-leads/model'
import { formatLocationPath, LOCATOR_PATH, listLocations } from '@forecourt/feature-locations/model'
import { createEmbeddedSearchClient } from '@forecourt/feature-search/adapters'
import { formatStockPath } from '@forecourt/feature-search/model'
import {
  type Catalogue,
  createCatalogueScope,
  loadProductPage,
} from '@forecourt/feature-search/server'
import type { Logger } from '@forecourt/site-server/process'
import { findBasePath } from '@forecourt/stock/model'
import {
  BLOG_PATH,
  formatBlogPostHref,
  isFeatureOn,
  type Site,
} from '@forecourt/tenant-config/model'
import { PARTS_PATH } from './parts-path.ts'
import { isRouteOpen } from './site-routes.ts'

/** The blog and the posts that are read on the site. */
function blogPaths(site: Site): readonly string[] {
  if (!isRouteOpen(site, 'blog')) return []
  const own = site.blog.posts.filter(({ href }) => href === null)
  return [BLOG_PATH, ...own.map(formatBlogPostHref)]
}

/** Input the addresses of a site's pages are read from. */
export interface PagePathsPorts {
  catalogue: Catalogue<Site>
  logger: Logger
}

/** True for a site with parts to search; one without has no such page. */
async function hasParts({ catalogue, logger }: PagePathsPorts, site: Site): Promise<boolean> {
  const onFailure = (error: unknown) =>
    logger.error('the sitemap goes without parts', { site: site.id, error })
  try {
    const engine = await catalogue.engineFor(site)
    const searchClient = createEmbeddedSearchClient({ engine, scope: createCatalogueScope(site) })
    const dealershipIds = site.dealerships.map(({ id }) => id)
    const loaded = await loadProductPage({ searchClient, onFailure }, dealershipIds, PARTS_PATH)
    return loaded.kind === 'page' && loaded.results.count > 0
  } catch (error) {
    onFailure(error)
    return false
  }
}

/** Pages of the forms that are about no vehicle of the stock. */
const formPagePaths = (site: Site): readonly string[] =>
  FORM_PAGE_KINDS.filter(({ page: { feature } }) => !feature || isFeatureOn(site, feature)).map(
    ({ page: { path } }) => path,
  )

/** True unless the dealer has another finance page (`CFG-024`), or one for those who are signed in. */
const hasOwnFinancePage = (site: Site) =>
  site.routing.financePage === `${findBasePath(site)}${FINANCE_PATH}` &&
  !GATES.finance.isClosed(site)

/** Pages of a site that search engines may list, besides its stock. */
export async function sitePagePaths(ports: PagePathsPorts, site: Site): Promise<readonly string[]> {
  return [
    '/',
    formatStockPath(site),
    '/search-by-price',
    ...((await hasParts(ports, site)) ? [PARTS_PATH] : []),
    ...blogPaths(site),
    ...(isRouteOpen(site, 'finance') && hasOwnFinancePage(site) ? [FINANCE_PATH] : []),
    ...formPagePaths(site),
    '/contact',
    ...listLocations(site).map(({ slug }) => formatContactPath(slug)),
    ...(isRouteOpen(site, 'dealerLocator') ? [LOCATOR_PATH] : []),
    ...listLocations(site).map(({ slug }) => formatLocationPath(slug)),
    '/privacy-policy',
  ]
}
