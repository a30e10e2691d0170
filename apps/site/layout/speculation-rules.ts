import { formatStockPath, type StockPathSite } from '@forecourt/feature-search/model'

/** Pages that browsers may fetch ahead, as the HTML standard has it. */
export interface SpeculationRules {
  prefetch: readonly object[]
}

/** Links with a query are another photo of the same vehicle, a filter or a form. */
const withQuery = { not: { selector_matches: '[href*="?"], [target]' } }

/** A search takes its filters by script, and asks for no page. */
const outsideSearch = { not: { selector_matches: '[data-island=search] *' } }

/**
 * Pages a visitor probably opens next: a vehicle or a search whose link is pointed at. They are fetched, not
 * rendered, so that nothing is counted that nobody looks at; whatever changes something is never among them.
 */
export function createSpeculationRules(site: StockPathSite): SpeculationRules {
  const stock = formatStockPath(site)
  const vehicles = [{ href_matches: '/cars/:slug' }, { not: { href_matches: '/cars/trade-in' } }]
  const searches = [{ href_matches: [stock, `${stock}/*`] }, outsideSearch]
  const where = { or: [{ and: [...vehicles, withQuery] }, { and: [...searches, withQuery] }] }
  return { prefetch: [{ where, eagerness: 'moderate' }] }
}
