import * as v from 'valibot'
import { governmentChargesSchema } from './government-charges-config.ts'
import { promoTileSchema } from './promo-tile.ts'
import { defaultSearchFilters, searchFiltersSchema } from './search-filters.ts'
import { browserField, browserSetting, serverField, serverSetting } from './setting.ts'
import { dollars, httpsUrl, serviceUrl, text, wholeNumber } from './setting-values.ts'

/** Orders of a result list: the four of the platform (D-22), and the weekly payment of sites that show one. */
export const sortValues = [
  'relevance',
  'created_at_timestamp:desc',
  'price:desc',
  'price:asc',
  'weekly_price:asc',
] as const

const sortOptionSchema = v.strictObject({
  value: browserField(v.picklist(sortValues), 'Order as it stands in the address (D-22).'),
  label: browserField(text, 'Order as visitors read it.'),
})

const priceRangeBoundsSchema = v.pipe(
  v.strictObject({
    min: browserSetting(dollars, 5000, 'Lower end in dollars; default 5000.'),
    max: browserSetting(dollars, 250000, 'Upper end in dollars; default 250000.'),
  }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => min < max, 'must be above min'),
    ['max'],
  ),
)

/** One condition every car of the site must meet: the attribute has one of the values (D-18). */
const stockConditionSchema = v.strictObject({
  attribute: serverField(
    v.pipe(v.string(), v.regex(/^[a-z][a-z_]*$/, 'must be a search attribute such as car_type')),
    'Search attribute, such as car_type.',
  ),
  values: serverField(
    v.pipe(v.array(text), v.minLength(1, 'must hold at least one value')),
    'Accepted values, any of which suffices.',
  ),
})

/** One condition every car of the site must meet. */
export type StockCondition = v.InferOutput<typeof stockConditionSchema>

const stockFilterSchema = v.strictObject({
  variant: serverSetting(
    v.pipe(
      v.number(),
      v.integer('must be a whole number from 0 to 14'),
      v.minValue(0, 'must be a whole number from 0 to 14'),
      v.maxValue(14, 'must be a whole number from 0 to 14'),
    ),
    5,
    'Base filter: scope x 5 + types; scopes 0 own dealerships, 1 group, 2 group and distributed; types 0 all, 1 new, 2 used, 3 demo, 4 new and demo; default 5, all stock of the group (CFG-046, CFG-047, D-17).',
  ),
  extra: serverSetting(
    v.array(stockConditionSchema),
    [],
    'Further conditions, all of which a car must meet; default none (CFG-048, D-18).',
  ),
})

const embeddedProviderSchema = v.strictObject({
  type: browserField(v.literal('embedded'), 'The engine inside the server.'),
  host: browserSetting(
    v.union([v.literal(''), httpsUrl], "must be '' or an address that starts with https://"),
    '',
    "Origin of the search service; default '', the site's own (CFG-096).",
  ),
  key: browserSetting(text, 'public', 'Key sent with each search; default public (CFG-096).'),
})

const algoliaProviderSchema = v.strictObject({
  type: browserField(v.literal('algolia'), 'Search at Algolia.'),
  host: browserSetting(
    v.union(
      [v.literal(''), serviceUrl],
      "must be '' or an address that starts with https:// (http:// only on this machine)",
    ),
    '',
    "Origin of the search service; default '', Algolia's own for the application (CFG-096).",
  ),
  appId: browserField(text, 'Application id.'),
  indexName: browserField(text, 'Name of the index.'),
  searchKey: serverField(
    text,
    'Search key; the server derives from it the secured key of the browser, which carries the base filter (D-32).',
  ),
})

const typesenseProviderSchema = v.strictObject({
  type: browserField(v.literal('typesense'), 'Search at Typesense.'),
  host: browserField(serviceUrl, 'Origin and path of the server (CFG-096).'),
  indexName: browserField(text, 'Name of the index, an alias of the collection in use.'),
  searchKey: serverField(
    text,
    'Key that may search and nothing else; the server derives from it the scoped key of the browser, which carries the base filter (D-32).',
  ),
})

