import { findBasePath, toSlug } from '@forecourt/stock/model'
import { findFacetAttribute, type SidebarFacet } from '../model/facets.ts'
import { clampPage } from '../model/paging.ts'
import { createRelaxingClient } from '../model/relaxing-client.ts'
import { formatCount } from '../model/result-count.ts'
import {
  formatCanonicalSearchUrl,
  formatSearchHeading,
  formatSearchTitle,
  isIndexable,
  pickSearchUrlSettings,
  pickStockNoun,
  type SearchHeadSite,
} from '../model/search-canonical.ts'
import type { SearchClient } from '../model/search-client.ts'
import {
  createInitialResults,
  type NearView,
  type SearchPageData,
  type SearchPageHead,
  type StoredAnswer,
} from '../model/search-page.ts'
import {
  createSearchQuery,
  createSearchRequests,
  formatSearchIndexName,
  type SearchQuerySite,
  type SearchRequest,
} from '../model/search-requests.ts'
import { joinAnswers } from '../model/search-results.ts'
import { resolveSearchSlug, type SearchSlug } from '../model/search-slug.ts'
import { isRefined, type SearchState } from '../model/search-state.ts'
import {
  formatSearchParameters,
  formatSearchUrl,
  formatView,
  parsePhrase,
  parseSearchUrl,
  type SearchBase,
  VIEW_PARAMETER,
} from '../model/search-url.ts'
import { seenFromTheStart, wholeStockRequest } from '../model/seen-facets.ts'
import { spellFacets } from '../model/spell-facets.ts'
import { anyOf, formatStockFilter } from '../model/stock-filter.ts'
import { formatStockPath, resolveStockRedirect } from '../model/stock-path.ts'
import { type LocatePlace, placeSearch } from './place-search.ts'
import { readPhrase } from './read-phrase.ts'
import { answersOf, slimAnswer } from './search-answers.ts'

/** Part of a site that its search pages need. */
export type SearchPageSite = SearchHeadSite &
  SearchQuerySite & {
    /** The one make of a brand site. */
    make: string | null
    search: { popularMakes: readonly string[] }
  }

/** Input a search page is loaded with. */
export interface SearchPagePorts {
  /** Client that answers for this site only: the site's stock filter is sealed inside it (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /**
   * Finds the places of a postcode or a suburb that was typed, each by its postcode; one is taken, several
   * are offered. Default: no search is made around a place.
   */
  locatePlace?: LocatePlace | undefined
  /**
   * Names of the places a map could show, each the `location_name` of its cars. It is offered where two of them or more
   * have stock (`PLUS-081`). Default none.
   */
  mapPlaces?: readonly string[]
  /** Facets counted besides those of the sidebar, for widgets of your own. Default none. */
  facets?: readonly SidebarFacet[]
  /** Called when the search service fails; default nothing. */
  onFailure?: (error: unknown) => void
}

/** Outcome of a request for a search page. */
export type SearchPageLoad =
  | { kind: 'page'; page: SearchPageData }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'notFound' }
  /** The search service failed: answer 200 with the error state (`D-82`). */
  | { kind: 'failed'; head: SearchPageHead; retryHref: string }

/**
 * Loads everything a search page shows with one call of the search service. A phrase that was typed leads to the
 * address of its filters (`PLUS-072`). A page past the end, and
 * an address of the other form that names a make, need a second call.
 * @param address path and query of the request, or the whole URL
 * @param nowMs Unix milliseconds
 * Source: `SITE-007` to `SITE-016`, `SRCH-015`, `D-19` to `D-23`, `D-82`
 */
export async function loadSearchPage(
  ports: SearchPagePorts,
  site: SearchPageSite,
  address: string,
  nowMs: number,
): Promise<SearchPageLoad> {
  const url = new URL(address, 'http://site.invalid')
  const parts = pathParts(url.pathname.slice(findBasePath(site).length))
  const slug = parts === null ? ({ kind: 'notFound' } as const) : resolveSearchSlug(parts, site)
  if (slug.kind === 'notFound') return slug
  const plain = plainRedirect(site, url)
  if (plain !== null) return plain
  const base = provisionalBase(site, url, slug)
  const settings = pickSearchUrlSettings(site)
  const typed = parseSearchUrl(url.pathname + url.search, base, settings)
  const phrase = parsePhrase(url.search)
  if (phrase !== null) {
    const read = await readPhrase(ports, site, phrase, typed)
    // What a phrase means changes with the stock.
    return { kind: 'redirect', status: 302, location: formatSearchUrl(read, base, settings) }
  }
  const placed = await placeSearch(ports, typed)
  const { state } = placed
  if (state.near && state.near.key !== typed.near?.key) {
    return { kind: 'redirect', status: 301, location: formatSearchUrl(state, base, settings) }
  }
  try {
    const searchClient = createRelaxingClient(ports.searchClient)
    return await loadResults({ ...ports, searchClient }, withFacets(site, ports.facets), {
      url,
      slug,
      base,
      state,
      nowMs,
      ...(placed.near && { near: placed.near }),
    })
  } catch (error) {
    ports.onFailure?.(error)
    const unnamed = slug.kind === 'make' ? { ...state, facets: {} } : state
    const head = pageHead(unnamed, site, null)
    return { kind: 'failed', head, retryHref: url.pathname + url.search }
  }
}

