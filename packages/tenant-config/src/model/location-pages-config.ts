import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { linkHref, recordId, slug } from './setting-values.ts'

const serviceEnquirySchema = v.strictObject({
  locationId: browserField(recordId, 'Id of the service location.'),
  bookingUrl: browserField(linkHref, 'Its booking page.'),
})

/** Locations a block of them may show, besides a single one by its id (LOC-013). */
export const locationFilters = [
  'primary',
  'sales',
  'service',
  'parts',
  'service-and-parts',
  'all',
] as const

const mapImageAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])|https:\/\/[^\s/{}]+\/)[^\s{}]*\{key\}[^\s{}]*$/,
    'must be a path or an https address with {key} for the key of the map',
  ),
)

/** Location lists and pages of a site. */
export const locationPagesSchema = v.strictObject({
  showDealerships: browserSetting(
    v.array(slug),
    [],
    'Slugs of the only dealerships whose locations are shown; default all (CFG-058).',
  ),
  hideDealerships: browserSetting(
    v.array(slug),
    [],
    'Slugs of dealerships whose locations are hidden; default none (CFG-058).',
  ),
  homeFilter: browserSetting(
    v.union(
      [v.picklist(locationFilters), recordId],
      'must be primary, sales, service, parts, service-and-parts, all or the id of a location',
    ),
    'all',
    'Locations of the home page: primary, sales, service, parts, service-and-parts, all or the id of one; default all (LOC-013).',
  ),
  mapImages: browserSetting(
    mapImageAddress,
    '/tenant-assets/map-{key}.png',
    'Where the stored map pictures of locations without a photo are, with {key} for their map_key; default /tenant-assets/map-{key}.png (LOC-031).',
  ),
  secondLink: browserSetting(
    v.picklist(['Get Directions', 'View Location Details']),
    'Get Directions',
    "Second link of a location card; default 'Get Directions' (CFG-089).",
  ),
  serviceEnquiry: browserSetting(
    v.nullable(serviceEnquirySchema),
    null,
    "The one service location whose closed days show 'Enquire Now', with its booking page; default none (CFG-090).",
  ),
})

/** Location lists and pages of a site. */
export type LocationPagesConfig = v.InferOutput<typeof locationPagesSchema>

/** Locations a block of them shows: a kind, or the id of one. */
export type LocationFilter = LocationPagesConfig['homeFilter']
