import * as v from 'valibot'
import { serverSetting } from './setting.ts'
import { environmentVariable } from './setting-values.ts'

/** Leads that a dealer's own system reads by HTTP. */
export const leadApiSchema = v.strictObject({
  secretEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds the secret calls of GET /api/dealer/leads are signed with; default null, none are answered.',
  ),
})