function withFacets(site: SearchPageSite, facets: SearchPagePorts['facets'] = []): SearchPageSite {
  const filters = [...site.search.filters, ...facets.map((facet) => ({ facet }))]
  return { ...site, search: { ...site.search, filters } }
}

interface Asked {
  url: URL
  slug: Exclude<SearchSlug, { kind: 'notFound' }>
  base: SearchBase
  state: SearchState
  near?: NearView
  nowMs: number
}

async function loadResults(
  ports: SearchPagePorts,
  site: SearchPageSite,
  asked: Asked,
): Promise<SearchPageLoad> {
  const requests = createSearchRequests(
    createSearchQuery(asked.state, site),
    slugAliases(asked.slug),
  )
  const nameRequests = nameRequest(asked.slug, site)
  const wholeStock = isRefined(asked.state)
    ? wholeStockRequest(createSearchQuery(asked.state, site))
    : []
  const all = [...requests, ...nameRequests, ...wholeStock]
  const answers = await answersOf(ports.searchClient, all)
  const named = properNames(asked, site, answers[requests.length])
  if (named === null) return { kind: 'notFound' }
  const redirect = otherFormRedirect(site, named)
  if (redirect !== null) return redirect
  const first = answers.slice(0, requests.length)
  const respelt = spellingRedirect(site, named, first)
  if (respelt !== null) return respelt
  const { state, found } = await withinPages(ports, site, named.state, first)
  const query = createSearchQuery(state, site)
  const count = found[0]?.nbHits ?? 0
  const whole = wholeStock.length > 0 ? answers.at(-1) : undefined
  const hasMap = countMapPlaces(ports.mapPlaces, whole ?? first[0]) > 1
  const { view, ...base } = named.base
  const isMap = hasMap && view === 'map'
  return {
    kind: 'page',
    page: {
      state,
      base: isMap ? named.base : base,
      head: pageHead(state, site, count, { base, isMap }),
      ...(asked.near && { near: asked.near }),
      count,
      ...(hasMap && { hasMap }),
      initialResults: createInitialResults(
        formatSearchIndexName(site),
        query,
        found.map(slimAnswer),
      ),
      ...seenAtFirst(state, found, whole),
      nowMs: asked.nowMs,
    },
  }
}

/* Places of the map with stock, whatever the search. */
function countMapPlaces(places: readonly string[] = [], answer?: StoredAnswer): number {
  const counts = answer?.facets?.[findFacetAttribute('location_name')] ?? {}
  return places.filter((place) => Object.hasOwn(counts, place)).length
}

/* Without a filter the results are the whole stock. */
function seenAtFirst(
  state: SearchState,
  found: StoredAnswer[],
  whole: StoredAnswer | undefined,
): Pick<SearchPageData, 'seen'> {
  if (whole === undefined) return {}
  return { seen: seenFromTheStart(state, joinAnswers(found), joinAnswers([whole])) }
}

async function withinPages(
  ports: SearchPagePorts,
  site: SearchPageSite,
  state: SearchState,
  found: StoredAnswer[],
): Promise<{ state: SearchState; found: StoredAnswer[] }> {
  const page = clampPage(state.page, found[0]?.nbPages ?? 0)
  if (page === state.page) return { state, found }
  const last = { ...state, page }
  const answers = await answersOf(
    ports.searchClient,
    createSearchRequests(createSearchQuery(last, site)),
  )
  return { state: last, found: answers }
}

function pageHead(
  state: SearchState,
  site: SearchPageSite,
  count: number | null,
  { base, isMap = false }: { base?: SearchBase; isMap?: boolean } = {},
): SearchPageHead {
  const heading = formatSearchHeading(state, site, count)
  const { one, many } = pickStockNoun(site)
  const stock = count ? `${formatCount(count)} ${count === 1 ? one : many}` : many
  return {
    heading,
    title: formatSearchTitle(state, site, count),
    description: `${heading} at ${site.name}: browse ${stock} with photos, prices and full details.`,
    // A value that no vehicle has may have no page of its own: the address stays the one that was asked.
    canonical: formatCanonicalSearchUrl(state, site, count === 0 ? base : undefined),
    isIndexable: isIndexable(state, site) && count !== 0 && !isMap,
  }
}

