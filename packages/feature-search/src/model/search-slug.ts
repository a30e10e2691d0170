import { findBodyType, toSlug } from '@forecourt/stock/model'
import { type ChosenFacets, sortedUnique } from './search-state.ts'
import { isStockTypeSlug, STOCK_TYPE_SLUGS } from './stock-path.ts'

/** Part of a site that gives meaning to the parts of a stock address. */
export interface SearchSlugSite {
  dealerships: readonly { slug: string; name: string }[]
}

/** Meaning of the parts after the stock base path. */
export type SearchSlug =
  /** No part: all stock of the site. */
  | { kind: 'all' }
  /** A condition, dealership or body: known without looking at the stock. */
  | { kind: 'facets'; facets: ChosenFacets }
  /** Perhaps a make, perhaps with a model; the stock knows its proper name. */
  | { kind: 'make'; makeSlug: string; modelSlug: string | null }
  | { kind: 'notFound' }

/**
 * Reads the parts of a stock address, in this order: condition, dealership of the site, known body,
 * make with or without model. Case does not matter and `-` counts as a space.
 * @param parts decoded path parts after the base path
 * Source: `SRCH-001` to `SRCH-007`, `SITE-007` to `SITE-016`, `D-19`
 */
export function resolveSearchSlug(parts: readonly string[], site: SearchSlugSite): SearchSlug {
  const [first, second, ...more] = parts.map(toSlug)
  if (first === undefined) return { kind: 'all' }
  if (first === '' || second === '' || more.length > 0) return { kind: 'notFound' }
  if (second !== undefined) return { kind: 'make', makeSlug: first, modelSlug: second }
  const facets = knownFacets(first, site)
  return facets === null
    ? { kind: 'make', makeSlug: first, modelSlug: null }
    : { kind: 'facets', facets }
}

function knownFacets(slug: string, site: SearchSlugSite): ChosenFacets | null {
  if (isStockTypeSlug(slug)) return { car_type: sortedUnique(STOCK_TYPE_SLUGS[slug]) }
  const dealership = site.dealerships.find((candidate) => toSlug(candidate.slug) === slug)
  if (dealership !== undefined) return { dealership_name: [dealership.name] }
  const body = findBodyType(slug)
  return body === null ? null : { body: [body.label] }
}
