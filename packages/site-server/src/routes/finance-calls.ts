import { randomUUID } from 'node:crypto'
import {
  createCustomerHandler,
  createQuoteHandler,
  customerLimit,
  type LenderCallPorts,
  quoteLimit,
} from '@forecourt/feature-finance/server'
import { createMemoryRateLimit, readSession } from '@forecourt/feature-leads/server'
import { createLender } from '../deps/lenders.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

const lenderPorts = (
  { deps: { clock, logger }, clientNetwork }: RoutePorts,
  limit: { events: number; durationSeconds: number },
): LenderCallPorts => ({
  lenderFor: (site, provider) => createLender(site, provider, clock()),
  rateLimit: createMemoryRateLimit(limit),
  clientAddress: clientNetwork,
  logger,
})

/** Quick quote of the site's lender. */
export const quoteFinance: CreateHandler = (ports) =>
  createQuoteHandler(lenderPorts(ports, quoteLimit))

/** Application to the site's lender, by somebody who is signed in. */
export const applyForFinance: CreateHandler = (ports) =>
  createCustomerHandler({
    ...lenderPorts(ports, customerLimit),
    async phoneOf({ url, headers }, site) {
      const visit = { address: url, cookies: headers.get('cookie') }
      return (await readSession(ports.deps.signIn.ports, visit, site))?.phone ?? null
    },
    newKey: randomUUID,
  })
