import type { Site } from '@forecourt/tenant-config/model'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Things that are paid for and wait to be carried on. */
export interface Unfinished<T extends { id: string; processor: string }> {
  /** Name of one in the log, "reservation". */
  name: string
  sites: () => readonly Site[]
  processorOf: (siteId: string, key: string) => PaymentProcessor | null
  logger: LeadsLogger
  /** Ends those of a site whose time is over, then lists what is left. */
  list: (site: Site) => Promise<readonly T[]>
  carryOn: (job: { site: Site; processor: PaymentProcessor }, thing: T) => Promise<unknown>
}

/** Carries on what was left of every site. A site that fails holds up no other. */
export async function sweepUnfinished<T extends { id: string; processor: string }>(
  unfinished: Unfinished<T>,
): Promise<void> {
  const { name, sites, logger } = unfinished
  for (const site of sites()) {
    try {
      for (const thing of await unfinished.list(site)) await carryOn(unfinished, site, thing)
    } catch (error) {
      const reason = describeReason(error)
      logger.error(`The ${name}s of a site were not carried on`, { site: site.id, reason })
    }
  }
}

async function carryOn<T extends { id: string; processor: string }>(
  { name, processorOf, logger, carryOn: act }: Unfinished<T>,
  site: Site,
  thing: T,
): Promise<void> {
  const processor = processorOf(site.id, thing.processor)
  if (processor) {
    await act({ site, processor }, thing)
    return
  }
  logger.error(`A ${name} waits for a payment processor that is not configured`, {
    site: site.id,
    [`${name}_id`]: thing.id,
    processor: thing.processor,
  })
}

/** A visitor who has not come back for so long may have paid without coming back, in milliseconds. */
export const awayMs = 60_000
