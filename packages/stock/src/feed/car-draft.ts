import { isSold } from '../model/availability.ts'
import type { StockCar } from '../model/car.ts'
import { resolveCarNames } from '../model/car-name.ts'
import { formatCarSlug } from '../model/car-path.ts'
import { toSlug } from '../model/slug.ts'
import { parseDayText, parseMonthText, parsePastDayText, parseYearText } from './date-text.ts'
import { splitFeatures, toEquipment } from './feature-list.ts'
import { type FeedCells, readCells } from './feed-cells.ts'
import type { FeedProblem, FeedRow } from './feed-row.ts'
import { parseFinanceLendersText, parseQuoteText } from './finance-text.ts'
import { parseJson } from './json-text.ts'
import { parseOdometerText } from './odometer-text.ts'
import { isNoFact, isNoText, nothing, type Parsed, parsed, unreadable } from './parsed.ts'
import { toParagraphs, toPlainText } from './plain-text.ts'
import { parsePriceText } from './price-text.ts'
import { resolveMechanics } from './stock-mechanics.ts'
import { resolveMedia, resolveReport } from './stock-media.ts'
import { type FeedSite, resolvePlace } from './stock-place.ts'
import { isPreorder, resolvePrice } from './stock-price.ts'
import { resolveSpecifications } from './stock-specifications.ts'
import {
  type AdvertisedPrice,
  type FeedStatus,
  parseCarTypeText,
  parseStatusText,
  parseYesNoText,
} from './vocabulary.ts'

/** Needs of a mapping beside the row. */
export interface DraftContext {
  site: FeedSite
  /** Decides the latest model year: the next calendar year. */
  now: Date
  /** Price of the two that is advertised unless the row says so itself. */
  advertised: AdvertisedPrice
}

/** A car as the feed tells it, ready for the store. */
export interface CarDraft {
  stocknum: string
  dealershipSlug: string
  /** `{year}-{make}-{model}-{badge}-{stocknum}`, the slug it gets when it is new (`D-103`). */
  slug: string
  car: StockCar
  /** When it came in and when it was sold, `YYYY-MM-DD`, if the feed says so. */
  stockedAt: string | null
  soldAt: string | null
}

/** Outcome of a row. */
export type DraftResult =
  | { kind: 'car'; draft: CarDraft; warnings: FeedProblem[]; placeholders: readonly string[] }
  /** The car is not for sale any more. */
  | { kind: 'gone'; stocknum: string; dealershipSlug: string; warnings: FeedProblem[] }
  /** The row was refused; the key is known when stock number (and location) could be read. */
  | {
      kind: 'refused'
      problems: FeedProblem[]
      stocknum: string | null
      dealershipSlug: string | null
    }

/**
 * Makes a car of a row. Values that identify, price or place a car must be right, else the row is
 * refused; any other value that cannot be understood is left out with a warning.
 * Source: `D-103`, `PLUS-004`
 */
export function draftCar(row: FeedRow, context: DraftContext): DraftResult {
  const cells = readCells(row)
  const stocknum = cells.requiredName('stocknum')
  const place = resolvePlace(cells, context.site)
  const status = resolveStatus(cells)
  const isKeyed = cells.refusals.length === 0 && place !== null
  if (status.kind === 'gone' && isKeyed) {
    return {
      kind: 'gone',
      stocknum,
      dealershipSlug: place.dealership_slug,
      warnings: cells.warnings,
    }
  }
  const identity = resolveIdentity(cells, row, context.now)
  const state = resolveState(cells, status, context.site.kind)
  const price = resolvePrice(cells, context.advertised)
  if (cells.refusals.length > 0 || place === null) {
    return {
      kind: 'refused',
      problems: cells.refusals,
      stocknum: stocknum === '' ? null : stocknum,
      dealershipSlug: place?.dealership_slug ?? null,
    }
  }
  const mechanics = resolveMechanics(cells)
  const car: StockCar = {
    ...identity,
    stocknum,
    ...price,
    ...state,
    ...mechanics,
    ...place,
    ...resolveMedia(cells, row),
    ...resolveContent(cells, row),
    specifications: resolveSpecifications(cells),
  }
  return {
    kind: 'car',
    draft: {
      stocknum,
      dealershipSlug: place.dealership_slug,
      slug: formatCarSlug(car, stocknum),
      car,
      stockedAt: cells.lenient('stocked_date', parseDayText),
      soldAt: cells.lenient('sold_date', (text) => parsePastDayText(text, context.now)),
    },
    warnings: cells.warnings,
    placeholders: cells.placeholders,
  }
}

function resolveStatus(cells: FeedCells): FeedStatus {
  const inStock: FeedStatus = { kind: 'listed', status: 'in_stock', reserved: false }
  const status = cells.strict('status', parseStatusText) ?? inStock
  const isSaidSold = cells.strict('sold', parseYesNoText) === true
  const isSaidReserved = cells.strict('reserved', parseYesNoText) === true
  if (status.kind === 'gone' || status.status === 'sold') return status
  if (isSaidSold) return { ...inStock, status: 'sold' }
  const isOrderable = status.status === 'in_stock' && isPreorder(cells)
  return {
    ...status,
    status: isOrderable ? 'coming_soon' : status.status,
    reserved: status.reserved || isSaidReserved,
  }
}

