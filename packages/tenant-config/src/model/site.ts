import * as v from 'valibot'
import { brandSchema, neutralBrand } from './brand-config.ts'
import { contentSchema, footerSchema, headerSchema } from './content-config.ts'
import type { ContentPages } from './content-page.ts'
import { dealershipSchema } from './dealership.ts'
import { deliverySchema } from './delivery-config.ts'
import { embedsSchema } from './embeds-config.ts'
import { featuresSchema, pluginsSchema } from './features-config.ts'
import { financeSchema } from './finance-config.ts'
import { formsSchema } from './forms-config.ts'
import { hstsSchema } from './https-config.ts'
import { dealershipWebsiteSchema, logoSchema, socialSchema } from './identity-config.ts'
import { imagesSchema } from './images-config.ts'
import { labelsSchema } from './labels-config.ts'
import { leadApiSchema } from './lead-api-config.ts'
import { locationPagesSchema } from './location-pages-config.ts'
import { offersSchema, ownBrandsSchema } from './offers-config.ts'
import { onlinePaymentSchema } from './online-payment-config.ts'
import { phonesSchema } from './phones-config.ts'
import { privacySchema } from './privacy-config.ts'
import { reserveSchema } from './reserve-config.ts'
import { routingSchema } from './routing-config.ts'
import { searchSchema } from './search-config.ts'
import { browserField, browserSetting, serverField, serverSetting } from './setting.ts'
import { linkHref, origin, slug, stateCode, text } from './setting-values.ts'
import {
  blogSchema,
  gatesSchema,
  popupSchema,
  reviewsSchema,
  salesCounterSchema,
  tradeInSchema,
  warrantySchema,
} from './site-blocks-config.ts'
import { siteLocationSchema, specialHoursSchema } from './site-location.ts'
import { spinSchema } from './spin-config.ts'
import { stockPushSchema } from './stock-push-config.ts'
import { vehiclePageSchema } from './vehicle-page-config.ts'

const domain = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name in lower case without a port',
  ),
)

const timeZone = v.picklist([
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
])

/** Settings only a dealership's own file may hold; a manufacturer theme may not. */
const identityEntries = {
  $schema: v.optional(
    serverField(v.string(), 'Where editors find the JSON Schema of this file; it has no effect.'),
  ),
  id: browserField(
    v.pipe(slug, v.maxLength(63, 'must have 63 characters at most')),
    'Identifier of the site in the database, in storage keys and on the command line, 63 characters at most (D-01).',
  ),
  name: browserField(text, 'Name of the site as visitors read it (DATA-035).'),
  domains: serverField(
    v.pipe(v.array(domain), v.minLength(1, 'must hold at least one host name')),
    'Host names the site answers on, in lower case without a port (D-01).',
  ),
  slug: v.optional(
    browserField(slug, 'Name of the site in calls (website_slug); default the id (DATA-035).'),
  ),
  url: v.optional(
    browserField(
      origin,
      'Public address of the site without a path; default https:// and the first domain (DATA-035).',
    ),
  ),
  manufacturerTheme: serverSetting(
    v.nullable(slug),
    null,
    'Name of the manufacturer theme whose settings come between the defaults and this file; default none (CFG-006, D-88).',
  ),
  dealerships: browserSetting(
    v.array(dealershipSchema),
    [],
    'The dealerships of the group; the first is the primary one (DATA-035).',
  ),
  locations: browserSetting(
    v.array(siteLocationSchema),
    [],
    'The locations of the dealerships (DATA-035).',
  ),
  specialHours: browserSetting(
    v.array(specialHoursSchema),
    [],
    'Days whose hours differ from the week (DATA-034).',
  ),
  dealershipWebsites: browserSetting(
    v.array(dealershipWebsiteSchema),
    [],
    'Own websites of single dealerships; dealership_websites of the stock platform (DATA-036).',
  ),
  delivery: serverSetting(deliverySchema, {}, 'Where leads are sent; server only (D-03, CFG-097).'),
  privacy: serverSetting(
    privacySchema,
    {},
    'How long what visitors told the site is kept; server only (PLUS-094).',
  ),
  hsts: serverSetting(
    hstsSchema,
    {},
    'Whether browsers open the site by https alone; sent over https, server only (PLUS-090).',
  ),
  leadApi: serverSetting(
    leadApiSchema,
    {},
    'Leads that a system of the dealer reads by HTTP; server only.',
  ),
  stockPush: serverSetting(
    stockPushSchema,
    {},
    'Stock that a system of the dealer sends by HTTP; server only (PLUS-113).',
  ),
}

