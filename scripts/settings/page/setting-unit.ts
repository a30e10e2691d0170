import type { SchemaNode } from './schema-settings.ts'

/** Units that the end of a name says. */
const suffixes: readonly [RegExp, string][] = [
  [/Dollars$/, 'dollars'],
  [/RatePercent$|interest\w+Percent$|\.ratePercent$/, '% a year'],
  [/Years$/, 'years'],
  [/Months$/, 'months'],
  [/Days$/, 'days'],
  [/Minutes$/, 'minutes'],
  [/Seconds$/, 'seconds'],
  [/(?:Km|\.upToKm)$/, 'km'],
]

/** Units that a name does not say; '' for a count, a place in a row, a number given by somebody else. */
const units: Readonly<Record<string, string>> = {
  'dealerships[].id': '',
  'dealerships[].appointmentCapacity': 'test drives',
  'locations[].id': '',
  'locations[].dealership_id': '',
  'locations[].address.lat': 'degrees',
  'locations[].address.long': 'degrees',
  'locations[].contact_detail.opening_hours[].weekday': 'weekday',
  'locations[].average_rating': 'stars',
  'locations[].review_count': 'reviews',
  'locations[].reviews.count': 'reviews',
  'locations[].reviews.reviews[].id': '',
  'locations[].reviews.reviews[].rating': 'stars',
  'locations[].distribution_locations': '',
  'specialHours[].location_id': '',
  'specialHours[].location.id': '',
  'delivery.digest.hour': 'hour of the day',
  'logo.width': 'CSS px',
  'logo.height': 'CSS px',
  'brand.headingWeight': 'font weight',
  'brand.bodySize': 'px',
  'brand.buttonWeight': 'font weight',
  'brand.iconStroke': 'px of 24',
  'images.spinWidth': 'px',
  'search.columns': 'cards',
  'search.promoTiles[].position': 'places',
  'search.promoTileRandomOffset': 'places',
  'search.initialMakes': 'makes',
  'search.stockCount': 'cars',
  'search.priceRangeBounds.min': 'dollars',
  'search.priceRangeBounds.max': 'dollars',
  'search.governmentCharges[].stampDuty[].percent': '% of the part of the price',
  'search.stockFilter.variant': '',
  'vehiclePage.deliveryPrices.regions[].price': 'dollars',
  'vehiclePage.deliveryPrices.bands[].price': 'dollars',
  'vehiclePage.fuelDefaults.priceDollars': 'dollars a litre',
  'vehiclePage.fuelDefaults.distanceKm': 'km a week',
  'vehiclePage.fuelDefaults.litresPer100Km': 'litres per 100 km',
  'vehiclePage.trustLines[].when.minPrice': 'dollars',
  'vehiclePage.trustLines[].when.maxPrice': 'dollars',
  'locationPages.homeFilter': '',
  'locationPages.serviceEnquiry.locationId': '',
  'finance.brandFees.monthlyAdminDollars': 'dollars a month',
  'reserve.price': 'dollars',
  'reviews.minimumRating': 'stars',
  'spinToWin.prizes[].share': 'shares',
  'onlinePayment.minimum': 'dollars',
  'onlinePayment.maximum': 'dollars',
  'blog.teaserCount': 'teasers',
  'content.home.featured[].limit': 'cars',
}

/** True for a number, also as one of several choices or as the items of a list. */
function isNumber({ type, anyOf, items, properties, enum: choices, ...node }: SchemaNode): boolean {
  if (properties) return false
  if (choices) return choices.every((choice) => typeof choice === 'number')
  if (type === 'number' || type === 'integer' || typeof node.const === 'number') return true
  return [...(anyOf ?? []), ...(items ? [items] : [])].some(isNumber)
}

/**
 * Unit of a number; '' for what is no number or has none.
 * @throws Error for a number whose unit neither its name nor the table says
 */
export function findUnit(path: string, node: SchemaNode): string {
  if (!isNumber(node)) return ''
  const unit = units[path] ?? suffixes.find(([end]) => end.test(path))?.[1]
  if (unit === undefined) throw new Error(`[settings] expected setting-unit.ts to know ${path}`)
  return unit
}