function resolveIdentity(cells: FeedCells, row: FeedRow, now: Date) {
  const latestYear = now.getUTCFullYear() + 1
  const year = cells.strict('year', (text) =>
    isNoFact(text) ? unreadable('is required') : parseYearText(text, latestYear),
  )
  const { isKnownMake, repairs, ...names } = resolveCarNames({
    year,
    make: cells.requiredName('make'),
    model: cells.requiredName('model'),
    badge: cells.name('badge'),
    series: resolveSeries(cells, row),
  })
  if (!isKnownMake) cells.warn('make', 'is not a known make; kept as written')
  for (const { part, reason } of repairs) cells.warn(part, reason)
  const nvic = cells.name('nvic')
  return {
    year,
    ...names,
    vin: cells.lenient('vin', parseVinText),
    nvic,
    has_nvic: nvic !== null,
    regplate: cells.name('rego')?.toUpperCase() ?? null,
    rego_expiry: cells.lenient('rego_expiry', parseDayText),
    compliance_date: cells.lenient('compliance_date', parseMonthText),
    build_date: cells.lenient('build_date', parseMonthText),
  }
}

/** The first MX-5 is the series "NA", which says nothing of any other car. */
function resolveSeries(cells: FeedCells, row: FeedRow): string | null {
  const written = row.cells.get('series')?.value.trim() ?? ''
  const isFirstMx5 = /^na\d?$/i.test(written) && /\bmx-?5\b/i.test(cells.raw('model'))
  return isFirstMx5 ? written.toUpperCase() : cells.name('series')
}

/**
 * A VIN has 17 characters without I, O and Q; older cars have chassis numbers, which are left out, and
 * one character 17 times is none.
 */
function parseVinText(text: string): Parsed<string> {
  if (isNoFact(text)) return nothing
  const vin = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^(.)\1*$/.test(vin)) return nothing
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return parsed(vin)
  return unreadable('is not a VIN of 17 characters')
}

function resolveState(cells: FeedCells, status: FeedStatus, siteKind: FeedSite['kind']) {
  const listed =
    status.kind === 'listed' ? status : { status: 'in_stock' as const, reserved: false }
  const km = cells.strict('odometer', parseOdometerText)
  const carType = cells.strict('car_type', parseCarTypeText) ?? ('used' as const)
  const tag = cells.name('tag')
  // Its status tells the store to keep the day of the sale.
  const sold = isSold({ sold: false, status: listed.status, tag })
  return {
    km: km === 0 && carType === 'used' ? null : km,
    car_type: carType,
    status: sold ? ('sold' as const) : listed.status,
    sold,
    reserved: listed.reserved,
    tag,
    certified: cells.lenient('certified', parseYesNoText) ?? false,
    show_on_dealer_website: cells.strict('show_on_website', parseYesNoText) ?? true,
    payment_processors: cells.lenientWritten('payment_processors', parseProcessors) ?? [],
    categories: cells.lenientWritten('categories', parseCategories) ?? [],
    item_type: resolveItemType(cells, siteKind),
  }
}

/** Keys of payment processors: names in lower case, each once. */
const parseProcessors = (text: string) => parseNameList(text, /[,;|]/, toSlug)

/** Groups the dealer puts a car in; their names may have commas, "Under $20,000". */
const parseCategories = (text: string) => parseNameList(text, /[;|]/, toPlainText)

/** Names as a list of JSON, or between the dividers of a cell; each once. */
function parseNameList(
  text: string,
  dividers: RegExp,
  toName: (written: string) => string,
): Parsed<string[]> {
  if (isNoFact(text)) return nothing
  const names = text.startsWith('[') ? listedNames(text) : text.split(dividers)
  if (names === null) return unreadable('is not a list of names')
  return parsed([...new Set(names.map(toName).filter((name) => !isNoText(name)))])
}

function listedNames(text: string): string[] | null {
  const names = parseJson(text)
  const isList = Array.isArray(names) && names.every((name) => typeof name === 'string')
  return isList ? names : null
}

/** A car has no item type of its own, unless it stands among caravans, trucks or motorcycles. */
function resolveItemType(cells: FeedCells, siteKind: FeedSite['kind']): string | null {
  const type = cells.name('item_type')
  if (type === null || (type.toLowerCase() === 'car' && siteKind === 'car')) return null
  return `${type.charAt(0).toUpperCase()}${type.slice(1).toLowerCase()}`
}

function resolveContent(cells: FeedCells, row: FeedRow) {
  const listed = row.features.length > 0 ? row.features : cellFeatures(row)
  const comments = toParagraphs(row.cells.get('comments')?.value ?? '')
  return {
    standardEquipment: toEquipment(listed),
    dealercomments: isNoText(comments) ? null : comments,
    file: resolveReport(cells),
    autograb_data: resolveMarket(cells),
    youxQuote: cells.lenientWritten('quote', parseQuoteText),
    finance_lenders: cells.lenientWritten('finance_lenders', parseFinanceLendersText) ?? {},
  }
}

/** Average price that other sellers ask; null when the feed does not say (`DATA-017`). */
function resolveMarket(cells: FeedCells): StockCar['autograb_data'] {
  const average = cells.lenient('market_price', parsePriceText)
  const stateAverage = cells.lenient('state_market_price', parsePriceText)
  if (average === null && stateAverage === null) return null
  return { average_market_price: average, state_average_market_price: stateAverage }
}

function cellFeatures(row: FeedRow): { category: null; name: string }[] {
  const cell = row.cells.get('features')?.value ?? ''
  return splitFeatures(cell).map((name) => ({ category: null, name }))
}
