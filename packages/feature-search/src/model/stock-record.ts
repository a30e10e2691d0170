import {
  type Car,
  computeDriveAwayEstimate,
  findCurrentPrice,
  findPriceBasis,
  findSoldAtSeconds,
  findWasPrice,
  isSold,
  toSlug,
} from '@forecourt/stock/model'
import type { GovernmentCharges } from '@forecourt/tenant-config/model'
import {
  ADVERTISED_PRICE,
  ALL_FACETS,
  type FacetFields,
  findFacetAttribute,
  listCountedAttributes,
  readFacetFields,
} from './facets.ts'
import type { PlacePoint } from './near.ts'
import { OFFERABLE_SORTS, RELEVANCE, sortIndexName } from './sort.ts'

/** Index that holds the stock of a site in its embedded engine. */
export const EMBEDDED_INDEX_NAME = 'cars'

/**
 * A car as the search holds it: flat, with everything that is filtered, sorted, counted or shown on
 * a card. What a card shows has the names and meanings of `Car`; facets come from their rows.
 * Source: `DATA-046` to `DATA-049`
 */
export interface StockRecord extends FacetFields {
  /** The car's id as text. */
  objectID: string
  id: number
  /** Sites this record belongs to; every search is limited to one (`D-18`). */
  site_ids: string[]
  slug: string
  path: string
  name: string
  stocknum: string | null
  /** Make and model as parts of an address (`D-19`). */
  make_slug: string
  model_slug: string
  series: string | null
  /** Current price in dollars, as the dealer advertises it; {@link compared_price} is filtered and sorted by. */
  price: number | null
  /** Earlier price in dollars, only when higher than the current one. */
  before_price: number | null
  /** Always `null`: an offer is already the price. */
  offer_price: null
  preorder: boolean
  price_type: string | null
  /** 1 when the price excludes government charges, else 0: such cars follow those of an equal price (`D-114`). */
  price_basis_rank: number
  /** Whole dollars by the charges of the state; only where the price excludes them and the site gives them (`D-114`). */
  drive_away_estimate?: number
  sold: boolean
  reserved: boolean
  /** 1 when sold, else 0: sold cars come last by relevance (`D-16`). */
  sold_rank: number
  /** Holds the rule about sold cars in one number (`findSoldAtSeconds`). */
  sold_at_seconds: number
  created_at: string
  show_on_dealer_website: boolean
  payment_processors: string[]
  engine_size: number | null
  doors: number | null
  /** Feet, as the feed gives them (`D-44`); a record of what has none lacks it. */
  body_length?: string
  /** Kilograms, as the feed gives them (`D-44`); a record of what has none lacks it. */
  tare_weight?: string
  dealership_id: number
  dealership_slug: string
  location_id: number | null
  /** Suburb or town it stands in, where the dealer has several; a record of another lacks it. */
  suburb?: string
  /** Where it stands, in degrees, likewise. */
  _geoloc?: PlacePoint
  distribution_locations: number[]
  primary_image_url: string | null
  photos_count: number
  /** Rates and amount `weekly_price` is for; a record without one lacks it. */
  weekly_estimate?: WeeklyTerms
}

/** Things that must be said beside a weekly payment (`D-97`). */
export interface WeeklyTerms {
  /** Yearly rate, 7.5 is 7.5 %. */
  rate: number
  /** Published comparison rate, likewise. */
  comparison_rate: number
  /** Amount the payment is for, in dollars. */
  amount: number
}

/** Weekly payment of a car in whole dollars, with its terms. */
export interface WeeklyPayment extends WeeklyTerms {
  payment: number
}

/** Weekly payments of a site's cars. */
export interface WeeklyPayments {
  /** Text that changes whenever payments of unchanged cars would. */
  shape: string
  /** Payment of one car; null without one. */
  of(car: Car): WeeklyPayment | null
}

/** A place of a dealer, as far as records name it. */
export interface RecordLocation {
  id: number
  address: { city: string | null; lat: number | null; long: number | null }
}

