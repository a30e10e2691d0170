import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { dollars, linkHref, text } from './setting-values.ts'

const aboveZero = v.pipe(
  v.number(),
  v.check((value) => value > 0, 'must be above 0'),
)

/** One postcode, or the first and last of a run of them. */
const postcodeRange = v.pipe(
  v.string(),
  v.regex(/^\d{4}(?:-\d{4})?$/, 'must be a postcode such as 4000 or a range such as 4000-4179'),
  v.check((range) => {
    const [from = '', to = from] = range.split('-')
    return from <= to
  }, 'must go from the lower to the higher postcode'),
)

const deliveryRegionSchema = v.strictObject({
  name: browserField(text, 'Name of the region as visitors read it, such as "Brisbane".'),
  price: browserField(dollars, 'Delivery in dollars; 0 is shown as "Free".'),
  postcodes: browserField(
    v.pipe(v.array(postcodeRange), v.minLength(1, 'must hold at least one postcode')),
    'Its postcodes: single ones ("4350") and ranges with both ends ("4000-4179").',
  ),
})

const deliveryBandSchema = v.strictObject({
  upToKm: browserField(aboveZero, 'Largest distance in kilometres, itself included.'),
  price: browserField(dollars, 'Delivery in dollars; 0 is shown as "Free".'),
  name: browserSetting(
    v.nullable(text),
    null,
    'Name visitors read; default "Within 100 km of Toowoomba", after the nearest dealership.',
  ),
})

/** Cost of delivery (D-41). */
export const deliveryPricesSchema = v.strictObject({
  regions: browserSetting(
    v.array(deliveryRegionSchema),
    [],
    'Regions by postcode, the first that fits counts; default none (D-41).',
  ),
  bands: browserSetting(
    v.array(deliveryBandSchema),
    [],
    'Distances from the nearest dealership for every other postcode, the first that fits counts; default none (D-41).',
  ),
})

/** Cost of delivery. */
export type DeliveryPrices = v.InferOutput<typeof deliveryPricesSchema>

/** Start values of the fuel calculator (D-42). */
export const fuelDefaultsSchema = v.strictObject({
  priceDollars: browserSetting(aboveZero, 1.7, 'Dollars a litre; default 1.70 (D-42).'),
  distanceKm: browserSetting(aboveZero, 250, 'Kilometres a week; default 250 (D-42).'),
  litresPer100Km: browserSetting(
    aboveZero,
    10,
    'Litres per 100 km of a vehicle whose maker gives none; default 10 (D-42).',
  ),
})

/** Start values of the fuel calculator. */
export type FuelDefaults = v.InferOutput<typeof fuelDefaultsSchema>

const reportAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])|https:\/\/[^\s/{}]+\/)(?:[^\s{}]|\{(?:id|slug|vin|regplate|stocknum)\})*$/,
    'must be a path or an https address, with no blanks but {id}, {slug}, {vin}, {regplate} or {stocknum}',
  ),
)

const report = (what: string, plugin: string) =>
  browserSetting(
    v.nullable(reportAddress),
    null,
    `Address of the ${what}, with {id}, {slug}, {vin}, {regplate} or {stocknum} filled in for each vehicle; a vehicle that lacks one of them has none. It also needs the plugin ${plugin}. Default none (D-88).`,
  )

/** Where the reports on a vehicle are (D-88). */
export const reportsSchema = v.strictObject({
  carAnalysis: report('car analysis', 'carAnalysis'),
  ppsr: report('PPSR report', 'ppsrReport'),
})

const bannerLink = (what: string) =>
  browserSetting(v.nullable(linkHref), null, `Where ${what} leads; default none, no link.`)

/** The banner of three links (VDP-064). */
export const featuresBannerSchema = v.strictObject({
  latestOffers: bannerLink('"Latest offers"'),
  bookService: bannerLink('"Book a service"'),
  sellYourCar: bannerLink('"Sell your car"'),
})

/** The banner of three links. */
export type FeaturesBannerConfig = v.InferOutput<typeof featuresBannerSchema>
