import { FINANCE_PATH } from '@forecourt/feature-finance/model/stock'
import {
  FORM_PAGE_KINDS,
  formatContactPath,
  GATES,
  TRADE_IN_GATES,
  TRADE_IN_PATHS,
} from '@forecourt/feature-leads/model'
import { formatLocationPath, LOCATOR_PATH, listLocations } from '@forecourt/feature-locations/model'
import {
  BRANDS_PATH,
  formatBrandPath,
  formatStockPath,
  listCarriedMakes,
  OFFERS_PATH,
} from '@forecourt/feature-search/model'
import { loadProductPage } from '@forecourt/feature-search/server'
import { findBasePath, toSlug } from '@forecourt/stock/model'
import {
  BLOG_PATH,
  formatBlogPostHref,
  isFeatureOn,
  type Site,
} from '@forecourt/tenant-config/model'
import { type CatalogueDeps, createCataloguePorts } from './catalogue-ports.ts'
import { PARTS_PATH } from './parts-path.ts'
import { isRouteOpen } from './site-routes.ts'

/** The blog and the posts that are read on the site. */
function blogPaths(site: Site): readonly string[] {
  if (!isRouteOpen(site, 'blog')) return []
  const own = site.blog.posts.filter(({ href }) => href === null)
  return [BLOG_PATH, ...own.map(formatBlogPostHref)]
}

/** Input the addresses of a site's pages are read from. */
export type PagePathsPorts = CatalogueDeps

/** True for a site with parts to search; one without has no such page. */
async function hasParts({ catalogue, logger }: PagePathsPorts, site: Site): Promise<boolean> {
  const ports = createCataloguePorts(site, { catalogue, logger }, 'the sitemap goes without parts')
  const dealershipIds = site.dealerships.map(({ id }) => id)
  const loaded = await loadProductPage(ports, dealershipIds, PARTS_PATH)
  return loaded.kind === 'page' && loaded.results.count > 0
}

/** Overviews of the brands a site carries or has for sale. */
function brandPaths(site: Site, makes: readonly string[]): string[] {
  const slugs = new Set([...listCarriedMakes(site), ...makes].map(toSlug))
  return [...slugs].toSorted().map(formatBrandPath)
}

/** Pages of the forms that are about no vehicle of the stock. */
const formPagePaths = (site: Site): readonly string[] =>
  FORM_PAGE_KINDS.filter(({ page: { feature } }) => !feature || isFeatureOn(site, feature)).map(
    ({ page: { path } }) => path,
  )

/** Pages of a valuation that is about no vehicle of the stock. */
const valuationPaths = (site: Site): readonly string[] =>
  (['trade-in', 'sell'] as const)
    .filter((way) => isFeatureOn(site, 'tradeIn') && !GATES[TRADE_IN_GATES[way]].isClosed(site))
    .map((way) => TRADE_IN_PATHS[way])

/** True unless the dealer has another finance page (`CFG-024`), or one for those who are signed in. */
const hasOwnFinancePage = (site: Site) =>
  site.routing.financePage === `${findBasePath(site)}${FINANCE_PATH}` &&
  !GATES.finance.isClosed(site)

/**
 * Pages of a site that search engines may list, besides its stock.
 * @param makes names of the makes that have a vehicle for sale
 */
export async function sitePagePaths(
  ports: PagePathsPorts,
  site: Site,
  makes: readonly string[],
): Promise<readonly string[]> {
  return [
    '/',
    formatStockPath(site),
    '/search-by-price',
    ...((await hasParts(ports, site)) ? [PARTS_PATH] : []),
    ...blogPaths(site),
    ...(isRouteOpen(site, 'finance') && hasOwnFinancePage(site) ? [FINANCE_PATH] : []),
    ...formPagePaths(site),
    ...valuationPaths(site),
    '/contact',
    ...listLocations(site).map(({ slug }) => formatContactPath(slug)),
    ...(isRouteOpen(site, 'dealerLocator') ? [LOCATOR_PATH] : []),
    ...listLocations(site).map(({ slug }) => formatLocationPath(slug)),
    BRANDS_PATH,
    ...brandPaths(site, makes),
    OFFERS_PATH,
    '/about-us',
    '/terms-and-conditions',
    '/privacy-policy',
  ]
}
