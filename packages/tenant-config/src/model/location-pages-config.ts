import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { linkHref, recordId, slug } from './setting-values.ts'

const serviceEnquirySchema = v.strictObject({
  locationId: browserField(recordId, 'Id of the service location.'),
  bookingUrl: browserField(linkHref, 'Its booking page.'),
})

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
