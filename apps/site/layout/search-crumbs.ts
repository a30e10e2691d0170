import {
  formatStockPath,
  type SearchHeadSite,
  type SearchPageData,
} from '@forecourt/feature-search/model'
import type { Crumb } from '@forecourt/feature-vdp/model'
import { stockNoun } from './menus.ts'

/** Where a search page stands: home, all stock, the make above a model, then the page itself. */
export function searchCrumbs(
  { head, state }: Pick<SearchPageData, 'head' | 'state'>,
  site: SearchHeadSite,
): Crumb[] {
  const { make: makes = [], make_model: models = [] } = state.facets
  const [make] = makes
  const isWhole = head.canonical === formatStockPath(site)
  return [
    { label: 'Home', href: '/' },
    ...(isWhole ? [] : [{ label: stockNoun(site), href: formatStockPath(site) }]),
    ...(make !== undefined && makes.length === 1 && models.length > 0
      ? [{ label: make, href: formatStockPath(site, { make }) }]
      : []),
    { label: head.heading },
  ]
}
