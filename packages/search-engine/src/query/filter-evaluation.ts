import { type Bitset, createBitset, intersect, subtract, unite } from '../index/bitset.ts'
import { type Filter, ID_ATTRIBUTE, TAGS_ATTRIBUTE, valueAttributes } from '../index/filter.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** The documents a filter matches, gaps possibly included under a negation. Not to be changed. */
export function evaluateFilter(index: SearchIndex, filter: Filter): Bitset {
  switch (filter.kind) {
    case 'value':
    case 'range':
      return index.documentsWith(filter)
    case 'not': {
      const documents = index.live.slice()
      subtract(documents, evaluateFilter(index, filter.filter))
      return documents
    }
    case 'all': {
      const documents = index.live.slice()
      for (const part of filter.filters) intersect(documents, evaluateFilter(index, part))
      return documents
    }
    case 'any': {
      const documents = createBitset(index.capacity)
      for (const part of filter.filters) unite(documents, evaluateFilter(index, part))
      return documents
    }
  }
}

/**
 * True when an index knows every attribute of a filter. A condition on an unknown one matches nothing,
 * so its negation would let everything through.
 */
export function canFilterBy(index: SearchIndex, filter: Filter): boolean {
  switch (filter.kind) {
    case 'value':
      return isFacet(index, filter.attribute)
    case 'range':
      return index.canCompare(filter.attribute)
    case 'not':
      return canFilterBy(index, filter.filter)
    case 'all':
    case 'any':
      return filter.filters.every((part) => canFilterBy(index, part))
  }
}

/**
 * Refuses a mandatory scope that names a value attribute the index cannot filter by: its negation
 * would let everything through.
 * @throws Error naming the attribute
 */
export function assertScopeFits(index: SearchIndex, scope: Filter): void {
  for (const attribute of valueAttributes(scope)) {
    if (isFacet(index, attribute)) continue
    throw new Error(
      `[feature-search] expected the scope's attribute "${attribute}" in attributesForFaceting`,
    )
  }
}

function isFacet(index: SearchIndex, attribute: string): boolean {
  return attribute === ID_ATTRIBUTE || attribute === TAGS_ATTRIBUTE || index.facets.has(attribute)
}
