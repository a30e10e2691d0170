import {
  createOnlinePaymentHandlers,
  createPaymentEventsHandler,
} from '@forecourt/feature-leads/server'
import { countRefusals, guardFloods } from './flood-guard.ts'
import { paymentLimit } from './reserve-calls.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

const createHandlers = ({ deps, clientNetwork, renderForm }: RoutePorts) =>
  createOnlinePaymentHandlers({
    ...deps.onlinePayments,
    signIn: deps.signIn.ports,
    clientAddress: clientNetwork,
    renderPayment: (payment, request, site) =>
      renderForm(request, site, { payment, status: payment.status }),
  })

/** Takes a payment from the form of its page. */
export const payOnline: CreateHandler = (ports) =>
  guardFloods(ports, paymentLimit, countRefusals(ports, 'lead_rate', createHandlers(ports).form))

/** Takes a visitor up again who comes back from their bank or the processor. */
export const returnFromOnlinePayment: CreateHandler = (ports) =>
  guardFloods(ports, paymentLimit, createHandlers(ports).comeBack)

/** Events Stripe sends one address of ours, in ten minutes; it sends what is refused again. */
const eventLimit = { events: 600, durationSeconds: 600, reason: 'payment_rate' } as const

/** Takes what Stripe tells of a payment. */
export const takeStripeEvent: CreateHandler = (ports) => {
  const { deps } = ports
  const handle = createPaymentEventsHandler({
    ...deps.reservations,
    ...deps.onlinePayments,
    readEvent: deps.payments.readStripeEvent,
  })
  return guardFloods(ports, eventLimit, handle)
}
