import {
  ADVERTISED_PRICE,
  findListFacet,
  isSidebarFacet,
  LIST_FACETS,
  type ListFacet,
  type ListFacetKey,
  RANGE_FACETS,
  SIDEBAR_FACETS,
} from './facets.ts'
import { byCount, byName, type FacetValue, isWorthShowing } from './make-list.ts'

/** Part of a site that says which groups its sidebar has. */
export interface FacetSite {
  search: { filters: readonly { facet: string }[] }
}

/**
 * Problems of the filters a tenant file names: facets that no sidebar can narrow by. For the `checks` of
 * the tenant store and `tenant lint`.
 * Source: `SRCH-008`, `CFG-005`
 */
export function checkFilters({ search }: FacetSite): { path: string; message: string }[] {
  return search.filters.flatMap(({ facet }, index) => {
    if (isSidebarFacet(facet)) return []
    const path = `search.filters[${index}].facet`
    const known = `${SIDEBAR_FACETS.slice(0, -1)
      .map(({ key }) => key)
      .join(', ')} or ${SIDEBAR_FACETS.at(-1)?.key}`
    return [{ path, message: `${path} must be ${known}, but is "${facet}".` }]
  })
}

/**
 * Attributes a search page asks counts and statistics for, by name: those of its sidebar and those
 * every search asks for. What needs another choice first is asked once that is made.
 * @param chosen keys of the chosen facets
 * Source: `API-006` to `API-009`
 */
export function listRequestedFacetAttributes(
  { search }: FacetSite,
  chosen: readonly string[] = [],
): string[] {
  const shown = new Set(search.filters.map(({ facet }) => facet))
  const attributes = [...LIST_FACETS, ...RANGE_FACETS]
    .filter(({ key, isAlwaysCounted }) => isAlwaysCounted || shown.has(key))
    .filter(({ key }) => canBeChosen(key, chosen))
    .map(({ attribute }) => attribute)
  return [...attributes, ADVERTISED_PRICE].sort()
}

/** False while the facet that has to be chosen first is not. */
export function canBeChosen(key: string, chosen: readonly string[]): boolean {
  const needs = LIST_FACETS.find((facet) => facet.key === key)?.needs
  return needs === undefined || chosen.includes(needs)
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
export function listFacetValues(
  facet: ListFacet,
  counts: Readonly<Record<string, number>>,
  refined: readonly string[],
  { certifiedOnly = false, seen = [] }: FacetListing = {},
): FacetValue[] {
  const names = new Set([...seen, ...Object.keys(counts), ...refined])
  const values = [...names].map((value) => ({
    value,
    label: formatValueOf(facet, value),
    count: findOwn(counts, value) ?? 0,
    isRefined: refined.includes(value),
  }))
  const compare = facet.order === 'name' ? byNumberOrName : byCount
  const places = new Map(seen.map((value, index) => [value, index]))
  return values
    .filter((value) => isWorthShowing(value) || places.has(value.value))
    .filter(({ value }) => !(certifiedOnly && isNotCertified(facet, value)))
    .sort(seen.length > 0 ? bySight(places, compare) : compare)
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

/** A facet's value as a visitor reads it: "Used", "QLD", "5 seats". */
export function formatFacetValue(key: ListFacetKey, value: string): string {
  return formatValueOf(findListFacet(key), value)
}

/* A value comes from an address, where anybody may write "constructor". */
const findOwn = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

const formatValueOf = ({ values, valueLabel }: ListFacet, value: string): string =>
  findOwn(values, value) ?? valueLabel?.(value) ?? value

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
