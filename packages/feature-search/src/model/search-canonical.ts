import { findBodyType, toSlug } from '@forecourt/stock/model'
import type { ListFacetKey } from './facets.ts'
import { formatMakeModel } from './make-model.ts'
import type { SearchState } from './search-state.ts'
import { formatSearchUrl, type SearchBase, type SearchUrlSettings } from './search-url.ts'
import { RELEVANCE } from './sort.ts'
import {
  formatStockPath,
  isUsedOnly,
  STOCK_TYPE_SLUGS,
  type StockPathSite,
  type StockPathTarget,
  type StockTypeSlug,
} from './stock-path.ts'

/** Part of a site that names its search pages. */
export interface SearchHeadSite extends StockPathSite {
  name: string
  kind: 'car' | 'truck' | 'motorcycle' | 'caravan' | 'vehicle'
  dealerships: readonly { slug: string; name: string }[]
  search: { sortOptions: readonly { value: string }[] }
}

const NOUNS: Record<SearchHeadSite['kind'], { one: string; many: string }> = {
  car: { one: 'car', many: 'cars' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  caravan: { one: 'caravan', many: 'caravans' },
  vehicle: { one: 'vehicle', many: 'vehicles' },
}

/** Name of a site's stock, in lower case. */
export function pickStockNoun(site: Pick<SearchHeadSite, 'kind'>): { one: string; many: string } {
  return NOUNS[site.kind]
}

/**
 * Heading of a search page: "Used Toyota Corolla for Sale", "Used Utes for Sale", "Cars for Sale at
 * Harbour Toyota". Several values of a facet, text and ranges are not named. Of a search that finds nothing it
 * is "No Used Toyota Corolla Found", since the address may name what was never for sale.
 * @param count vehicles found; null while that is not known, or the search failed
 * Source: `PLUS-054`
 */
export function formatSearchHeading(
  state: SearchState,
  site: SearchHeadSite,
  count: number | null = null,
): string {
  const condition = conditionWord(state, site)
  const make = only(state, 'make')
  const model = only(state, 'make_model')
  const body = only(state, 'body')
  const bodyWord = body === null ? null : (findBodyType(body)?.plural ?? body)
  const { one, many } = pickStockNoun(site)
  const noun = capitalised(many)
  const what = model === null ? make : formatMakeModel(model)
  // Of a dealer of caravans, whose stock is more than those with the body of one.
  const all = isWhole(state) && findBodyType(one) !== null ? 'All' : null
  const names = [condition, what, bodyWord ?? (what === null ? noun : null)]
  const words = count === 0 ? ['No', ...names, 'Found'] : [all, ...names, 'for Sale']
  const dealership = only(state, 'dealership_name')
  const place = dealership === null ? '' : ` at ${dealership}`
  return `${words.filter(Boolean).join(' ')}${place}`
}

/**
 * Title of a search page: heading, page number from the second page on, name of the site (`PLUS-054`).
 * @param count as for the heading
 */
export function formatSearchTitle(
  state: SearchState,
  site: SearchHeadSite,
  count: number | null = null,
): string {
  const page = state.page > 1 ? ` - Page ${state.page}` : ''
  return `${formatSearchHeading(state, site, count)}${page} | ${site.name}`
}

/**
 * The one address search engines should keep for a state: the short path where there is one, without
 * the order, the words of filters and others' parameters.
 * @param base the path to keep. Default the short one
 * Source: `PLUS-054`, `D-20`, `D-21`
 */
export function formatCanonicalSearchUrl(
  state: SearchState,
  site: SearchHeadSite,
  base?: SearchBase,
): string {
  const settings = pickSearchUrlSettings(site)
  const { typed: _words, ...kept } = state
  const plain = {
    ...kept,
    facets: facetsBesidePath(state, site),
    sortBy: settings.sortValues[0] ?? RELEVANCE,
    near: null,
    otherParameters: [],
  }
  return formatSearchUrl(plain, base ?? canonicalBase(plain, site), settings)
}

/**
 * False for a deep mix that search engines should not keep: text, ranges, another order, more than
 * two facets, several values of one, or a model without its make, which has a page of both.
 * Source: `PLUS-054`
 */
export function isIndexable(state: SearchState, site: SearchHeadSite): boolean {
  const keys = Object.keys(state.facets) as ListFacetKey[]
  const landing = keys.filter((key) => key !== 'make_model')
  const isKnown = keys.every((key) => INDEXED_FACETS.includes(key))
  const isSingle = keys.every((key) => key === 'car_type' || state.facets[key]?.length === 1)
  const isPlain =
    !state.query && !state.near && !state.typed && Object.keys(state.ranges).length === 0
  const isNamed = state.facets.make_model === undefined || state.facets.make !== undefined
  const isDefaultOrder = state.sortBy === site.search.sortOptions[0]?.value
  return isPlain && isNamed && isDefaultOrder && isKnown && isSingle && landing.length <= 2
}

/** The orders of a site as addresses name them. */
export function pickSearchUrlSettings(site: Pick<SearchHeadSite, 'search'>): SearchUrlSettings {
  return { sortValues: site.search.sortOptions.map(({ value }) => value) }
}

const INDEXED_FACETS: readonly ListFacetKey[] = [
  'make',
  'make_model',
  'body',
  'car_type',
  'dealership_name',
]

/* The path of a used-only site says of every address that its cars are used. */
function facetsBesidePath(state: SearchState, site: SearchHeadSite): SearchState['facets'] {
  const { car_type: _used, ...others } = state.facets
  return isUsedOnly(site) && only(state, 'car_type') === 'used' ? others : state.facets
}

function canonicalBase(state: SearchState, site: SearchHeadSite): SearchBase {
  const rootPath = formatStockPath(site)
  const target = landingTarget(state, site)
  if (target === null) return { path: rootPath, rootPath, facets: {} }
  return { path: formatStockPath(site, target.path), rootPath, facets: target.facets }
}

function landingTarget(
  state: SearchState,
  site: SearchHeadSite,
): { path: StockPathTarget; facets: SearchBase['facets'] } | null {
  return (
    makeTarget(state, site) ??
    bodyTarget(state) ??
    stockTypeTarget(state, site) ??
    dealershipTarget(state, site)
  )
}

function makeTarget(state: SearchState, site: SearchHeadSite) {
  const make = only(state, 'make')
  if (make === null || isTakenSlug(toSlug(make), site)) return null
  const model = only(state, 'make_model')
  if (model?.startsWith(`${make} `)) {
    const path = { make, model: model.slice(make.length + 1) }
    return { path, facets: { make: [make], make_model: [model] } }
  }
  return { path: { make }, facets: { make: [make] } }
}

function bodyTarget(state: SearchState) {
  const body = only(state, 'body')
  return body === null || findBodyType(body) === null
    ? null
    : { path: { body }, facets: { body: [body] } }
}

function stockTypeTarget(state: SearchState, site: SearchHeadSite) {
  const types = state.facets.car_type
  if (types === undefined || isUsedOnly(site)) return null
  const entry = Object.entries(STOCK_TYPE_SLUGS).find(
    ([, carTypes]) => [...carTypes].sort().join() === [...types].sort().join(),
  )
  return entry === undefined
    ? null
    : { path: { stockType: entry[0] as StockTypeSlug }, facets: { car_type: types } }
}

function dealershipTarget(state: SearchState, site: SearchHeadSite) {
  const name = only(state, 'dealership_name')
  const dealership = site.dealerships.find((candidate) => candidate.name === name)
  return name === null || dealership === undefined
    ? null
    : { path: { dealershipSlug: dealership.slug }, facets: { dealership_name: [name] } }
}

function isTakenSlug(slug: string, site: SearchHeadSite): boolean {
  return (
    Object.hasOwn(STOCK_TYPE_SLUGS, slug) ||
    findBodyType(slug) !== null ||
    site.dealerships.some((dealership) => toSlug(dealership.slug) === slug)
  )
}

/** True for stock that is narrowed by no more than its condition and place. */
const isWhole = ({ facets, ranges, query }: SearchState) =>
  Object.keys(facets).every((key) => key === 'car_type' || key === 'dealership_name') &&
  Object.keys(ranges).length === 0 &&
  query === ''

function conditionWord({ facets }: SearchState, site: SearchHeadSite): string | null {
  const types = facets.car_type ?? []
  if (types.length === 0) return isUsedOnly(site) ? 'Used' : null
  if (types.length === 3) return 'New, Used and Demo'
  const names = ['new', 'used', 'demo'].filter((type) => types.includes(type))
  return names.map(capitalised).join(' and ')
}

function only({ facets }: SearchState, key: ListFacetKey): string | null {
  const values = facets[key] ?? []
  return values.length === 1 ? (values[0] ?? null) : null
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
