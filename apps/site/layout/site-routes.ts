import { CAR_PAGE_KINDS, UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'
import { PRICE_RANGE_PATH } from '@forecourt/feature-search/model'
import { BLOG_PATH, type FeatureName, isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { PARTS_PATH } from './parts-path.ts'

/** Part of a site that decides which of its routes are open. */
export type RoutedSite = Pick<Site, 'features' | 'plugins' | 'blog' | 'domains'>

/** Parts of an address by the names its route gives them. */
type RouteParams = Readonly<Record<string, string>>

/** A route visitors can be led to. */
interface SiteRoute {
  /** Address: `:name` is any one part of it, a last `*` whatever follows. */
  path: string
  /** Feature it belongs to. Default none, it is there on every site. */
  feature?: FeatureName
  /** Further condition on the site or the parts of the address. Default none. */
  isOpen?: (site: RoutedSite, params: RouteParams) => boolean
}

/** Names below /cars of pages that are no vehicle's. */
const namedBelowCars = ['trade-in']

/**
 * Every address a control of the site may lead to: pages, and files for visitors. A new page is a row
 * here, and whatever leads to it appears.
 * Source: `D-124`
 */
export const siteRoutes = {
  home: { path: '/' },
  stock: { path: '/search/*' },
  usedStock: { path: '/used-car/*' },
  priceSearch: { path: PRICE_RANGE_PATH },
  vehicle: {
    path: '/cars/:slug',
    isOpen: (_site, { slug = '' }) => !namedBelowCars.includes(slug),
  },
  enquire: { path: '/cars/:slug/enquire' },
  print: { path: '/print', feature: 'print' },
  printPdf: { path: '/api/cars/:slug/print.pdf', feature: 'print' },
  favourites: { path: '/favourites', feature: 'favourites' },
  compare: { path: '/compare', feature: 'compare' },
  parts: { path: PARTS_PATH },
  contact: { path: '/contact' },
  success: { path: '/success' },
  privacy: { path: '/privacy-policy' },
  unsubscribe: { path: UNSUBSCRIBE_PATH },
  blog: { path: BLOG_PATH, feature: 'blog', isOpen: ({ blog }) => blog.posts.length > 0 },
  blogPost: {
    path: `${BLOG_PATH}/:post`,
    feature: 'blog',
    isOpen: ({ blog }, { post }) =>
      blog.posts.some(({ slug, href }) => slug === post && href === null),
  },
  sitemap: { path: '/sitemap.xml' },
  pictures: { path: '/images/*' },
  media: { path: '/media/*' },
  tenantFiles: { path: '/tenant-assets/*' },
} as const satisfies Readonly<Record<string, SiteRoute>>

/** Name of a route. */
export type RouteName = keyof typeof siteRoutes

/** Pages of the forms about one car. */
export const carFormRoutes: readonly SiteRoute[] = CAR_PAGE_KINDS.map(
  ({ carPage: { below, feature } }) => ({
    path: `/cars/:slug${below}`,
    feature,
  }),
)

const routes: readonly SiteRoute[] = [...Object.values(siteRoutes), ...carFormRoutes]

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The parts a route names; null for an address of another one. */
function matchPath(pattern: string, path: string): RouteParams | null {
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  const isOpenEnded = wanted.at(-1) === '*'
  const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted
  if (isOpenEnded ? given.length < fixed.length : given.length !== fixed.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** True for a route the site has. Source: `D-82`, `D-124` */
export function isRouteOpen(site: RoutedSite, name: RouteName, params: RouteParams = {}): boolean {
  return isOpen(site, siteRoutes[name], params)
}

function isOpen(site: RoutedSite, { feature, isOpen: meets }: SiteRoute, params: RouteParams) {
  return (feature === undefined || isFeatureOn(site, feature)) && (meets?.(site, params) ?? true)
}

/** The path of an address that is the site's own; null for one of another host, a number or a mail. */
function ownPath(href: string, { domains }: RoutedSite): string | null {
  const [, host, path = '/'] = /^https?:\/\/([^/?#:]+)(?::\d+)?(\/[^?#]*)?/.exec(href) ?? []
  if (host !== undefined) return domains.includes(host) ? path : null
  return href.startsWith('/') ? (href.split(/[?#]/)[0] ?? '/') : null
}

/**
 * True when an address leads somewhere: a page the site has, or whatever is not the site's own, as
 * another host, a telephone number, an anchor of the same page.
 * Source: `D-124`, `PLUS-114`
 */
export function isReachable(site: RoutedSite, href: string): boolean {
  const path = ownPath(href, site)
  if (path === null) return true
  return routes.some((route) => {
    const params = matchPath(route.path, path)
    return params !== null && isOpen(site, route, params)
  })
}