/** Part of a site that goes into its records. */
export interface StockRecordSite {
  id: string
  dealerships: readonly { slug: string; name: string }[]
  /** Its places. Default none. */
  locations?: readonly RecordLocation[]
  /** Charges of the states, for prices that exclude them (`D-114`). Default none. */
  governmentCharges?: readonly GovernmentCharges[]
  /** Weekly payments of its cars, with its default lender (`D-105`). Default none. */
  weekly?: WeeklyPayments | null
}

/** Part of a site that its records are made with: while it is the same, so are those of unchanged cars. */
export const listRecordParts = ({
  dealerships,
  locations = [],
  governmentCharges = [],
  weekly,
}: StockRecordSite) => ({
  locations: locations.map(({ id, address: { city, lat, long } }) => [id, city, lat, long]),
  dealerships: dealerships.map(({ slug, name }) => [slug, name]),
  governmentCharges,
  weekly: weekly?.shape ?? null,
})

/**
 * The record of a car for one site.
 * Source: `DATA-046` to `DATA-049`
 */
export function toStockRecord(car: Car, site: StockRecordSite): StockRecord {
  const weekly = site.weekly?.of(car) ?? null
  const prices = priceFields(car, site)
  const dealership = site.dealerships.find(({ slug }) => slug === car.dealership_slug)
  return {
    objectID: String(car.id),
    id: car.id,
    site_ids: [site.id],
    slug: car.slug,
    path: car.path,
    name: car.name,
    stocknum: car.stocknum,
    make_slug: toSlug(car.make),
    model_slug: toSlug(car.model),
    series: car.series,
    ...readFacetFields({
      car,
      dealershipName: dealership?.name ?? car.dealership_name,
      weeklyDollars: weekly?.payment ?? null,
      comparedDollars: prices.drive_away_estimate ?? prices.price,
    }),
    ...prices,
    ...stateFields(car),
    engine_size: car.engine_size,
    doors: car.doors,
    ...sizeFields(car),
    dealership_id: car.dealership_id,
    dealership_slug: car.dealership_slug,
    location_id: car.location_id,
    distribution_locations: car.location?.distribution_locations ?? [],
    primary_image_url: car.primary_image_url,
    photos_count: car.photos_count,
    ...weeklyTerms(weekly),
    ...placeFields(car, site),
  }
}

/** Settings of one index, in Algolia's names. */
export interface StockIndexSettings {
  searchableAttributes: string[]
  attributesForFaceting: string[]
  ranking: string[]
  customRanking: string[]
  /** Words with a typo are taken for others only where no car is found without. */
  typoTolerance?: 'min'
  /** Results beyond this many cannot be reached by paging. */
  paginationLimitedTo: number
  replicas?: string[]
}

/**
 * Settings of the stock index, for the embedded engine and Algolia alike: what is searched, filtered
 * and counted, and the order by relevance: sold cars last, then the nearest to a place that is asked around,
 * then the newest, then by id.
 * Source: `DATA-046` to `DATA-049`, `D-16`, `D-22`
 */
export function createStockIndexSettings(
  indexName: string = EMBEDDED_INDEX_NAME,
): StockIndexSettings {
  return {
    ...sharedSettings,
    ranking: ['asc(sold_rank)', 'geo', ...textRanking, 'custom'],
    customRanking: ['desc(created_at_timestamp)', 'asc(id)'],
    replicas: listStockIndexReplicas(indexName).map(({ name }) => name),
  }
}

/**
 * The copies of the stock index in the other orders. Of an equal price those come first that include government
 * charges; other ties break by id.
 * Source: `D-22`, `D-114`
 */
