import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { text } from './setting-values.ts'

/**
 * Everything the filter sidebar can narrow by, in the words of the address. `make` holds the models of
 * a chosen make; the `…_range` ones are lists of fixed bands, the others with a number are sliders.
 * Source: `SRCH-008`, `DATA-046` to `DATA-049`, `D-96`
 */
export const searchFilterFacets = [
  'item_type',
  'make',
  'make_model',
  'model',
  'badge',
  'price',
  'price_range',
  'weekly_price',
  'weekly_price_range',
  'subscription_price',
  'km',
  'body',
  'sleeps',
  'length_ft',
  'atm_kg',
  'axle_type',
  'gvm_kg',
  'engine_cc',
  'year',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'towing_kg',
  'colour',
  'filtered_features',
  'categories',
  'tag',
  'certified',
  'status',
  'location_name',
  'dealership_name',
  'city',
  'state',
] as const

/** Something the filter sidebar can narrow by. */
export type SearchFilterFacet = (typeof searchFilterFacets)[number]

const searchFilterSchema = v.strictObject({
  facet: browserField(v.picklist(searchFilterFacets), 'What the group narrows by.'),
  open: browserSetting(v.boolean(), false, 'Open at first; default closed.'),
  label: browserSetting(
    v.nullable(text),
    null,
    "Heading of the group; default the platform's own word.",
  ),
})

/** One group of the filter sidebar. */
export type SearchFilter = v.InferOutput<typeof searchFilterSchema>

/** The groups from top to bottom; each facet once. */
export const searchFiltersSchema = v.pipe(
  v.array(searchFilterSchema),
  v.check(
    (filters) => new Set(filters.map(({ facet }) => facet)).size === filters.length,
    'must name each facet only once',
  ),
)

/**
 * The sidebar of a site that chose none. A group the stock has nothing for is not shown, so caravans
 * alone have a length and trucks alone a gross mass.
 */
export const defaultSearchFilters: v.InferInput<typeof searchFiltersSchema> = [
  { facet: 'item_type', open: true },
  { facet: 'make', open: true },
  { facet: 'price', open: true },
  { facet: 'weekly_price' },
  { facet: 'subscription_price' },
  { facet: 'km', open: true },
  { facet: 'body', open: true },
  { facet: 'sleeps', open: true },
  { facet: 'length_ft', open: true },
  { facet: 'atm_kg', open: true },
  { facet: 'axle_type', open: true },
  { facet: 'gvm_kg' },
  { facet: 'engine_cc' },
  { facet: 'year' },
  { facet: 'car_type' },
  { facet: 'badge' },
  { facet: 'fuel' },
  { facet: 'transmission' },
  { facet: 'drive' },
  { facet: 'seats' },
  { facet: 'towing_kg' },
  { facet: 'colour' },
  { facet: 'filtered_features' },
  { facet: 'categories' },
  { facet: 'tag' },
  { facet: 'certified' },
  { facet: 'status' },
  { facet: 'location_name' },
  { facet: 'state' },
]
