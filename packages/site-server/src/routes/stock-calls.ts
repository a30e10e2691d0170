import { createStockPushHandler } from '@forecourt/stock/server'
import type { Site } from '@forecourt/tenant-config/model'
import { isSignedByDealer } from './dealer-signature.ts'
import type { CreateHandler } from './route.ts'

/** Takes stock that a system of the dealer sends, signed as our own webhooks are. */
export const takeStock: CreateHandler = ({ deps }) =>
  createStockPushHandler<Site>({
    store: deps.stock,
    clock: deps.clock,
    isOn: ({ stockPush }) => stockPush.secretEnv !== null,
    isGenuine: ({ stockPush: { secretEnv } }, text, headers) =>
      isSignedByDealer(deps, { secretEnv, text, headers }),
    onCommitted: (_site, { rows, rejected, durationMs }) =>
      deps.logger.info('Stock was pushed', { rows, rejected, ms: Math.round(durationMs) }),
  })