function pathParts(pathname: string): string[] | null {
  const [, , ...parts] = pathname.replace(/\/$/, '').split('/')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}

/* The path itself decides, without the stock. */
function plainRedirect(site: SearchPageSite, url: URL): SearchPageLoad | null {
  if (!url.pathname.startsWith(`${findBasePath(site)}/search`)) return null
  const path = resolveStockRedirect(site, url.pathname.replace(/\/$/, ''), () => [])
  return path === null ? null : { kind: 'redirect', status: 301, location: path + url.search }
}

/* The filter of the address has to be named, so the stock was asked. */
function otherFormRedirect(site: SearchPageSite, { base, state }: Named): SearchPageLoad | null {
  const location = resolveStockRedirect(site, base.path, () => [
    ...formatSearchParameters(
      { ...state, facets: withoutUsed(state) },
      {},
      pickSearchUrlSettings(site),
    ),
    ...formatView(base),
  ])
  return location === null ? null : { kind: 'redirect', status: 301, location }
}

/* A link written by hand, "?make=toyota", finds the cars but no value of the list. */
function spellingRedirect(
  site: SearchPageSite,
  { base, state }: Named,
  found: StoredAnswer[],
): SearchPageLoad | null {
  const spelt = spellFacets(state, joinAnswers(found), base.facets)
  if (spelt === state) return null
  const location = formatSearchUrl(spelt, base, pickSearchUrlSettings(site))
  return { kind: 'redirect', status: 301, location }
}

function withoutUsed({ facets }: SearchState): SearchState['facets'] {
  const { car_type: _condition, ...others } = facets
  return others
}

/* Until the stock has given the make's own name, its slug is shown. */
function provisionalBase(site: SearchPageSite, url: URL, slug: Asked['slug']): SearchBase {
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  const isMap = url.searchParams.get(VIEW_PARAMETER) === 'map'
  const view = isMap && { view: 'map' as const }
  return { path, rootPath: formatStockPath(site), facets: provisionalFacets(slug), ...view }
}

function provisionalFacets(slug: Asked['slug']): SearchBase['facets'] {
  if (slug.kind === 'all') return {}
  if (slug.kind === 'facets') return slug.facets
  const { makeSlug, modelSlug } = slug
  return { make: [makeSlug], ...(modelSlug === null ? {} : { make_model: [modelSlug] }) }
}

function slugAliases(slug: Asked['slug']): Record<string, string[]> {
  if (slug.kind !== 'make') return {}
  const { makeSlug, modelSlug } = slug
  return {
    make: [`make_slug:${makeSlug}`],
    ...(modelSlug === null ? {} : { make_model: [`model_slug:${modelSlug}`] }),
  }
}

function nameRequest(slug: Asked['slug'], site: SearchPageSite): SearchRequest[] {
  if (slug.kind !== 'make') return []
  const conditions = [
    anyOf('make_slug', [slug.makeSlug]),
    ...(slug.modelSlug === null ? [] : [anyOf('model_slug', [slug.modelSlug])]),
  ]
  const params = {
    attributesToHighlight: [],
    attributesToRetrieve: ['make', 'model'],
    filters: formatStockFilter(conditions),
    hitsPerPage: 1,
    query: '',
  }
  return [{ indexName: formatSearchIndexName(site), params }]
}

interface Named {
  base: SearchBase
  state: SearchState
}

function properNames(asked: Asked, site: SearchPageSite, answer?: StoredAnswer): Named | null {
  if (asked.slug.kind !== 'make') return asked
  const facets = makeFacets(asked.slug, site, answer)
  if (facets === null) return null
  const base = { ...asked.base, facets }
  const state = { ...asked.state, facets: { ...asked.state.facets, ...facets } }
  return { base, state }
}

function makeFacets(
  slug: Extract<SearchSlug, { kind: 'make' }>,
  site: SearchPageSite,
  answer?: StoredAnswer,
): SearchBase['facets'] | null {
  const car = answer?.hits[0]
  if (car === undefined) return soldOutMake(slug, site)
  const make = [car.make]
  return slug.modelSlug === null ? { make } : { make, make_model: [`${car.make} ${car.model}`] }
}

/* A make the dealer names in the configuration stays a page when its last car is gone. */
function soldOutMake(
  slug: Extract<SearchSlug, { kind: 'make' }>,
  site: SearchPageSite,
): SearchBase['facets'] | null {
  const known = [...(site.make === null ? [] : [site.make]), ...site.search.popularMakes]
  const make = known.find((candidate) => toSlug(candidate) === slug.makeSlug)
  return make === undefined || slug.modelSlug !== null ? null : { make: [make] }
}