/** Search results, cards and filters of a site. */
export const searchSchema = v.strictObject({
  columns: browserSetting(
    v.picklist([3, 4]),
    3,
    'Cards in a row on wide screens; default 3 (CFG-028).',
  ),
  layout: browserSetting(
    v.picklist(['grid', 'carousel']),
    'grid',
    'Layout of the results; default grid (CFG-029).',
  ),
  map: browserSetting(
    v.boolean(),
    true,
    'Map beside the results with the count of each place; default on, where two places or more have coordinates and stock (PLUS-081).',
  ),
  promoTiles: browserSetting(
    v.array(promoTileSchema),
    [],
    'Promotional tiles among the results, each with its place and kind; default none (CFG-030, CFG-032).',
  ),
  promoTileRandomOffset: browserSetting(
    v.picklist([0, 2]),
    0,
    'Largest number of places a tile moves back by chance; default 0, 2 draws from 0 to 2 (CFG-031).',
  ),
  cardReserveLabel: browserSetting(
    v.picklist(['Reserve This Car', 'Reserve Now', 'Enquire Now']),
    'Reserve This Car',
    "Button of a card whose car can be reserved; default 'Reserve This Car' (CFG-033).",
  ),
  sortOptions: browserSetting(
    v.pipe(v.array(sortOptionSchema), v.minLength(1, 'must hold at least one order')),
    [
      { value: 'relevance', label: 'Most relevant' },
      { value: 'created_at_timestamp:desc', label: 'Latest' },
      { value: 'price:desc', label: 'Highest price' },
      { value: 'price:asc', label: 'Lowest price' },
    ],
    'Orders offered, the first being the default; default the four of the platform (CFG-034).',
  ),
  electricTag: browserSetting(
    v.boolean(),
    false,
    'Electric and hybrid tag on cards; default off (CFG-035).',
  ),
  newArrivalDays: browserSetting(
    wholeNumber,
    8,
    'Days a car counts as new arrival; default 8 (CFG-036).',
  ),
  newArrivalText: browserSetting(
    text,
    'New Arrival',
    "Tag of new arrivals; default 'New Arrival' (CFG-037).",
  ),
  soldWindowDays: browserSetting(
    wholeNumber,
    3,
    'Days a sold car stays in search; default 3 (CFG-038, D-16).',
  ),
  filters: browserSetting(
    searchFiltersSchema,
    defaultSearchFilters,
    "Groups of the filter sidebar from top to bottom, each open or closed at first; default the platform's, of which a group without stock is not shown (SRCH-008, D-96).",
  ),
  modelSelector: browserSetting(
    v.boolean(),
    true,
    'Model list below a chosen make; default shown (CFG-039).',
  ),
  initialMakes: browserSetting(
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
    7,
    'Makes shown before "Show all makes"; default 7 (CFG-040).',
  ),
  popularMakes: browserSetting(
    v.array(text),
    [],
    'Preset list of makes shown first, all of them; default the largest makes (CFG-040, D-27).',
  ),
  certifiedOnly: browserSetting(
    v.boolean(),
    false,
    'Dealer with certified cars only; default off (CFG-041).',
  ),
  priceAboveZeroOnAscending: browserSetting(
    v.boolean(),
    false,
    'Sorting by lowest price leaves out cars without a price; default off (CFG-042).',
  ),
  noPriceText: browserSetting(
    text,
    'Enquire for price',
    "Text in place of a price; default 'Enquire for price' (CFG-043).",
  ),
  stockCount: browserSetting(
    v.nullable(wholeNumber),
    null,
    'Number shown in place of counts above 1999; default none (CFG-044, D-25).',
  ),
  priceRangeBounds: browserSetting(
    priceRangeBoundsSchema,
    {},
    'Ends of the price-range slider; default $5,000 to $250,000 (CFG-045).',
  ),
  governmentCharges: serverSetting(
    v.array(governmentChargesSchema),
    [],
    'Charges of the states, by which a price that excludes them is filtered and sorted as an estimate of its drive-away price; default none, such a price is compared as it is (D-114, PLUS-076).',
  ),
  stockFilter: serverSetting(
    stockFilterSchema,
    {},
    'Which cars the site offers at all; the search_filters of the stock platform (CFG-046, CFG-048, DATA-036).',
  ),
  provider: browserSetting(
    v.variant('type', [embeddedProviderSchema, algoliaProviderSchema, typesenseProviderSchema]),
    { type: 'embedded' },
    "Search service with its host and key; default the server's own engine (CFG-096, D-32).",
  ),
})

/** Search results, cards and filters of a site. */
export type SearchConfig = v.InferOutput<typeof searchSchema>
