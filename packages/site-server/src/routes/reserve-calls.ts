import { answerDemoBank } from '@forecourt/feature-leads/adapters'
import {
  createDemoBankHandler,
  createJourneyHandler,
  createPaymentReturnHandler,
  createReservationsHandler,
  readSession,
} from '@forecourt/feature-leads/server'
import { isVisible } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { countRefusals, guardFloods } from './flood-guard.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

/** Requests of one network about payments in ten minutes, a step of a form each; each may ask the processor. */
export const paymentLimit = { events: 120, durationSeconds: 600, reason: 'payment_rate' } as const

const isSignedIn =
  ({ deps }: RoutePorts) =>
  async ({ url, headers }: Request, site: Site) => {
    const visit = { address: url, cookies: headers.get('cookie') }
    return (await readSession(deps.signIn.ports, visit, site)) !== null
  }

/** Takes the steps of an online purchase. */
export const takeJourney: CreateHandler = (ports) => {
  const { deps, clientNetwork, renderForm } = ports
  const handle = createJourneyHandler({
    ...deps.reservations,
    ...deps.journeys,
    clientAddress: clientNetwork,
    isSignedIn: isSignedIn(ports),
    async findCarBySlug(site, slug) {
      const found = slug === '' ? null : await deps.cars.loadCarBySlug(site.id, slug)
      const [car] =
        found && 'car' in found ? await deps.stock.loadCarsByIds(site.id, [found.car.id]) : []
      return car && isVisible(car, site.search.soldWindowDays, deps.clock().getTime()) ? car : null
    },
    renderJourney: (journey, request, site) =>
      renderForm(request, site, journey ? { journey, status: journey.status } : { status: 404 }),
  })
  return guardFloods(ports, paymentLimit, countRefusals(ports, 'lead_rate', handle))
}

/** Reserves a car, from a script or from the form of its checkout page. */
export const takeReservation: CreateHandler = (ports) => {
  const { deps, clientNetwork, renderForm } = ports
  const take = createReservationsHandler({
    ...deps.reservations,
    clientAddress: clientNetwork,
    isSignedIn: isSignedIn(ports),
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
