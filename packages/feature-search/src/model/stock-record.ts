import {
  bodyShape,
  bodyType,
  type Car,
  type CarStatus,
  type CarType,
  currentPrice,
  formatPrice,
  isSold,
  soldAtSeconds,
  toSlug,
  wasPrice,
} from '@forecourt/stock/model'
import { LIST_FACETS, RANGE_FACETS } from './facets.ts'
import { RELEVANCE, SORT_OPTIONS, sortIndexName } from './sort.ts'

/** Index of the embedded engine that holds the stock of every site. */
export const EMBEDDED_INDEX_NAME = 'cars'

/**
 * A car as the search holds it: flat, with everything that is filtered, sorted, counted or shown on
 * a card. What a card shows has the names and meanings of `Car`.
 * Source: `DATA-046` to `DATA-049`
 */
export interface StockRecord {
  /** The car's id as text. */
  objectID: string
  id: number
  /** Sites this record belongs to; every search is limited to one (`D-18`). */
  site_ids: string[]
  slug: string
  path: string
  name: string
  stocknum: string | null
  year: number | null
  make: string
  model: string
  /** "Toyota Corolla". */
  make_model: string
  /** Make and model as parts of an address (`D-19`). */
  make_slug: string
  model_slug: string
  badge: string | null
  series: string | null
  /** Current price in dollars; `null` when it is not displayable (`D-35`). */
  price: number | null
  /** Earlier price in dollars, only when higher than the current one. */
  before_price: number | null
  /** Always `null`: an offer is already the price. */
  offer_price: null
  subscription_price: number | null
  preorder: boolean
  price_type: string | null
  /** "$20,000 - $30,000" (`D-96`). */
  price_range: string | null
  /** Dollars a week with the site's default lender (`D-105`). */
  weekly_price: number | null
  weekly_price_range: string | null
  km: number | null
  car_type: CarType
  status: CarStatus
  sold: boolean
  reserved: boolean
  /** 1 when sold, else 0: sold cars come last by relevance (`D-16`). */
  sold_rank: number
  /** Holds the rule about sold cars in one number (`soldAtSeconds`). */
  sold_at_seconds: number
  tag: string | null
  certified: boolean
  created_at: string
  /** Unix seconds. */
  created_at_timestamp: number
  show_on_dealer_website: boolean
  payment_processors: string[]
  categories: string[]
  colour: string | null
  simple_transmission: string | null
  /** The known body's own name where the platform knows it. */
  simple_body: string | null
  simple_drive: string | null
  simple_fuel: string | null
  engine_size: number | null
  seats: number | null
  doors: number | null
  item_type: string | null
  /** Sizes of caravans, axles of trucks and engines of motorcycles; a car's record has none of them. */
  sleeps?: string
  axle_type?: string
  /** Feet, as the feed gives them (`D-44`). */
  body_length?: string
  /** Kilograms, as the feed gives them (`D-44`). */
  tare_weight?: string
  /** Cubic centimetres. */
  engine_cc?: number
  /** The same length as a number, when the feed's text is one. */
  length_ft?: number
  /** Aggregate trailer mass of a caravan, kilograms, when the feed's text is a number. */
  atm_kg?: number
  /** Gross vehicle mass of a truck, kilograms. */
  gvm_kg?: number
  /** Braked towing capacity, kilograms. */
  towing_kg?: number
  dealership_id: number
  dealership_slug: string
  dealership_name: string | null
  location_id: number | null
  location_name: string | null
  city: string | null
  state: string | null
  distribution_locations: number[]
  /** Names of the equipment. */
  filtered_features: string[]
  primary_image_url: string | null
  photos_count: number
}

/** What of a site goes into its records. */
export interface StockRecordSite {
  id: string
  dealerships: readonly { slug: string; name: string }[]
}

/**
 * The record of a car for one site.
 * @param weeklyPriceDollars estimate with the site's default lender; `null` without one (`D-105`)
 * Source: `DATA-046` to `DATA-049`
 */
export function toStockRecord(
  car: Car,
  site: StockRecordSite,
  weeklyPriceDollars: number | null = null,
): StockRecord {
  return {
    objectID: String(car.id),
    id: car.id,
    site_ids: [site.id],
    slug: car.slug,
    path: car.path,
    name: car.name,
    stocknum: car.stocknum,
    badge: car.badge,
    series: car.series,
    year: car.year,
    ...makeFields(car),
    ...priceFields(car, weeklyPriceDollars),
    ...stateFields(car),
    ...mechanicalFields(car),
    ...placeFields(car, site),
    filtered_features: [...new Set(car.standardEquipment.map(({ name }) => name))],
    primary_image_url: car.primary_image_url,
    photos_count: car.photos_count,
  }
}

/**
 * The label of the bucket a price falls in, "$20,000 - $30,000": 10,000 wide up to 100,000, then
 * "$100,000+". A price on an edge belongs to the bucket that begins there.
 * Source: `D-96`
 */
export function priceRangeLabel(dollars: number): string {
  return bucketLabel(dollars, 10_000, 100_000)
}

/**
 * The label of the bucket a weekly payment falls in, "$50 - $100": 50 wide up to 400, then "$400+".
 * Source: `D-96`
 */
export function weeklyPriceRangeLabel(dollars: number): string {
  return bucketLabel(dollars, 50, 400)
}

/** Settings of one index, in Algolia's names. */
export interface StockIndexSettings {
  searchableAttributes: string[]
  attributesForFaceting: string[]
  ranking: string[]
  customRanking: string[]
  /** Results beyond this many cannot be reached by paging. */
  paginationLimitedTo: number
  replicas?: string[]
}

