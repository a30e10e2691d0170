import { isAlternateFinancePath } from '@forecourt/feature-finance/model/stock'
import { UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'
import {
  createEventsHandler,
  createLeadsHandler,
  createMemoryRateLimit,
  createSalesCounterHandler,
  createUnsubscribeHandler,
  eventLimit,
  type RefusedEnquiry,
  unsubscribeLimit,
} from '@forecourt/feature-leads/server'
import { createDeliveryPriceHandler } from '@forecourt/feature-vdp/server'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { countRefusals } from './flood-guard.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

/** Needs of a form that is a lead. */
export const createLeadOptions = ({ deps, clientNetwork, renderForm }: RoutePorts) => ({
  ...deps.enquiries,
  clientAddress: clientNetwork,
  recordEvent: deps.events.record,
  renderRefused: (refused: RefusedEnquiry, request: Request, site: Site) =>
    renderForm(request, site, { enquiry: refused, status: refused.status }),
})

/** Takes a lead, from a script or a form. */
export const takeLead: CreateHandler = (ports) =>
  countRefusals(ports, 'lead_rate', createLeadsHandler(createLeadOptions(ports)))

/** Takes a lead from the page of an alternate credit provider, which is where its dealer put it. Source: `CFG-075` */
export const takeAlternateFinance: CreateHandler = (ports) => {
  const take = takeLead(ports)
  return async (request, site) => {
    const isThere = isAlternateFinancePath(site, new URL(request.url).pathname)
    return isThere && isFeatureOn(site, 'finance') ? take(request, site) : null
  }
}

/** Gives the number of a site's counter. */
export const giveSalesCounter: CreateHandler = ({ deps }) =>
  createSalesCounterHandler(deps.salesCounters)

/** Unsubscribes an address from marketing. */
export const unsubscribe: CreateHandler = ({ deps, clientNetwork, renderForm }) =>
  createUnsubscribeHandler({
    store: deps.suppressions,
    rateLimit: createMemoryRateLimit(unsubscribeLimit),
    clock: deps.clock,
    clientAddress: clientNetwork,
    logger: deps.logger,
    renderRefused: (refused, site, request) => {
      const page = new Request(new URL(UNSUBSCRIBE_PATH, request.url), { headers: request.headers })
      return renderForm(page, site, { unsubscribe: refused, status: refused.status })
    },
  })

/** Counts what visitors do. */
export const recordEvents: CreateHandler = ({ deps, clientNetwork }) =>
  createEventsHandler({
    store: deps.events,
    rateLimit: createMemoryRateLimit(eventLimit),
    clock: deps.clock,
    clientAddress: clientNetwork,
    logger: deps.logger,
  })

/** Cost of bringing a car to a postcode. */
export const priceDelivery: CreateHandler = ({ deps: { geocoder, logger } }) =>
  createDeliveryPriceHandler({
    geocoder,
    onFailure: (error) => logger.error('the geocoder failed', { error }),
  })
