import { createMemoryRateLimit } from '@forecourt/feature-leads/server'
import {
  createPhoneRevealHandler,
  createPriceComparisonHandler,
  createViewCountHandler,
} from '@forecourt/feature-vdp/server'
import { createPriceComparisonPorts } from '../deps/price-comparison.ts'
import type { CreateHandler } from './route.ts'

/** Reveals of one address in ten minutes; a person looks at fewer cars. */
const revealLimit = { events: 60, durationSeconds: 600 } as const

/** How a car compares with others on the market (D-88). */
export const comparePrices: CreateHandler = ({ deps }) =>
  createPriceComparisonHandler({
    loadCarBySlug: deps.stock.loadCarBySlug,
    portsFor: (site) => createPriceComparisonPorts(deps, site),
  })

/** Counts a view of a car, and says how many there were. */
export const countView: CreateHandler = ({ deps: { carActivity, logger, stock } }) =>
  createViewCountHandler({ loadCarBySlug: stock.loadCarBySlug, activity: carActivity, logger })

/** Notes that a visitor asked for the dealer's number. */
export const revealPhone: CreateHandler = ({ deps: { carActivity, clock }, clientNetwork }) => {
  const limit = createMemoryRateLimit(revealLimit)
  return createPhoneRevealHandler({
    activity: carActivity,
    clock,
    isAllowed: async (request) => (await limit.consume(clientNetwork(request))).isAllowed,
  })
}
