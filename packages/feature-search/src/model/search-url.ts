import {
  LIST_FACETS,
  type ListFacet,
  type ListFacetKey,
  RANGE_FACETS,
  type RangeFacetKey,
} from './facets.ts'
import { type NearPlace, parseNear } from './near.ts'
import { parseTypedNumber } from './number-text.ts'
import { parsePage } from './paging.ts'
import { orderRange, type SearchRange } from './range.ts'
import {
  type ChosenFacets,
  readOrder,
  type SearchState,
  sortedUnique,
  type TypedPart,
} from './search-state.ts'

/** The path a search page was opened at, and what it stands for. */
export interface SearchBase {
  /** "/search/toyota" */
  path: string
  /** "/search": where a search continues that no longer matches the path. */
  rootPath: string
  /** Facets the path stands for, `{ make: ['Toyota'] }`. */
  facets: ChosenFacets
  /** Map beside the list; every address of the page asks for it then. Default the list alone. Source: `PLUS-081` */
  view?: 'map'
}

/** Parameter of an address that asks for a map beside the list. Source: `PLUS-081` */
export const VIEW_PARAMETER = 'view'

/** Orders an address may name; the first is the default and is left out. */
export interface SearchUrlSettings {
  sortValues: readonly string[]
  /** A place addresses may name by its postcode, with its point. Default none. */
  knownPlace?: NearPlace | null
}

/**
 * Field of a form whose text was typed by a person, so that its words may become filters: the text it was typed over,
 * which stays text. Source: `PLUS-072`
 */
export const TYPED_OVER = 'over'

const MAX_QUERY_LENGTH = 200
const MAX_VALUE_LENGTH = 100
const MAX_VALUES_PER_FACET = 50
const MAX_OTHER_PARAMETERS = 20
const MAX_TYPED = 20

/**
 * Reads an address: text, page, order, facets, ranges and place. Values that cannot be meant are ignored,
 * unknown parameters are kept. Beside `price=5000:20000` the form fields `price_min` and
 * `price_max` are read; one that still says what `price_span` offered was not touched. A facet the path stands for can only be narrowed by the query string.
 * @param address path and query, or a whole URL; never throws for hostile text
 * Source: `SRCH-011` to `SRCH-015`, `D-21`
 */
export function parseSearchUrl(
  address: string,
  base: SearchBase,
  settings: SearchUrlSettings,
): SearchState {
  const { path, parameters } = splitAddress(address)
  const own = path === base.path ? base.facets : {}
  return {
    query: plainText(parameters.get('query') ?? '', MAX_QUERY_LENGTH),
    page: parsePage(parameters.get('page')),
    sortBy: parseSort(parameters.get('sortBy'), settings),
    facets: narrowed(own, parseFacets(parameters)),
    ranges: parseRanges(parameters),
    near: parseNear(parameters, settings.knownPlace),
    ...parseTyped(parameters),
    otherParameters: otherParameters(parameters),
  }
}

/** Text that was typed over another. */
export interface TypedPhrase {
  phrase: string
  /** Text that stood there before, which stays text. */
  over: string
}

/** The text that was typed into the form of an address; null when nobody typed it. */
export function parsePhrase(address: string): TypedPhrase | null {
  const { parameters } = splitAddress(address)
  const [phrase = '', over] = ['query', TYPED_OVER].map((name) => parameters.get(name))
  if (over === undefined || over === null) return null
  return {
    phrase: plainText(phrase ?? '', MAX_QUERY_LENGTH),
    over: plainText(over, MAX_QUERY_LENGTH),
  }
}

/**
 * Writes a state as path and query, in a fixed order: text, facets, ranges, place, order, page, words of
 * filters, others', view.
 * The path stays while the state still holds exactly what it stands for.
 * Source: `SRCH-020`, `D-21`
 */
export function formatSearchUrl(
  state: SearchState,
  base: SearchBase,
  settings: SearchUrlSettings,
): string {
  const isAtPath = Object.entries(base.facets).every(([key, values]) =>
    isSameList(state.facets[key as ListFacetKey], values),
  )
  const implied = isAtPath ? base.facets : {}
  const query = formatParameters(state, implied, settings, base)
  const path = isAtPath ? base.path : base.rootPath
  return query === '' ? path : `${path}?${query}`
}

