import { verifyWebhookSignature } from '@forecourt/feature-leads/model'
import { readSecret } from '../process/env.ts'
import type { RoutePorts } from './route.ts'

/** A call of a dealer's own system. */
export interface DealerCall {
  /** Environment variable that holds the secret of the site. */
  secretEnv: string | null
  /** Text that is signed. */
  text: string
  headers: Headers
}

/**
 * True when a call was signed as our own webhooks are, at most five minutes ago; false, with an error in the log,
 * where the environment does not have the secret.
 */
export async function isSignedByDealer(
  { clock, logger }: Pick<RoutePorts['deps'], 'clock' | 'logger'>,
  { secretEnv, text, headers }: DealerCall,
): Promise<boolean> {
  const secret = secretEnv === null ? undefined : readSecret(secretEnv)
  if (!secret) {
    logger.error('A call of a dealer was refused: its secret is not in the environment', {
      variable: secretEnv,
    })
    return false
  }
  return verifyWebhookSignature({
    secret,
    body: text,
    header: headers.get('x-forecourt-signature'),
    nowSeconds: clock().getTime() / 1000,
  })
}
