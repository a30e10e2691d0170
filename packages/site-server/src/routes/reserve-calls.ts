import { answerDemoBank } from '@forecourt/feature-leads/adapters'
import {
  createDemoBankHandler,
  createMemoryRateLimit,
  createPaymentReturnHandler,
  createReservationsHandler,
  createTooManyResponse,
  readSession,
} from '@forecourt/feature-leads/server'
import type { CreateHandler, RoutePorts, SiteHandler } from './route.ts'

/** Requests of one network about payments in ten minutes, a step of a form each; each may ask the processor. */
const paymentLimit = { events: 120, durationSeconds: 600 } as const

/** Stops floods by one network before a processor or the database is asked. */
function flooded({ deps, clientNetwork }: RoutePorts, handle: SiteHandler): SiteHandler {
  const counter = createMemoryRateLimit(paymentLimit)
  return async (request, site) => {
    const verdict = await counter.consume(`${site.id}:${clientNetwork(request)}`)
    if (verdict.isAllowed) return handle(request, site)
    deps.metrics.countRefusal('payment_rate')
    return createTooManyResponse(verdict.retryAfterSeconds)
  }
}

/** Reserves a car, from a script or from the form of its checkout page. */
export const takeReservation: CreateHandler = (ports) => {
  const { deps, clientNetwork, renderForm } = ports
  const take = createReservationsHandler({
    ...deps.reservations,
    clientAddress: clientNetwork,
    recordEvent: deps.events.record,
    onOutcome: deps.metrics.countReservation,
    async isSignedIn({ url, headers }, site) {
      const visit = { address: url, cookies: headers.get('cookie') }
      return (await readSession(deps.signIn.ports, visit, site)) !== null
    },
    renderCheckout: (checkout, request, site) =>
      renderForm(request, site, { checkout, status: checkout.status }),
  })
  const handle = flooded(ports, async (request, site) => {
    const response = await take(request, site)
    if (response.status === 429) deps.metrics.countRefusal('lead_rate')
    return response
  })
  return async (request, site) => {
    // A site has its checkout at one address; at the other there is no page.
    const [, below, , last] = new URL(request.url).pathname.split('/')
    const isElsewhere = below === 'cars' && last !== site.routing.reservePath
    return isElsewhere ? null : handle(request, site)
  }
}

/** Takes a visitor up again who comes back from their bank or the processor. */
export const returnFromPayment: CreateHandler = (ports) => {
  const { deps } = ports
  const handle = createPaymentReturnHandler({
    ...deps.reservations,
    recordEvent: deps.events.record,
    onOutcome: deps.metrics.countReservation,
  })
  return flooded(ports, handle)
}

/** Takes what a customer answers the bank of the demo. */
export const answerBank: CreateHandler = (ports) =>
  flooded(
    ports,
    createDemoBankHandler({
      answer: (siteId, payment, isConfirmed) =>
        answerDemoBank(ports.deps.payments.demoPaymentsOf(siteId), payment, isConfirmed),
    }),
  )
