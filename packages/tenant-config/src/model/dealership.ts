import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { recordId, slug, text } from './setting-values.ts'

/** One licensed dealership of a site's group. */
export const dealershipSchema = v.strictObject({
  id: browserField(recordId, 'Number of the dealership in the stock feeds.'),
  slug: browserField(slug, 'Name of the dealership in addresses and filters.'),
  name: browserField(text, 'Name of the dealership as visitors read it.'),
  dealerLicenceNumber: browserSetting(
    v.string(),
    '',
    'Motor dealer licence number without its label; empty when there is none (D-99).',
  ),
  motorVehicleRepairer: browserSetting(
    v.string(),
    '',
    'Motor vehicle repairer number without its label; empty when there is none (D-99).',
  ),
  make: browserSetting(
    v.nullable(text),
    null,
    'Make the dealership is franchised for; default null, several or none.',
  ),
  appointmentCapacity: browserSetting(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    1,
    'Test drives one of its locations can give at the same time, 1 to 50; default 1 (D-66).',
  ),
  city: browserSetting(
    v.nullable(text),
    null,
    "City of the dealership; the first dealership's city decides about the announcement bar (D-45).",
  ),
})

/** One licensed dealership of a site's group. */
export type Dealership = v.InferOutput<typeof dealershipSchema>
