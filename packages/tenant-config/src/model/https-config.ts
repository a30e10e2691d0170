import * as v from 'valibot'
import { serverSetting } from './setting.ts'

const wholeSeconds = v.pipe(v.number(), v.integer(), v.minValue(0, 'must be 0 or more'))

/** Strict-Transport-Security: browsers that have seen it open the site's hosts by https alone. Source: RFC 6797 */
export const hstsSchema = v.strictObject({
  maxAgeSeconds: serverSetting(
    wholeSeconds,
    31_536_000,
    'How long browsers remember it, in seconds; 0 makes them forget; default one year (PLUS-090).',
  ),
  includeSubDomains: serverSetting(
    v.boolean(),
    true,
    'Whether it holds for every host below as well; off where one of them has no https; default on (PLUS-090).',
  ),
  preload: serverSetting(
    v.boolean(),
    false,
    'Whether browsers may ship with it; needs a year or more, and the hosts below; default off (PLUS-090).',
  ),
})

/** Strict-Transport-Security of a site. */
export type Hsts = v.InferOutput<typeof hstsSchema>