/**
 * How the browser's history takes a change: a new entry, or, when only text or ranges differ or words became
 * filters, the present entry rewritten.
 * Source: `D-21`
 */
export function chooseHistoryMethod(before: SearchState, after: SearchState): 'push' | 'replace' {
  const chosen = (state: SearchState) => JSON.stringify([state.facets, state.near, state.sortBy])
  const typed = (state: SearchState) => JSON.stringify([state.query, state.ranges])
  const isOnlyTyped = chosen(before) === chosen(after) && typed(before) !== typed(after)
  const isPhrase = JSON.stringify(before.typed) !== JSON.stringify(after.typed)
  return isOnlyTyped || isPhrase ? 'replace' : 'push'
}

/** Where a form without script leads, and what it must send along. */
export interface SearchForm {
  action: string
  /** Hidden fields. */
  fields: readonly (readonly [name: string, value: string])[]
}

/**
 * A GET form that adds its own fields to a state: text, a range or an order the state itself lacks.
 * Source: `PLUS-020`, `D-101`
 */
export function createSearchForm(
  state: SearchState,
  base: SearchBase,
  settings: SearchUrlSettings,
): SearchForm {
  const { path, parameters } = splitAddress(formatSearchUrl(state, base, settings))
  return { action: path, fields: [...parameters] }
}

/** Field of a form that says between which ends a range was offered, "5000:20000". */
export function findSpanField(key: RangeFacetKey): string {
  return `${key}_span`
}

/** "5000:20000", "5000:" or ":20000". */
export function formatRange({ min, max }: SearchRange): string {
  return `${min ?? ''}:${max ?? ''}`
}

/** The parameters of a state as pairs, for links and the hidden fields of forms. */
export function formatSearchParameters(
  state: SearchState,
  implied: ChosenFacets,
  { sortValues }: SearchUrlSettings,
): [name: string, value: string][] {
  const pairs: [string, string][] = []
  if (state.query !== '') pairs.push(['query', state.query])
  for (const { key } of LIST_FACETS) {
    const chosen = state.facets[key]
    if (chosen === undefined || implied[key] !== undefined) continue
    for (const value of sortedUnique(chosen)) pairs.push([key, value])
  }
  for (const { key } of RANGE_FACETS) {
    const range = state.ranges[key]
    if (range !== undefined) pairs.push([key, formatRange(range)])
  }
  if (state.near !== null) pairs.push(['near', state.near.key])
  if (state.near?.within) pairs.push(['within', String(state.near.within)])
  const order = readOrder(state)
  if (order !== sortValues[0]) pairs.push(['sortBy', order])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  if (state.typed) {
    const chosen = listChosen(state)
    for (const { words, chips } of state.typed)
      if (chips.some((chip) => chosen.includes(chip)))
        pairs.push(['typed', [words, ...chips].join('~')])
  }
  for (const [name, value] of state.otherParameters) pairs.push([name, value])
  return pairs
}

function formatParameters(
  state: SearchState,
  implied: ChosenFacets,
  settings: SearchUrlSettings,
  base: Pick<SearchBase, 'view'>,
): string {
  const pairs = [...formatSearchParameters(state, implied, settings), ...formatView(base)]
  const query = new URLSearchParams(pairs).toString()
  return query.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%7E', '~')
}

/** The view of a page as parameters; none for the list alone. */
export const formatView = ({ view }: Pick<SearchBase, 'view'>): [name: string, value: string][] =>
  view === undefined ? [] : [[VIEW_PARAMETER, view]]

function splitAddress(address: string): { path: string; parameters: URLSearchParams } {
  const withoutOrigin = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*$/s, '')
  const mark = withoutOrigin.indexOf('?')
  const path = mark === -1 ? withoutOrigin : withoutOrigin.slice(0, mark)
  const query = mark === -1 ? '' : withoutOrigin.slice(mark + 1)
  return { path: path.replace(/(?<=.)\/$/, ''), parameters: new URLSearchParams(query) }
}

function parseSort(text: string | null, { sortValues }: SearchUrlSettings): string {
  return sortValues.find((value) => value === text) ?? sortValues[0] ?? ''
}

