import { randomUUID } from 'node:crypto'
import {
  createCustomerRequest,
  findApplicationErrors,
  readCustomerFields,
} from '@forecourt/feature-finance/model/application'
import { findApplicationProvider } from '@forecourt/feature-finance/model/stock'
import {
  type CustomerOutcome,
  createCustomerHandler,
  createFinanceLendersHandler,
  createQuoteHandler,
  customerLimit,
  type LenderCallPorts,
  quoteLimit,
  takeApplication,
} from '@forecourt/feature-finance/server'
import { type ApplicationAnswer, normalisePhone } from '@forecourt/feature-leads/model'
import {
  createApplicationHandler,
  createLeadsHandler,
  createMemoryRateLimit,
  readSession,
} from '@forecourt/feature-leads/server'
import { createLender } from '../deps/lenders.ts'
import type { CreateHandler, RoutePorts } from './route.ts'
import { createSignInPorts } from './sign-in-calls.ts'
import { createLeadOptions } from './visitor-calls.ts'

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

/** Figures and disclaimers of lenders that the feed has for a car. */
export const showFinanceLenders: CreateHandler = ({ deps }) =>
  createFinanceLendersHandler(deps.stock)

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

/** Outcome of an application in the words of its form. */
const answerOf = (outcome: CustomerOutcome): ApplicationAnswer => {
  if ('redirectUrl' in outcome) return outcome
  const { error, fields, code } = outcome
  const isUnverified = code === 'phone_not_verified'
  return { error, isUnverified, ...(fields && { fields: readCustomerFields(fields) }) }
}

/**
 * The finance form in steps, posted without script: a lead, and where the site's lender takes applications
 * an application beside it. Source: `SITE-028`, `FIN-088` to `FIN-094`
 */
export const takeApplicationForm: CreateHandler = (ports) => {
  const { deps } = ports
  const options = createLeadOptions(ports)
  const lender = { ...lenderPorts(ports, customerLimit), newKey: randomUUID }
  const answer = createApplicationHandler({
    ...options,
    findErrors: (_site, enquiry) => findApplicationErrors(enquiry),
    signIn: createSignInPorts(ports),
    takesApplications: (site) => findApplicationProvider(site) !== null,
    takeLead: createLeadsHandler(options),
    async apply({ enquiry, lead, idempotencyKey }, request, site) {
      const provider = findApplicationProvider(site)
      if (!provider) throw new Error('[site-server] expected a lender that takes applications')
      const fields = { ...createCustomerRequest(enquiry, { ...lead }) }
      // Who sends the form proved its phone before.
      const phone = normalisePhone(enquiry.phone)
      const sent = { provider, fields, phone, idempotencyKey }
      return answerOf(await takeApplication(lender, request, site, sent))
    },
  })
  return async (request, site) => {
    const response = await answer(request, site)
    // Where there is an application its lead is refused within the page, and only codes are limited so.
    const limit = findApplicationProvider(site) ? 'code_rate' : 'lead_rate'
    if (response.status === 429) deps.metrics.countRefusal(limit)
    return response
  }
}
