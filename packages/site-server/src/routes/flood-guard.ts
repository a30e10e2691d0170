import { createMemoryRateLimit, createTooManyResponse } from '@forecourt/feature-leads/server'
import type { RefusalReason } from '../metrics/server-metrics.ts'
import type { RoutePorts, SiteHandler } from './route.ts'

/** Counts what a handler refuses for having been asked too often, so that an attack is seen. */
export const countRefusals =
  ({ deps }: RoutePorts, reason: RefusalReason, handle: SiteHandler): SiteHandler =>
  async (request, site) => {
    const response = await handle(request, site)
    if (response?.status === 429) deps.metrics.countRefusal(reason)
    return response
  }

/** How often one network may ask, and the reason its refusals are counted under. */
export interface FloodLimit {
  events: number
  durationSeconds: number
  reason: RefusalReason
}

/** Stops floods by one network before a database or another company is asked. */
export function guardFloods(
  { deps, clientNetwork }: RoutePorts,
  { reason, ...limit }: FloodLimit,
  handle: SiteHandler,
): SiteHandler {
  const counter = createMemoryRateLimit(limit)
  return async (request, site) => {
    const verdict = await counter.consume(`${site.id}:${clientNetwork(request)}`)
    if (verdict.isAllowed) return handle(request, site)
    deps.metrics.countRefusal(reason)
    return createTooManyResponse(verdict.retryAfterSeconds)
  }
}
