import { FILTERABLE_ATTRIBUTES } from './stock-record.ts'

interface NamedCondition {
  attribute: string
}

/** Parts of a site that choose vehicles by attributes of the search. */
export interface ConditionSite {
  search: { stockFilter: { extra: readonly NamedCondition[] } }
  content: { home: { featured: readonly { filters: readonly NamedCondition[] }[] } }
}

/**
 * Problems of the conditions a tenant file sets: attributes the search cannot filter by. In the base filter
 * one of them would fail every search of the site, and in a list of the home page it would find nothing. For
 * the `checks` of the tenant store and `tenant lint`.
 * Source: `CFG-005`, `CFG-048`, `D-86`
 */
export function checkStockConditions({ search, content }: ConditionSite) {
  return [
    ...findUnknown('search.stockFilter.extra', search.stockFilter.extra),
    ...content.home.featured.flatMap(({ filters }, index) =>
      findUnknown(`content.home.featured[${index}].filters`, filters),
    ),
  ]
}

function findUnknown(list: string, conditions: readonly NamedCondition[]) {
  return conditions.flatMap(({ attribute }, index) => {
    if (FILTERABLE_ATTRIBUTES.includes(attribute)) return []
    const path = `${list}[${index}].attribute`
    const known = `${FILTERABLE_ATTRIBUTES.slice(0, -1).join(', ')} or ${FILTERABLE_ATTRIBUTES.at(-1)}`
    return [{ path, message: `${path} must be ${known}, but is "${attribute}".` }]
  })
}
