import { findSoldWindowStartSeconds } from '@forecourt/stock/model'

/** One value of one attribute. */
export interface StockTerm {
  attribute: string
  value: string | number | boolean
}

/** A condition on a search record: one of several terms, or a number from here on. */
export type StockCondition =
  | { kind: 'anyOf'; terms: readonly StockTerm[] }
  | { kind: 'atLeast'; attribute: string; value: number }

/** Conditions that all hold. */
export type StockFilter = readonly StockCondition[]

/** Part of a site that decides which cars it offers. */
export interface StockFilterSite {
  id: string
  slug: string
  dealerships: readonly { slug: string }[]
  locations: readonly { id: number }[]
  search: {
    soldWindowDays: number
    stockFilter: {
      variant: number
      extra: readonly { attribute: string; values: readonly string[] }[]
    }
  }
}

/** A stock filter variant read as scope x 5 + types. */
export interface StockFilterVariant {
  scope: 'own' | 'group' | 'group-and-distributed'
  /** Conditions shown; empty means all. */
  carTypes: readonly string[]
}

const SCOPES = ['own', 'group', 'group-and-distributed'] as const
const TYPES: readonly (readonly string[])[] = [[], ['new'], ['used'], ['demo'], ['new', 'demo']]

/**
 * Reads a variant: 0 is all own stock, 2 own used stock, 5 all group stock, 14 new and demo stock of
 * the group and distributed to it.
 * @throws RangeError unless a whole number from 0 to 14
 * Source: `CFG-046`, `CFG-047`, `D-17`
 */
export function formatStockFilterVariant(variant: number): StockFilterVariant {
  const scope = SCOPES[Math.floor(variant / TYPES.length)]
  const carTypes = TYPES[variant % TYPES.length]
  if (!Number.isInteger(variant) || scope === undefined || carTypes === undefined) {
    throw new RangeError(
      `[feature-search] expected a stock filter variant from 0 to 14, got ${variant}`,
    )
  }
  return { scope, carTypes }
}

/**
 * Everything a site may ever show: its own records, the variant's scope and types, the dealer's
 * extra conditions and the visibility rule. A visitor's refinements only narrow it.
 * @param nowMs Unix milliseconds, for the sold window
 * Source: `API-002`, `CFG-046`, `CFG-048`, `SRCH-059` to `SRCH-061`, `D-17`, `D-18`
 */
export function createStockFilter(site: StockFilterSite, nowMs: number): StockFilter {
  const { variant, extra } = site.search.stockFilter
  const { scope, carTypes } = formatStockFilterVariant(variant)
  return [
    anyOf('site_ids', [site.id]),
    ...scopeConditions(site, scope),
    ...(carTypes.length > 0 ? [anyOf('car_type', carTypes)] : []),
    ...extra.map(({ attribute, values }) => anyOf(attribute, values)),
    anyOf('show_on_dealer_website', [true]),
    {
      kind: 'atLeast',
      attribute: 'sold_at_seconds',
      value: findSoldWindowStartSeconds(site.search.soldWindowDays, nowMs),
    },
  ]
}

/** The condition that an attribute has one of the values. */
export function anyOf(attribute: string, values: readonly StockTerm['value'][]): StockCondition {
  return { kind: 'anyOf', terms: values.map((value) => ({ attribute, value })) }
}

/**
 * A filter in Algolia's language, every value quoted: `site_ids:"a" AND (car_type:"new" OR …)`.
 * A condition without terms matches nothing.
 * @throws RangeError for an attribute that is not a plain name
 * Source: `API-002`, `D-18`
 */
export function formatStockFilter(filter: StockFilter): string {
  return filter.map(formatCondition).join(' AND ')
}

/** True when a record meets a filter; text compares without case, as the search service does. */
export function matchesStockFilter(
  record: Readonly<Record<string, unknown>>,
  filter: StockFilter,
): boolean {
  return filter.every((condition) =>
    condition.kind === 'atLeast'
      ? isAtLeast(record[condition.attribute], condition.value)
      : condition.terms.some((term) => hasTerm(record[term.attribute], term.value)),
  )
}

function scopeConditions(site: StockFilterSite, scope: StockFilterVariant['scope']): StockFilter {
  const own = site.dealerships.find(({ slug }) => slug === site.slug) ?? site.dealerships[0]
  if (own === undefined) return []
  const dealerships = scope === 'own' ? [own] : site.dealerships
  const terms: StockTerm[] = dealerships.map(({ slug }) => ({
    attribute: 'dealership_slug',
    value: slug,
  }))
  if (scope === 'group-and-distributed') {
    terms.push(
      ...site.locations.map(({ id }) => ({ attribute: 'distribution_locations', value: id })),
    )
  }
  return [{ kind: 'anyOf', terms }]
}

function formatCondition(condition: StockCondition): string {
  if (condition.kind === 'atLeast') {
    return `${attributeName(condition.attribute)} >= ${condition.value}`
  }
  const terms = condition.terms.map(
    ({ attribute, value }) => `${attributeName(attribute)}:${quoted(String(value))}`,
  )
  if (terms.length === 0) return 'objectID:""'
  return terms.length === 1 ? terms.join('') : `(${terms.join(' OR ')})`
}

function attributeName(attribute: string): string {
  if (/^[A-Za-z_][\w.]*$/.test(attribute)) return attribute
  throw new RangeError(
    `[feature-search] expected an attribute name, got ${JSON.stringify(attribute)}`,
  )
}

/* A backslash could be read as the start of an escape, so it never reaches the service. */
function quoted(value: string): string {
  const plain = value.replace(/[\\\p{Cc}]/gu, ' ')
  return `"${plain.replaceAll('"', '\\"')}"`
}

function hasTerm(actual: unknown, wanted: StockTerm['value']): boolean {
  if (Array.isArray(actual)) return actual.some((value) => hasTerm(value, wanted))
  if (actual === null || actual === undefined) return false
  return String(actual).toLowerCase() === String(wanted).toLowerCase()
}

function isAtLeast(actual: unknown, value: number): boolean {
  return typeof actual === 'number' && actual >= value
}