function parseFacets(parameters: URLSearchParams): ChosenFacets {
  const facets: ChosenFacets = {}
  for (const facet of LIST_FACETS) {
    const values = parameters.getAll(facet.key).map((value) => spell(facet, value))
    const known = sortedUnique(values.filter((value) => isPossible(facet, value)))
    if (known.length > 0) facets[facet.key] = known.slice(0, MAX_VALUES_PER_FACET)
  }
  return facets
}

/* Values that are known beforehand are written small. */
function spell({ values }: ListFacet, value: string): string {
  const text = plainText(value, MAX_VALUE_LENGTH)
  return values === undefined ? text : text.toLowerCase()
}

function isPossible({ values }: ListFacet, value: string): boolean {
  return value !== '' && (values === undefined || Object.hasOwn(values, value))
}

function parseRanges(parameters: URLSearchParams): SearchState['ranges'] {
  const ranges: SearchState['ranges'] = {}
  for (const { key } of RANGE_FACETS) {
    const range = parseFields(key, parameters) ?? parseRange(parameters.get(key) ?? '')
    if (range !== null) ranges[key] = range
  }
  return ranges
}

/* Fields of a form without script; null where nothing was typed. */
function parseFields(key: RangeFacetKey, parameters: URLSearchParams): SearchRange | null {
  const [least, most] = parameters.get(findSpanField(key))?.split(':') ?? []
  const field = (end: keyof SearchRange, untouched: string | undefined) => {
    const sent = parseTypedNumber(parameters.get(`${key}_${end}`))
    return sent === null || String(sent) === untouched ? undefined : sent
  }
  const range = orderRange({ min: field('min', least), max: field('max', most) })
  return Object.keys(range).length === 0 ? null : range
}

/* Keys of the chips of a state. */
function listChosen({ facets, ranges, near }: SearchState): string[] {
  const values = Object.entries(facets).flatMap(([key, chosen]) =>
    chosen.map((value) => `${key}:${value}`),
  )
  return [...values, ...Object.keys(ranges), ...(near === null ? [] : ['near'])]
}

/* "white~colour_family:white": words and the chips they became. */
function parseTyped(parameters: URLSearchParams): { typed?: readonly TypedPart[] } {
  const typed = parameters.getAll('typed').flatMap((text) => {
    const [words = '', ...chips] = plainText(text, MAX_QUERY_LENGTH * 2).split('~')
    return words === '' || chips.length === 0 ? [] : [{ words, chips }]
  })
  return typed.length === 0 ? {} : { typed: typed.slice(0, MAX_TYPED) }
}

/** Inverse of {@link formatRange}: whole numbers with at least one end, else null. */
export function parseRange(text: string): SearchRange | null {
  const [, min, max] = /^(\d{1,10})?:(\d{1,10})?$/.exec(text) ?? []
  if (min === undefined && max === undefined) return null
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) return null
  return {
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  }
}

function narrowed(own: ChosenFacets, asked: ChosenFacets): ChosenFacets {
  const facets: ChosenFacets = { ...asked }
  for (const [key, values] of Object.entries(own)) {
    const both = values.filter((value) => asked[key as ListFacetKey]?.includes(value))
    facets[key as ListFacetKey] = sortedUnique(both.length > 0 ? both : values)
  }
  return facets
}

const OWN_NAMES: ReadonlySet<string> = new Set([
  'query',
  'page',
  'sortBy',
  'near',
  'within',
  TYPED_OVER,
  'typed',
  VIEW_PARAMETER,
  ...LIST_FACETS.map(({ key }) => key),
  ...RANGE_FACETS.flatMap(({ key }) => [key, `${key}_min`, `${key}_max`, findSpanField(key)]),
])

function otherParameters(parameters: URLSearchParams): [string, string][] {
  return [...parameters]
    .filter(([name]) => name !== '' && !OWN_NAMES.has(name) && name.length <= MAX_VALUE_LENGTH)
    .map(([name, value]): [string, string] => [
      name,
      value.slice(0, MAX_QUERY_LENGTH).replace(/\p{Cs}/gu, ''),
    ])
    .slice(0, MAX_OTHER_PARAMETERS)
}

/* Lone halves of surrogate pairs would not survive an address. */
function plainText(text: string, maxLength: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

function isSameList(a: readonly string[] | undefined, b: readonly string[]): boolean {
  return a !== undefined && sortedUnique(a).join('\n') === sortedUnique(b).join('\n')
}
