import type { Site } from '@forecourt/tenant-config/model'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Notes that a processor did not answer, and about what. */
export function reportSilence(
  { logger }: { logger: LeadsLogger },
  { site, processor }: { site: Pick<Site, 'id'>; processor: Pick<PaymentProcessor, 'key'> },
  about: Readonly<Record<string, string>>,
  error: unknown,
): void {
  logger.error('The payment processor did not answer', {
    site: site.id,
    ...about,
    processor: processor.key,
    reason: describeReason(error),
  })
}
