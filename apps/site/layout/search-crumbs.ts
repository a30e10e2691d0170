import {
  formatStockPath,
  pickStockNoun,
  type SearchHeadSite,
  type SearchPageData,
} from '@forecourt/feature-search/model'
import type { Crumb } from '@forecourt/feature-vdp/model'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

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
    ...(isWhole
      ? []
      : [{ label: capitalised(pickStockNoun(site).many), href: formatStockPath(site) }]),
    ...(make !== undefined && makes.length === 1 && models.length > 0
      ? [{ label: make, href: formatStockPath(site, { make }) }]
      : []),
    { label: head.heading },
  ]
}