/** Settings both a manufacturer theme and a dealership's file may hold. */
const sharedEntries = {
  kind: browserSetting(
    v.picklist(['car', 'truck', 'motorcycle', 'caravan', 'vehicle']),
    'car',
    'What the site sells, vehicle where it is several kinds; default car (D-11, D-93).',
  ),
  timeZone: browserSetting(
    timeZone,
    'Australia/Brisbane',
    'Time zone of dates without a place; default Australia/Brisbane (D-75).',
  ),
  state: browserSetting(
    stateCode,
    'qld',
    'State of forms and licences without a place; default qld (CFG-091).',
  ),
  logo: browserSetting(
    v.nullable(logoSchema),
    null,
    'Logo of the header; default the name in type (DATA-035).',
  ),
  brand: browserSetting(
    brandSchema,
    neutralBrand,
    'Colours, type, shape and density; default the neutral brand of the design system.',
  ),
  images: browserSetting(
    imagesSchema,
    {},
    'Where the photos of the stock are and who cuts them (D-78).',
  ),
  makeLogos: browserSetting(
    v.record(text, linkHref),
    {},
    'Logo by the name of the make, such as "Toyota": an own path or an address at a host of images.hosts; default the initials of the make (SRCH-038, D-120).',
  ),
  embeds: browserSetting(
    embedsSchema,
    {},
    "Other people's code that pages may hold once a visitor asks for it (D-87).",
  ),
  social: browserSetting(socialSchema, {}, 'Profiles on social networks (DATA-035).'),
  make: browserSetting(
    v.nullable(text),
    null,
    'The one make of a brand site; default several (DATA-036).',
  ),
  manufacturer: browserSetting(
    v.nullable(slug),
    null,
    'Slug of the manufacturer of a brand site; default none (DATA-036).',
  ),
  stockModels: browserSetting(
    v.array(text),
    [],
    'Models of the Our Range menu, in order; default the models in stock (DATA-036).',
  ),
  features: browserSetting(featuresSchema, {}, 'Feature switches (CFG-006 to CFG-008).'),
  plugins: browserSetting(
    pluginsSchema,
    {},
    'Plugins of the website (CFG-009 to CFG-012, DATA-036).',
  ),
  labels: browserSetting(labelsSchema, {}, 'Labels of the default links (CFG-013 to CFG-020).'),
  routing: browserSetting(
    routingSchema,
    {},
    'Paths that differ between sites (CFG-022 to CFG-027).',
  ),
  search: browserSetting(
    searchSchema,
    {},
    'Search results, cards and filters (CFG-028 to CFG-048, CFG-096).',
  ),
  vehiclePage: browserSetting(vehiclePageSchema, {}, 'The vehicle page (CFG-049 to CFG-057).'),
  locationPages: browserSetting(
    locationPagesSchema,
    {},
    'Location lists and pages (CFG-058, CFG-089, CFG-090).',
  ),
  finance: browserSetting(financeSchema, {}, 'Finance (CFG-059 to CFG-075).'),
  forms: browserSetting(formsSchema, {}, 'Contact and enquiry forms (CFG-076 to CFG-080).'),
  phones: browserSetting(
    phonesSchema,
    {},
    "Numbers that replace the location's own (CFG-082 to CFG-084).",
  ),
  reserve: browserSetting(reserveSchema, {}, 'Reserving a car (CFG-081, D-09, D-15).'),
  gates: browserSetting(gatesSchema, {}, 'What asks for sign-in first (CFG-085, CFG-086).'),
  tradeIn: browserSetting(tradeInSchema, {}, 'Trade-in valuation (CFG-087).'),
  reviews: browserSetting(reviewsSchema, {}, 'Customer reviews (CFG-088).'),
  warranty: browserSetting(warrantySchema, {}, 'Warranty texts (CFG-092, CFG-093).'),
  popup: browserSetting(
    v.nullable(popupSchema),
    null,
    'Promotion shown over the page once; default none (CFG-094).',
  ),
  salesCounter: browserSetting(salesCounterSchema, {}, "The 'Sales this Month' counter (D-107)."),
  spinToWin: serverSetting(spinSchema, {}, 'The prize wheel (D-65).'),
  onlinePayment: serverSetting(onlinePaymentSchema, {}, 'The payment page (D-65).'),
  blog: browserSetting(blogSchema, {}, 'Blog (CFG-002).'),
  offers: serverSetting(
    offersSchema,
    [],
    'Offers of /special-offers, in order; default none (SITE-040).',
  ),
  ownBrands: serverSetting(
    ownBrandsSchema,
    [],
    'Brands of the dealer’s own, a group of the brands page; default none (SITE-068).',
  ),
  header: browserSetting(headerSchema, {}, 'Header of every page (CFG-002).'),
  footer: browserSetting(footerSchema, {}, 'Footer of every page (CFG-002).'),
  content: browserSetting(contentSchema, {}, 'What the dealer says in their own words.'),
}

/** The schema of a tenant file. */
export const siteSchema = v.strictObject({ ...identityEntries, ...sharedEntries })

/** The schema of a manufacturer theme: the settings of a tenant file without its identity. */
export const manufacturerThemeSchema = v.strictObject(sharedEntries)

/** Settings of a tenant file; everything but id, name and domains may be left out. */
export type SiteInput = v.InferInput<typeof siteSchema>

type ParsedSite = v.InferOutput<typeof siteSchema>

/** One dealer site with every default filled in (CFG-001). */
export type Site = Omit<ParsedSite, '$schema' | 'slug' | 'url'> & {
  slug: string
  url: string
  /** Pages the dealer wrote, from the folder of its content files (D-74). */
  pages: ContentPages
}

/** Kind of vehicles a site sells. */
export type SiteKind = Site['kind']
