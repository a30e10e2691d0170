import { bodyType, joinNames } from '@forecourt/stock/model'
import { byCount, byName, type FacetValue, isWorthShowing } from './make-list.ts'

/** A facet whose values are chosen from a list. */
export interface ListFacet {
  /** Name in the address and in {@link SearchState}. */
  key: ListFacetKey
  /** Attribute of the search record. */
  attribute: string
  label: string
  /** Values shown before "Show more"; the most numerous come first. */
  shown: number
  /** Values listed at most. */
  limit: number
  order: 'count' | 'name'
  /** Facet that has to be chosen first, for values that mean nothing without it. Default none. */
  needs?: ListFacetKey
}

/** A facet narrowed between two numbers. */
export interface RangeFacet {
  key: RangeFacetKey
  attribute: string
  label: string
}

const listFacetRows = [
  ['make', 'make', 'Make', 7, 200, 'count'],
  ['make_model', 'make_model', 'Model', 30, 200, 'count'],
  ['model', 'model', 'Model', 8, 200, 'count'],
  ['badge', 'badge', 'Badge', 8, 100, 'count'],
  ['body', 'simple_body', 'Body type', 4, 100, 'count'],
  ['car_type', 'car_type', 'Condition', 3, 3, 'count'],
  ['status', 'status', 'Availability', 3, 3, 'count'],
  ['fuel', 'simple_fuel', 'Fuel type', 6, 20, 'count'],
  ['transmission', 'simple_transmission', 'Transmission', 4, 20, 'count'],
  ['drive', 'simple_drive', 'Drive type', 4, 20, 'count'],
  ['seats', 'seats', 'Seats', 6, 20, 'name'],
  ['colour', 'colour', 'Colour', 8, 40, 'count'],
  ['location_name', 'location_name', 'Location', 8, 40, 'count'],
  ['city', 'city', 'City', 8, 20, 'count'],
  ['state', 'state', 'State', 8, 8, 'count'],
  ['dealership_name', 'dealership_name', 'Dealership', 8, 100, 'count'],
  ['categories', 'categories', 'Category', 8, 40, 'count'],
  ['filtered_features', 'filtered_features', 'Features', 8, 40, 'count'],
  ['item_type', 'item_type', 'Vehicle type', 8, 20, 'count'],
  ['sleeps', 'sleeps', 'Sleeps', 6, 20, 'name'],
  ['axle_type', 'axle_type', 'Axles', 6, 20, 'count'],
  ['price_range', 'price_range', 'Price range', 8, 20, 'name'],
  ['weekly_price_range', 'weekly_price_range', 'Weekly payment', 8, 20, 'name'],
  ['tag', 'tag', 'Tag', 8, 40, 'count'],
  ['certified', 'certified', 'Certified', 2, 2, 'count'],
] as const

const rangeFacetRows = [
  ['price', 'price', 'Price'],
  ['km', 'km', 'Odometer'],
  ['year', 'year', 'Year'],
  ['weekly_price', 'weekly_price', 'Weekly payment'],
  ['subscription_price', 'subscription_price', 'Subscription price'],
  ['length_ft', 'length_ft', 'Length'],
  ['atm_kg', 'atm_kg', 'Loaded weight (ATM)'],
  ['gvm_kg', 'gvm_kg', 'Gross mass (GVM)'],
  ['towing_kg', 'towing_kg', 'Towing capacity'],
  ['engine_cc', 'engine_cc', 'Engine size'],
  ['created_at_timestamp', 'created_at_timestamp', 'Added'],
] as const

/** Name of a list facet in the address. */
export type ListFacetKey = (typeof listFacetRows)[number][0]

/** Name of a range facet in the address. */
export type RangeFacetKey = (typeof rangeFacetRows)[number][0]

/**
 * Facets chosen from a list, in the order the address holds them.
 * Source: `DATA-046` to `DATA-049`, `API-006` to `API-009`
 */
export const LIST_FACETS: readonly ListFacet[] = listFacetRows.map(
  ([key, attribute, label, shown, limit, order]) => ({
    key,
    attribute,
    label,
    shown,
    limit,
    order,
    ...(key === 'badge' || key === 'model' ? { needs: 'make' as const } : {}),
  }),
)

/** Facets narrowed between two numbers (`SRCH-009`, `D-96`). */
export const RANGE_FACETS: readonly RangeFacet[] = rangeFacetRows.map(
  ([key, attribute, label]) => ({
    key,
    attribute,
    label,
  }),
)

/** Facets whose values are fixed; anything else in an address is ignored (`D-21`). */
export const CLOSED_FACET_VALUES: Partial<Record<ListFacetKey, readonly string[]>> = {
  car_type: ['new', 'used', 'demo'],
  status: ['in_stock', 'coming_soon', 'sold'],
  state: ['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'],
  certified: ['true', 'false'],
}

/** What a group of the filter sidebar narrows by. */
export type SidebarFacet = ListFacetKey | Exclude<RangeFacetKey, 'created_at_timestamp'>

