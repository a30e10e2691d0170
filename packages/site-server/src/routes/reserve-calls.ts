import { answerDemoBank } from '@forecourt/feature-leads/adapters'
import {
  createDemoBankHandler,
  createPaymentReturnHandler,
  createReservationsHandler,
  readSession,
} from '@forecourt/feature-leads/server'
import { countRefusals, guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Requests of one network about payments in ten minutes, a step of a form each; each may ask the processor. */
const paymentLimit = { events: 120, durationSeconds: 600, reason: 'payment_rate' } as const

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
  const handle = guardFloods(ports, paymentLimit, countRefusals(ports, 'lead_rate', take))
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
  return guardFloods(ports, paymentLimit, handle)
}

/** Takes what a customer answers the bank of the demo. */
export const answerBank: CreateHandler = (ports) =>
  guardFloods(
    ports,
    paymentLimit,
    createDemoBankHandler({
      answer: (siteId, payment, isConfirmed) =>
        answerDemoBank(ports.deps.payments.demoPaymentsOf(siteId), payment, isConfirmed),
    }),
  )
