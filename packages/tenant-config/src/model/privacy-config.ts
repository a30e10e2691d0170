import * as v from 'valibot'
import { serverSetting } from './setting.ts'

/** How long a site keeps what visitors told it. */
export const privacySchema = v.strictObject({
  keepLeadsDays: serverSetting(
    v.pipe(
      v.number(),
      v.integer('must be whole days'),
      v.minValue(30, 'must be 30 or more'),
      v.maxValue(3650, 'must be 3650 or less'),
    ),
    730,
    'Days after which a lead is deleted with its deliveries, 30 to 3650; default 730, two years (PLUS-094).',
  ),
})
