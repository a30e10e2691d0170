import type { Database } from '@forecourt/database'
import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { createDemoPaymentProcessor } from '../../adapters/payment/demo-payment-processor.ts'
import { createStripePaymentProcessor } from '../../adapters/payment/stripe-payment-processor.ts'
import { createPostgresReservationStore } from '../../adapters/reserve/postgres-reservation-store.ts'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import {
  type CheckoutAnswer,
  createReservationsHandler,
  type ReservationsHandlerOptions,
} from '../../server/reserve/reservations.handler.ts'
import { createInMemoryDemoPayments } from '../payment/in-memory-demo-payments.ts'
import { LOCAL_STRIPE_KEY, type LocalStripe } from '../payment/local-stripe.ts'
import { createSilentLogger } from '../silent-logger.ts'

/** Site whose cars the demo processor takes deposits for. */
export const aReservingSite = (changes: Parameters<typeof aSite>[0] = {}) =>
  aSite({
    id: 'harbour',
    reserve: { paymentProcessors: ['demo'] },
    delivery: {
      targets: [{ type: 'webhook', id: 'crm', url: 'https://crm.example/leads', secretEnv: 'CRM' }],
    },
    ...changes,
  })

/** Handler of reservations over a real database, with a clock and a stock that tests move. */
export function createTestReservations(
  database: Database,
  changes: Partial<ReservationsHandlerOptions> = {},
) {
  const site = aReservingSite()
  const bank = createInMemoryDemoPayments()
  const demo: PaymentProcessor = createDemoPaymentProcessor(bank)
  const state = {
    now: new Date('2026-11-23T01:00:00.000Z'),
    car: aCar({ payment_processors: [] }) as Car | null,
    isSignedIn: false,
    shown: [] as (string | null)[],
    outcomes: [] as string[],
    rendered: [] as CheckoutAnswer[],
  }
  const allow = { consume: async () => ({ isAllowed: true as const }), giveBack: async () => {} }
  const options: ReservationsHandlerOptions = {
    reservations: createPostgresReservationStore(database),
    processorOf: (_site, key) => (key === 'demo' ? demo : null),
    findCar: async (_site, id) => (state.car?.id === id ? state.car : null),
    setReserved: async (_site, _id, at) => void state.shown.push(at?.toISOString() ?? null),
    clock: () => state.now,
    logger: createSilentLogger(),
    newId: () => crypto.randomUUID(),
    clientAddress: () => '203.0.113.9',
    rateLimit: allow,
    contactLimit: allow,
    isSignedIn: async () => state.isSignedIn,
    onReservation: (outcome) => void state.outcomes.push(outcome),
    renderCheckout: async (answer) => {
      state.rendered.push(answer)
      return new Response(null, { status: answer.status })
    },
    paymentTimeoutMs: 50,
    ...changes,
  }
  const handle = createReservationsHandler(options)
  const origin = `https://${site.domains[0]}`
  const reserve = (differences: Record<string, unknown> = {}, headers: HeadersInit = {}) =>
    handle(
      new Request(`${origin}/api/reservations`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          car_id: state.car?.id ?? 1,
          contact: {
            name: 'Ann',
            last_name: 'Lee',
            email: 'ann.lee@example.com',
            phone: '0412 345 678',
          },
          processor: 'demo',
          payment_token: 'demo_accepted',
          idempotency_key: crypto.randomUUID(),
          ...differences,
        }),
      }),
      site,
    )
  const post = (fields: Record<string, string>) =>
    handle(
      new Request(`${origin}/cars/x/checkout`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
      site,
    )
  return { site, bank, state, options, reserve, post }
}

/** The same, with deposits that go through a local Stripe. */
export function createStripeReservations(
  database: Database,
  stripe: Pick<LocalStripe, 'url'>,
  changes: Partial<ReservationsHandlerOptions> = {},
) {
  const processor = createStripePaymentProcessor({
    secretKey: LOCAL_STRIPE_KEY,
    url: stripe.url,
    fetch,
  })
  const test = createTestReservations(database, {
    processorOf: (_site, key) => (key === 'stripe' ? processor : null),
    paymentTimeoutMs: 2000,
    ...changes,
  })
  test.site.reserve.paymentProcessors = ['stripe']
  const reserve: typeof test.reserve = (differences, headers) =>
    test.reserve({ processor: 'stripe', ...differences }, headers)
  return { ...test, processor, reserve }
}
