import * as v from 'valibot'
import { variableName } from './delivery-config.ts'
import { serverSetting } from './setting.ts'

/** Stock that a dealer's own system sends by HTTP. */
export const stockPushSchema = v.strictObject({
  secretEnv: serverSetting(
    v.nullable(variableName),
    null,
    'Environment variable that holds the secret calls of POST /api/stock are signed with; default null, none are taken (PLUS-113).',
  ),
})
