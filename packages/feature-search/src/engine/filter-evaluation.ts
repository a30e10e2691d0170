import { type Bitset, createBitset, intersect, subtract, unite } from './bitset.ts'
import { type Filter, ID_ATTRIBUTE, TAGS_ATTRIBUTE, valueAttributes } from './filter.ts'
import type { SearchIndex } from './search-index.ts'

/** The documents a filter matches, gaps possibly included under a negation. Not to be changed. */
export function evaluateFilter(index: SearchIndex, filter: Filter): Bitset {
  switch (filter.kind) {
    case 'value':
    case 'range':
      return index.documentsWith(filter)
    case 'not': {
      const documents = index.alive.slice()
      subtract(documents, evaluateFilter(index, filter.filter))
      return documents
    }
    case 'all': {
      const documents = index.alive.slice()
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
 * Refuses a mandatory scope that names a value attribute the index cannot filter by: its negation
 * would let everything through.
 * @throws Error naming the attribute
 */
export function assertScopeFits(index: SearchIndex, scope: Filter): void {
  const builtIn = [ID_ATTRIBUTE, TAGS_ATTRIBUTE]
  for (const attribute of valueAttributes(scope)) {
    if (builtIn.includes(attribute) || index.facets.has(attribute)) continue
    throw new Error(
      `[feature-search] expected the scope's attribute "${attribute}" in attributesForFaceting`,
    )
  }
}
