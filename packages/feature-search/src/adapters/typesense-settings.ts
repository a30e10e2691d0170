import type { IndexerSettings } from '../model/indexer.ts'
import type { StockIndexSettings } from '../model/stock-record.ts'
import { typesenseField } from './typesense-filter.ts'

/** A field of a Typesense collection. */
export interface TypesenseField {
  name: string
  /** `auto` takes the type of the first value that arrives. */
  type: string
  facet?: boolean
  optional?: boolean
}

/** A collection as Typesense is asked for it. */
export interface TypesenseSchema {
  fields: TypesenseField[]
  /** Makes "CX-5", "CX 5" and "CX5" the same words. */
  token_separators: string[]
  enable_nested_fields: boolean
}

/** How Typesense is asked for an index in one of its orders. */
export interface TypesenseOrder {
  /** Fields the text is looked for in, most important first. */
  query_by: string
  /** Up to three sorts. */
  sort_by: string
}

const TEXT_CRITERIA = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']
const MOST_SORTS = 3

/**
 * The collection that holds an index with these settings: every facet and every number to filter by
 * is declared, all else is found by its first value.
 * @param types Typesense's types by attribute, where the first value may mislead, such as a price
 *   without cents
 */
export function typesenseSchema(
  { settings }: IndexerSettings,
  types: Readonly<Record<string, string>> = {},
): TypesenseSchema {
  const facets = settings.attributesForFaceting.map(plainName)
  const declared = [...new Set([...facets, ...Object.keys(types)])].map((attribute) => ({
    name: typesenseField(attribute),
    type: types[attribute] ?? 'auto',
    facet: facets.includes(attribute),
    optional: true,
  }))
  const fields = declared.filter(({ name }) => name !== 'id')
  return {
    fields: [...fields, { name: '.*', type: 'auto', optional: true }],
    token_separators: ['-', '/', '+'],
    enable_nested_fields: true,
  }
}

/** How the index and each of its replicas are asked for, by name. */
export function typesenseOrders(
  indexName: string,
  { settings, replicas }: IndexerSettings,
): Record<string, TypesenseOrder> {
  const queryBy = settings.searchableAttributes
    .flatMap((entry) => plainName(entry).split(','))
    .map((attribute) => typesenseField(attribute.trim()))
    .join(',')
  const orders = [{ name: indexName, settings }, ...replicas].map(({ name, settings: own }) => [
    name,
    { query_by: queryBy, sort_by: sortBy(own) },
  ])
  return Object.fromEntries(orders)
}

/* `asc(price)` becomes `price:asc`; the first criterion of the text stands for all of them. */
function sortBy({ ranking, customRanking }: Pick<StockIndexSettings, 'ranking' | 'customRanking'>) {
  const steps = ranking.flatMap((step) => (step === 'custom' ? customRanking : [step]))
  const sorts = steps.flatMap((step) => {
    const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(step) ?? []
    if (attribute !== undefined) return [`${typesenseField(attribute)}:${direction}`]
    return TEXT_CRITERIA.includes(step) ? ['_text_match:desc'] : []
  })
  return [...new Set(sorts)].slice(0, MOST_SORTS).join(',')
}

/** "unordered(name)" and "searchable(make)" are "name" and "make". */
function plainName(entry: string): string {
  return /^\w+\((.*)\)$/.exec(entry)?.[1] ?? entry
}
