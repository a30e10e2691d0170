import { verifyWebhookSignature } from '@forecourt/feature-leads/model'
import { createStockPushHandler } from '@forecourt/stock/server'
import type { Site } from '@forecourt/tenant-config/model'
import { readSecret } from '../process/env.ts'
import type { CreateHandler } from './route.ts'

/** Takes stock that a system of the dealer sends, signed as our own webhooks are. */
export const takeStock: CreateHandler = ({ deps: { clock, logger, stock } }) =>
  createStockPushHandler<Site>({
    store: stock,
    clock,
    isOn: ({ stockPush }) => stockPush.secretEnv !== null,
    isGenuine: async ({ stockPush: { secretEnv } }, body, headers) => {
      const secret = secretEnv === null ? undefined : readSecret(secretEnv)
      if (!secret) {
        logger.error('A call of stock was refused: its secret is not in the environment', {
          variable: secretEnv,
        })
        return false
      }
      return verifyWebhookSignature({
        secret,
        body,
        header: headers.get('x-forecourt-signature'),
        nowSeconds: clock().getTime() / 1000,
      })
    },
    onCommitted: (_site, { rows, rejected, durationMs }) =>
      logger.info('Stock was pushed', { rows, rejected, ms: Math.round(durationMs) }),
  })
