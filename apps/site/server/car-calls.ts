import { createMemoryRateLimit } from '@forecourt/feature-leads/server'
import {
  createPhoneRevealHandler,
  createPriceComparisonHandler,
  createViewCountHandler,
} from '@forecourt/feature-vdp/server'
import type { Deps } from './deps.ts'
import { priceComparisonPorts } from './price-comparison.ts'
import type { Route, RouteOptions } from './routes.ts'

/** Reveals of one address in ten minutes; a person looks at fewer cars. */
const revealLimit = { events: 60, durationSeconds: 600 } as const

/** The calls a vehicle page makes about its car. */
export function carCalls(
  deps: Deps,
  { clientAddress }: Pick<RouteOptions, 'clientAddress'>,
): readonly Route[] {
  const { carActivity: activity, clock, logger } = deps
  const { loadCarBySlug } = deps.stock
  const limit = createMemoryRateLimit(revealLimit)
  return [
    {
      method: 'GET',
      path: '/cars/:slug/autogauge',
      feature: 'priceComparison',
      handle: createPriceComparisonHandler({
        loadCarBySlug,
        portsFor: (site) => priceComparisonPorts(deps, site),
      }),
    },
    {
      method: 'GET',
      path: '/api/cars/:slug/view.json',
      handle: createViewCountHandler({ loadCarBySlug, activity, logger }),
    },
    {
      method: 'POST',
      path: '/api/phone-reveals',
      feature: 'callTheDealer',
      handle: createPhoneRevealHandler({
        activity,
        clock,
        isAllowed: async (request) => (await limit.consume(clientAddress(request))).isAllowed,
      }),
    },
  ]
}
