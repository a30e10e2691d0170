import { isAlternateFinancePath } from '@forecourt/feature-finance/model/stock'
import type { PageContextServer } from 'vike/types'

/** The address the dealer gave the page; no address of a dealer without one. */
export function route({ site, urlPathname }: Pick<PageContextServer, 'site' | 'urlPathname'>) {
  return isAlternateFinancePath(site, urlPathname) ? { routeParams: {} } : false
}
