import * as v from 'valibot'
import { browserSetting, serverField, serverSetting } from './setting.ts'
import { environmentVariable, httpsUrl, slug, text } from './setting-values.ts'
import { trustLinesSchema } from './trust-lines-config.ts'
import {
  deliveryPricesSchema,
  featuresBannerSchema,
  fuelDefaultsSchema,
  reportsSchema,
} from './vehicle-sections-config.ts'

const financeButtonSchema = v.strictObject({
  label: browserSetting(
    v.picklist(['Get Finance', 'Get Finance Quote']),
    'Get Finance',
    "Label of the finance button; default 'Get Finance' (CFG-052).",
  ),
  gated: browserSetting(
    v.boolean(),
    false,
    'Whether it asks for sign-in first; default off (CFG-052).',
  ),
})

const weeklyFinanceHiddenSchema = v.strictObject({
  makes: browserSetting(v.array(text), [], 'Makes without a weekly estimate; default none.'),
  dealerships: browserSetting(v.array(slug), [], 'Slugs of dealerships without one; default none.'),
  site: browserSetting(v.boolean(), false, 'Whether the whole site has none; default false.'),
})

const stockComparisonSchema = v.strictObject({
  type: serverField(v.literal('stock'), "The dealer's own stock (D-37)."),
})

const autogaugeComparisonSchema = v.strictObject({
  type: serverField(v.literal('autogauge'), 'A service with the shape of Autogauge (API-015).'),
  url: serverField(httpsUrl, 'Its address, before /cars/{slug}/autogauge.'),
  keyEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds its key; default none. The key itself never stands in a file.',
  ),
})

/** The vehicle page of a site. */
export const vehiclePageSchema = v.strictObject({
  defaultView: browserSetting(
    v.picklist(['spinner', 'gallery']),
    'spinner',
    'View shown first when the car has it; default spinner (CFG-049, D-84).',
  ),
  purchaseButton: browserSetting(
    v.picklist(['Reserve Now', 'Buy Online', 'Reserve Now {deposit}']),
    'Reserve Now',
    "Text of the purchase button; {deposit} is the deposit amount; default 'Reserve Now' (CFG-050).",
  ),
  enquiryLabel: browserSetting(
    v.picklist(['Enquire', 'Enquiry']),
    'Enquire',
    "Text of the enquiry button; default 'Enquire' (CFG-051).",
  ),
  financeButton: browserSetting(financeButtonSchema, {}, 'The finance button (CFG-052).'),
  showMapSection: browserSetting(
    v.boolean(),
    true,
    'Map section with the location of the car; vdp_config.show_map_section of the stock platform; default shown (CFG-053, DATA-036).',
  ),
  printable: browserSetting(
    v.boolean(),
    true,
    'Whether cars can be printed; default on (CFG-054, D-43).',
  ),
  copyNotice: browserSetting(
    v.picklist(['inline', 'toast']),
    'inline',
    "How copying the link is confirmed: inline 'Copied' for 1.5 s (default) or a toast for 3 s (CFG-055).",
  ),
  priceComparison: serverSetting(
    v.variant('type', [stockComparisonSchema, autogaugeComparisonSchema]),
    { type: 'stock' },
    "Who compares prices with the market; default the dealer's own stock (D-37, API-015).",
  ),
  showUnregistered: browserSetting(
    v.boolean(),
    false,
    "'Unregistered' for a registration in the past; default off (CFG-056).",
  ),
  weeklyFinanceHidden: browserSetting(
    weeklyFinanceHiddenSchema,
    {},
    'Where the weekly estimate is hidden; default nowhere (CFG-057).',
  ),
  deliveryPrices: browserSetting(
    deliveryPricesSchema,
    {},
    'What delivery costs; with neither regions nor bands there is no delivery calculator (D-41).',
  ),
  fuelDefaults: browserSetting(
    fuelDefaultsSchema,
    {},
    'What the fuel calculator starts from (D-42).',
  ),
  reports: browserSetting(
    reportsSchema,
    {},
    'Where the reports of the used-car checks are (D-88).',
  ),
  trustLines: browserSetting(
    trustLinesSchema,
    [],
    'Promises beside the price, each with the facts of a car it is true of; default none: a dealer who promises nothing shows nothing (D-115, PLUS-078).',
  ),
  banner: browserSetting(
    featuresBannerSchema,
    {},
    'Links of the banner below the vehicle; with none the banner is left out.',
  ),
})

/** The vehicle page of a site. */
export type VehiclePageConfig = v.InferOutput<typeof vehiclePageSchema>
