import { type FeatureName, isFeatureOn, type Site } from '@forecourt/tenant-config/model'

/** Part of a site that decides which of its pages are open. */
export type RoutedSite = Pick<
  Site,
  | 'blog'
  | 'dealerships'
  | 'domains'
  | 'features'
  | 'finance'
  | 'locationPages'
  | 'locations'
  | 'plugins'
  | 'kind'
  | 'make'
  | 'manufacturer'
  | 'ownBrands'
  | 'reserve'
  | 'routing'
  | 'specialHours'
  | 'spinToWin'
>

/** Parts of an address by the names its route gives them. */
export type RouteParams = Readonly<Record<string, string>>

/** A page, or a file for visitors, that a control may lead to. */
export interface PageRoute {
  /** Address: `:name` is any one part of it, a last `*` whatever follows, which is a part named `*`. */
  path: string
  /** Feature it belongs to. Default none, it is there on every site. */
  feature?: FeatureName
  /** Further condition on the site or the parts of the address. Default none. */
  isOpen?: (site: RoutedSite, params: RouteParams) => boolean
}

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** The parts a route names; null for an address of another one. */
function matchPath(pattern: string, path: string): RouteParams | null {
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  const isOpenEnded = wanted.at(-1) === '*'
  const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted
  if (isOpenEnded ? given.length < fixed.length : given.length !== fixed.length) return null
  const params: Record<string, string> = isOpenEnded
    ? { '*': given.slice(fixed.length).join('/') }
    : {}
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** True for a page the site has. Source: `D-82`, `D-124` */
export function isPageOpen(
  site: RoutedSite,
  { feature, isOpen }: PageRoute,
  params: RouteParams = {},
): boolean {
  return (feature === undefined || isFeatureOn(site, feature)) && (isOpen?.(site, params) ?? true)
}

/** The path of an address that is the site's own; null for one of another host, a number or a mail. */
function ownPath(href: string, { domains }: RoutedSite): string | null {
  const [, host, path = '/'] = /^https?:\/\/([^/?#:]+)(?::\d+)?(\/[^?#]*)?/.exec(href) ?? []
  if (host !== undefined) return domains.includes(host) ? path : null
  return href.startsWith('/') ? (href.split(/[?#]/)[0] ?? '/') : null
}

/**
 * The question whether an address leads somewhere: to one of `routes` that the site has open, or to
 * whatever is not the site's own, as another host, a telephone number, an anchor of the same page.
 * Source: `D-124`, `PLUS-114`
 */
export function createReachability(routes: readonly PageRoute[]) {
  return (site: RoutedSite, href: string): boolean => {
    const path = ownPath(href, site)
    if (path === null) return true
    return routes.some((route) => {
      const params = matchPath(route.path, path)
      return params !== null && isPageOpen(site, route, params)
    })
  }
}
