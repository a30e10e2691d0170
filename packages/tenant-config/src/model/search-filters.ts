import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { text } from './setting-values.ts'

const searchFilterSchema = v.strictObject({
  facet: browserField(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]+(?:_[a-z]+)*$/, 'must be the name of a facet, such as make or price'),
      v.examples(['make', 'price', 'km', 'year', 'body', 'fuel', 'transmission', 'location_name']),
    ),
    'What the group narrows by: the name of a facet in addresses; the search knows them all (SRCH-008).',
  ),
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
  { facet: 'colour_family' },
  { facet: 'filtered_features' },
  { facet: 'categories' },
  { facet: 'tag' },
  { facet: 'certified' },
  { facet: 'status' },
  { facet: 'location_name' },
  { facet: 'state' },
]