export function listStockIndexReplicas(
  indexName: string = EMBEDDED_INDEX_NAME,
): { name: string; settings: StockIndexSettings }[] {
  return OFFERABLE_SORTS.filter(({ value }) => value !== RELEVANCE).map(({ value }) => {
    const [key = '', direction] = value.split(':')
    const basis = key === 'price' ? ['asc(price_basis_rank)'] : []
    const ranking = [
      `${direction}(${findFacetAttribute(key)})`,
      ...basis,
      'asc(id)',
      ...textRanking,
    ]
    return {
      name: sortIndexName(indexName, value),
      settings: { ...sharedSettings, ranking, customRanking: [] },
    }
  })
}

const textRanking = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']

/* Attributes only ever filtered on: nobody may ask for their counts. */
const filterAttributes = [
  'site_ids',
  'dealership_slug',
  'distribution_locations',
  'id',
  'make_slug',
  'model_slug',
  'show_on_dealer_website',
  'sold_at_seconds',
]

/** Attributes a filter may name: those a visitor refines by, then those of the platform's own conditions. */
export const FILTERABLE_ATTRIBUTES: readonly string[] = [
  ...ALL_FACETS.map(({ attribute }) => attribute),
  ADVERTISED_PRICE,
  ...filterAttributes,
]

const sharedSettings = {
  searchableAttributes: [
    'unordered(name)',
    'unordered(make_model)',
    'unordered(badge)',
    'stocknum',
    'unordered(simple_body)',
    'unordered(colour)',
    'unordered(simple_fuel)',
    'unordered(simple_drive)',
    'unordered(simple_transmission)',
    'unordered(city)',
    'unordered(filtered_features)',
  ],
  attributesForFaceting: [
    ...listCountedAttributes(),
    ADVERTISED_PRICE,
    ...filterAttributes.map((attribute) => `filterOnly(${attribute})`),
  ],
  // "ranger" is a letter from the "range" of a low-range transfer case.
  typoTolerance: 'min' as const,
  paginationLimitedTo: 20_000,
}

function priceFields(car: Car, { governmentCharges = [] }: StockRecordSite) {
  const isWithoutCharges = findPriceBasis(car.price_type) === 'excluding-government-charges'
  const estimate = computeDriveAwayEstimate(car, governmentCharges)
  return {
    price: findCurrentPrice(car),
    ...(estimate !== null && { drive_away_estimate: estimate }),
    price_basis_rank: isWithoutCharges ? 1 : 0,
    before_price: findWasPrice(car),
    offer_price: null,
    preorder: car.preorder,
    price_type: car.price_type,
  }
}

function stateFields(car: Car) {
  return {
    sold: car.sold,
    reserved: car.reserved,
    sold_rank: isSold(car) ? 1 : 0,
    sold_at_seconds: findSoldAtSeconds(car),
    created_at: car.created_at,
    show_on_dealer_website: car.show_on_dealer_website,
    payment_processors: car.payment_processors,
  }
}

/** A car that stands with its seller stands at none of the dealer's places. */
function placeFields({ location_id, private_suburb }: Car, { locations = [] }: StockRecordSite) {
  if (!hasSeveralPlaces(locations) || private_suburb) return {}
  const { city, lat, long } = locations.find(({ id }) => id === location_id)?.address ?? {}
  return {
    ...(city && { suburb: city }),
    ...(lat && long && { _geoloc: { lat, lng: long } }),
  }
}

/** True for a dealer with places apart from each other, of which one can be nearer than another. */
export function hasSeveralPlaces(locations: readonly RecordLocation[]): boolean {
  const points = locations.map(({ address: { lat, long } }) => lat && long && `${lat},${long}`)
  return new Set(points.filter(Boolean)).size > 1
}

function weeklyTerms(weekly: WeeklyPayment | null) {
  if (!weekly) return {}
  const { rate, comparison_rate, amount } = weekly
  return { weekly_estimate: { rate, comparison_rate, amount } }
}

/** Only what there is: most records are cars, and a missing field costs nothing. */
function sizeFields({ specifications }: Car) {
  const { body_length, tare_weight } = specifications ?? {}
  return { ...(body_length ? { body_length } : {}), ...(tare_weight ? { tare_weight } : {}) }
}