/**
 * Settings of the stock index, for the embedded engine and Algolia alike: what is searched, filtered
 * and counted, and the order by relevance: sold cars last, then the newest, then by id.
 * Source: `DATA-046` to `DATA-049`, `D-16`, `D-22`
 */
export function stockIndexSettings(indexName: string = EMBEDDED_INDEX_NAME): StockIndexSettings {
  return {
    ...sharedSettings,
    ranking: ['asc(sold_rank)', ...textRanking, 'custom'],
    customRanking: ['desc(created_at_timestamp)', 'asc(id)'],
    replicas: stockIndexReplicas(indexName).map(({ name }) => name),
  }
}

/**
 * The copies of the stock index in the other orders; ties break by id.
 * Source: `D-22`
 */
export function stockIndexReplicas(
  indexName: string = EMBEDDED_INDEX_NAME,
): { name: string; settings: StockIndexSettings }[] {
  return SORT_OPTIONS.filter(({ value }) => value !== RELEVANCE).map(({ value }) => {
    const [attribute, direction] = value.split(':')
    const ranking = [`${direction}(${attribute})`, 'asc(id)', ...textRanking]
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
    'unordered(city)',
    'unordered(filtered_features)',
  ],
  attributesForFaceting: [
    ...facetAttributes(),
    ...filterAttributes.map((attribute) => `filterOnly(${attribute})`),
  ],
  paginationLimitedTo: 20_000,
}

function facetAttributes(): string[] {
  const searchable = ['make', 'model', 'make_model', 'badge', 'filtered_features']
  const attributes = [...LIST_FACETS, ...RANGE_FACETS].map(({ attribute }) => attribute)
  return [...new Set(attributes)].map((attribute) =>
    searchable.includes(attribute) ? `searchable(${attribute})` : attribute,
  )
}

function makeFields(car: Car) {
  return {
    make: car.make,
    model: car.model,
    make_model: `${car.make} ${car.model}`,
    make_slug: toSlug(car.make),
    model_slug: toSlug(car.model),
  }
}

function priceFields(car: Car, weeklyPriceDollars: number | null) {
  const price = currentPrice(car)
  return {
    price,
    before_price: wasPrice(car),
    offer_price: null,
    subscription_price: car.subscription_price,
    preorder: car.preorder,
    price_type: car.price_type,
    price_range: price === null ? null : priceRangeLabel(price),
    weekly_price: weeklyPriceDollars,
    weekly_price_range:
      weeklyPriceDollars === null ? null : weeklyPriceRangeLabel(weeklyPriceDollars),
  }
}

function stateFields(car: Car) {
  return {
    km: car.km,
    car_type: car.car_type,
    status: car.status,
    sold: car.sold,
    reserved: car.reserved,
    sold_rank: isSold(car) ? 1 : 0,
    sold_at_seconds: soldAtSeconds(car),
    tag: car.tag,
    certified: car.certified,
    created_at: car.created_at,
    created_at_timestamp: Math.floor(Date.parse(car.created_at) / 1000),
    show_on_dealer_website: car.show_on_dealer_website,
    payment_processors: car.payment_processors,
    categories: car.categories,
  }
}

function mechanicalFields(car: Car) {
  return {
    colour: car.colour,
    simple_transmission: car.simple_transmission,
    simple_body:
      car.simple_body === null ? null : (bodyType(car.simple_body)?.label ?? car.simple_body),
    simple_drive: car.simple_drive,
    simple_fuel: car.simple_fuel,
    engine_size: car.engine_size,
    seats: car.seats,
    doors: car.doors,
    item_type: car.item_type,
    ...sizeFields(car),
  }
}

/** Only what there is: most records are cars, and a missing field costs nothing. */
function sizeFields({ specifications, simple_body, variant, item_type }: Car) {
  const isMotorcycle = bodyShape(simple_body) === 'motorcycle'
  const sizes = {
    sleeps: specifications?.sleeps,
    axle_type: specifications?.axle_type,
    body_length: specifications?.body_length,
    tare_weight: specifications?.tare_weight,
    engine_cc: isMotorcycle ? variant?.enginesize : null,
    length_ft: numberIn(specifications?.body_length),
    atm_kg: numberIn(specifications?.aggregate_trailer_mass),
    gvm_kg: item_type?.toLowerCase() === 'truck' ? variant?.grossvehiclemass : null,
    towing_kg: variant?.towingcapacitybraked,
  }
  return Object.fromEntries(Object.entries(sizes).filter(([, value]) => value)) as Partial<
    Pick<
      StockRecord,
      | 'sleeps'
      | 'axle_type'
      | 'body_length'
      | 'tare_weight'
      | 'engine_cc'
      | 'length_ft'
      | 'atm_kg'
      | 'gvm_kg'
      | 'towing_kg'
    >
  >
}

/* Free text, such as 17' 6", cannot be compared and is left out. */
function numberIn(text: string | null | undefined): number | null {
  const number = Number(text?.replaceAll(',', '') ?? Number.NaN)
  return Number.isFinite(number) && number > 0 ? number : null
}

function placeFields(car: Car, site: StockRecordSite) {
  const dealership = site.dealerships.find(({ slug }) => slug === car.dealership_slug)
  return {
    dealership_id: car.dealership_id,
    dealership_slug: car.dealership_slug,
    dealership_name: dealership?.name ?? car.dealership_name,
    location_id: car.location_id,
    location_name: car.location_name,
    city: car.city,
    state: car.state,
    distribution_locations: car.location?.distribution_locations ?? [],
  }
}

function bucketLabel(dollars: number, width: number, top: number): string {
  if (dollars >= top) return `${formatPrice(top)}+`
  const from = Math.floor(dollars / width) * width
  return `${formatPrice(from)} - ${formatPrice(from + width)}`
}