/** What of a site says which groups its sidebar has. */
export interface FacetSite {
  search: { filters: readonly { facet: SidebarFacet }[] }
}

/** Facets a search asks counts for besides those of the sidebar (`API-006` to `API-009`). */
const ALSO_REQUESTED: readonly SidebarFacet[] = [
  'make',
  'make_model',
  'body',
  'car_type',
  'status',
  'city',
  'location_name',
  'dealership_name',
  'price',
  'km',
]

/**
 * Attributes a search page asks counts and statistics for, by name: those of its sidebar and those
 * every search asks for. What needs another choice first is asked once that is made.
 * @param chosen keys of the chosen facets
 * Source: `API-006` to `API-009`
 */
export function requestedFacetAttributes(
  { search }: FacetSite,
  chosen: readonly string[] = [],
): string[] {
  const keys = [...search.filters.map(({ facet }) => facet), ...ALSO_REQUESTED]
  const asked = keys.filter((key) => canBeChosen(key, chosen))
  return [...new Set(asked.map((key) => facetAttribute(key)))].sort()
}

/** False while the facet that has to be chosen first is not. */
export function canBeChosen(key: string, chosen: readonly string[]): boolean {
  const needs = LIST_FACETS.find((facet) => facet.key === key)?.needs
  return needs === undefined || chosen.includes(needs)
}

/** Attribute of the search record behind a facet's key; the key itself when it has no facet. */
export function facetAttribute(key: string): string {
  const facet = [...LIST_FACETS, ...RANGE_FACETS].find((candidate) => candidate.key === key)
  return facet?.attribute ?? key
}

/** The list facet of a key. */
export function listFacet(key: ListFacetKey): ListFacet {
  const facet = LIST_FACETS.find((candidate) => candidate.key === key)
  if (facet === undefined) throw new Error(`[feature-search] expected a facet key, got ${key}`)
  return facet
}

/** How the values of a facet are listed. */
export interface FacetListing {
  /** Leaves the value 'false' of the certified facet out (`SRCH-088`). Default false. */
  certifiedOnly?: boolean
  /** Values in the order they were first seen: they keep it, and stay when their count falls to 0. Default none. */
  seen?: readonly string[]
}

/**
 * Values of a facet as a list: without empty ones, except those chosen or seen before; in the order
 * seen before, then in the facet's own; at most its limit, chosen ones always included.
 * @param counts cars by value, from a search that leaves this facet's own refinement out
 * Source: `DATA-044`, `D-30`
 */
export function facetValues(
  facet: ListFacet,
  counts: Readonly<Record<string, number>>,
  refined: readonly string[],
  { certifiedOnly = false, seen = [] }: FacetListing = {},
): FacetValue[] {
  const names = new Set([...seen, ...Object.keys(counts), ...refined])
  const values = [...names].map((value) => ({
    value,
    label: facetValueLabel(facet.key, value),
    count: counts[value] ?? 0,
    isRefined: refined.includes(value),
  }))
  const places = new Map(seen.map((value, index) => [value, index]))
  return values
    .filter((value) => isWorthShowing(value) || places.has(value.value))
    .filter(({ value }) => !(certifiedOnly && isNotCertified(facet, value)))
    .sort(bySight(places, facet.order === 'name' ? byNumberOrName : byCount))
    .filter((value, index) => index < facet.limit || value.isRefined)
}

/* What was seen keeps its place; what is new comes after it. */
function bySight(
  places: ReadonlyMap<string, number>,
  compare: (a: FacetValue, b: FacetValue) => number,
) {
  const placeOf = ({ value }: FacetValue) => places.get(value) ?? places.size
  return (a: FacetValue, b: FacetValue) => placeOf(a) - placeOf(b) || compare(a, b)
}

const VALUE_LABELS: Partial<Record<ListFacetKey, Readonly<Record<string, string>>>> = {
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Just sold' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** What a visitor reads for a facet's value: "Used", "QLD", "5 seats". */
export function facetValueLabel(key: ListFacetKey, value: string): string {
  if (key === 'state') return value.toUpperCase()
  if (key === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  if (key === 'sleeps') return `Sleeps ${value}`
  if (key === 'weekly_price_range') return `${value} a week`
  if (key === 'body') return bodyType(value)?.label ?? value
  if (key === 'make_model') return makeModelLabel(value)
  return VALUE_LABELS[key]?.[value] ?? value
}

/** "MG MG3" is an MG3: the value names make and model, the label says nothing twice. */
export function makeModelLabel(value: string): string {
  const [make = '', ...model] = value.split(' ')
  return joinNames([make, model.join(' ')])
}

function isNotCertified(facet: ListFacet, value: string): boolean {
  return facet.key === 'certified' && value === 'false'
}

function byNumberOrName(a: FacetValue, b: FacetValue): number {
  return firstNumber(a.value) - firstNumber(b.value) || byName(a, b)
}

function firstNumber(text: string): number {
  const digits = /\d[\d,]*/.exec(text)?.[0].replaceAll(',', '')
  return digits === undefined ? -1 : Number(digits)
}
