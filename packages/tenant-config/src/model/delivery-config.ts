import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { slug } from './setting-values.ts'

const webhookTargetSchema = v.strictObject({
  id: serverField(
    slug,
    'Name of the target, unique in the site; deliveries are recorded under it.',
  ),
  type: serverField(v.literal('webhook'), 'A signed JSON webhook (D-03).'),
  url: serverField(
    v.pipe(
      v.string(),
      v.regex(
        /^https:\/\/[^\s/]+\S*$|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/\S*)?$/,
        'must be an address that starts with https:// (http:// only on this machine)',
      ),
    ),
    'Address each lead is posted to.',
  ),
  secretEnv: serverField(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable')),
    'Environment variable that holds the signing secret; the secret itself never stands in a file.',
  ),
})

/** Where the leads of a site are sent; never seen by a browser (CFG-097). */
export const deliverySchema = v.strictObject({
  targets: serverSetting(
    v.array(v.variant('type', [webhookTargetSchema])),
    [],
    'Targets every lead is delivered to; default none, the lead is kept (D-03).',
  ),
})

/** Where the leads of a site are sent. */
export type DeliveryConfig = v.InferOutput<typeof deliverySchema>

/** One target of the leads of a site. */
export type DeliveryTarget = DeliveryConfig['targets'][number]
