import * as v from 'valibot'
import { serverSetting } from './setting.ts'
import { environmentVariable } from './setting-values.ts'

/** Stock that a dealer's own system sends by HTTP. */
export const stockPushSchema = v.strictObject({
  secretEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds the secret calls of POST /api/stock are signed with; default null, none are taken (PLUS-113).',
  ),
})
