import { readWallClock } from '@forecourt/feature-locations/model'
import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { TradeInProvider } from '../../model/trade-in/trade-in-provider.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { withTimeout } from '../with-timeout.ts'

/** Outcomes of steps of a trade-in, which are counted. */
export type TradeInOutcome =
  | 'found'
  | 'not_found'
  | 'lookup_failed'
  | 'offer'
  | 'ineligible'
  | 'unvalued'
  | 'lead'
  | 'accepted'
  | 'posted'

/** Ports of a trade-in besides those of its leads. */
export interface TradeInPorts {
  /** Whoever looks registrations up and values cars for a site; null for nobody. */
  providerFor: (site: Site) => TradeInProvider | null
  /** A car of the stock; null for one it does not have. */
  findCar: (siteId: string, carId: number) => Promise<Car | null>
  clock: () => Date
  logger: LeadsLogger
  /** Counts how trade-ins go. Default: nothing is counted. */
  onOutcome?: (outcome: TradeInOutcome) => void
  /** How long a provider may take, in milliseconds. Default 6000. */
  providerTimeoutMs?: number
}

/** Answer of a provider, or that it did not answer. */
export type ProviderAnswer<T> = { ok: true; answer: T } | { ok: false }

/** Asks the provider, and waits no longer than a visitor does; a failure is logged and is a value. */
export async function askProvider<T>(
  { logger, providerTimeoutMs = 6000 }: TradeInPorts,
  site: Site,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<ProviderAnswer<T>> {
  try {
    const answer = ask(AbortSignal.timeout(providerTimeoutMs))
    return { ok: true, answer: await withTimeout(answer, providerTimeoutMs) }
  } catch (error) {
    const reason = describeReason(error)
    logger.warn('The valuation service did not answer', { site: site.id, reason })
    return { ok: false }
  }
}

/** The current year where the site is. */
export const findCurrentYear = (
  { clock }: Pick<TradeInPorts, 'clock'>,
  { timeZone }: Pick<Site, 'timeZone'>,
): number => Number(readWallClock(clock(), timeZone).date.slice(0, 4))
