import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPostgresOnlinePaymentStore } from '../../adapters/payment/postgres-online-payment-store.ts'
import { createStripeEventReader } from '../../adapters/payment/stripe-event-reader.ts'
import type { EventMessage } from '../../model/event-message.ts'
import { type LocalStripe, startLocalStripe } from '../../testing/payment/local-stripe.ts'
import { aNewOnlinePayment } from '../../testing/payment/online-payments.ts'
import { aStripeEvent, LOCAL_STRIPE_SECRET } from '../../testing/payment/stripe-events.ts'
import { createStripeReservations } from '../../testing/reserve/test-reservations.ts'
import { createPaymentReturnHandler } from '../reserve/payment-return.handler.ts'
import { createPaymentEventsHandler, type PaymentEventsOptions } from './payment-events.handler.ts'
import { settlePayment } from './settle-payment.ts'

let database: TestDatabase
let stripe: LocalStripe
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.queryAsOwner('truncate reservations, payments, leads cascade')
  stripe = await startLocalStripe()
})
afterEach(() => stripe.close())

/** A site whose cars are paid for through the local Stripe, whose events arrive. */
function open(changes: Partial<PaymentEventsOptions> = {}) {
  const test = createStripeReservations(database, stripe)
  const { processor } = test
  const payments = createPostgresOnlinePaymentStore(database)
  const outcomes: string[] = []
  const recorded: EventMessage[] = []
  const options: PaymentEventsOptions = {
    ...test.options,
    payments,
    readEvent: createStripeEventReader([LOCAL_STRIPE_SECRET]),
    recordEvent: async (_site, event) => void recorded.push(event),
    onReservation: (outcome) => void outcomes.push(outcome),
    onPayment: (outcome) => void outcomes.push(outcome),
    ...changes,
  }
  const send = async (
    handle: ReturnType<typeof createPaymentEventsHandler>,
    sent: { body: string; headers: Record<string, string> },
    site = test.site,
  ) => {
    const url = `https://${site.domains[0]}/api/payments/stripe/events`
    const answer = await handle(new Request(url, { method: 'POST', ...sent }), site)
    if (answer === null) throw new Error('nobody takes events')
    return answer
  }
  const handle = createPaymentEventsHandler(options)
  /** Sends an event about an object, as the processor has it now. */
  const tell = async (type: string, object: object | undefined, id?: string) => {
    if (!object) throw new Error(`nothing to tell of in ${type}`)
    const event = await aStripeEvent(type, structuredClone(object), {
      at: test.state.now,
      ...(id && { id }),
    })
    return send(handle, event)
  }
  /** Reserves up to the page of the processor. */
  const beginReservation = async () => {
    const answer = await test.reserve({ payment_token: '' })
    expect(answer.status).toBe(202)
    return ((await answer.json()) as { reservation_id: string }).reservation_id
  }
  /** Begins an online payment up to the page of the processor. */
  const beginPayment = async (token: string | null = null) => {
    const begun = aNewOnlinePayment({ processor: 'stripe', createdAt: test.state.now })
    const { payment } = await payments.begin(test.site.id, begun)
    const job = { site: test.site, processor }
    const start = { token, returnUrl: `${stripe.url}/back`, description: 'INV-1' }
    await settlePayment(options, job, payment, start)
    return payment.id
  }
  const leads = () => database.queryAsOwner('select id from leads')
  const statuses = (table: 'reservations' | 'payments') =>
    database
      .queryAsOwner(`select status from ${table} order by created_at, id`)
      .then((rows) => rows.map((row) => (row as { status: string }).status))
  const told = { options, processor, handle, send, tell, payments, outcomes, recorded }
  return { ...test, ...told, beginReservation, beginPayment, leads, statuses }
}

const intent = (number = 1) => stripe.intents.get(`pi_${number}`)
const session = (number = 1) => stripe.sessions.get(`cs_${number}`)
const charge = () => intent()?.latest_charge
const captures = () => stripe.requests.filter(({ path }) => path.endsWith('/capture'))

describe('createPaymentEventsHandler', () => {
  it('reserves the car of a visitor who paid and never came back [PLUS-106]', async () => {
    const { beginReservation, tell, statuses, leads, state, outcomes, recorded } = open()
    const id = await beginReservation()
    stripe.payAt('cs_1')
    const answer = await tell('checkout.session.completed', session())
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    expect(intent()?.status).toBe('succeeded')
    expect(await statuses('reservations')).toEqual(['reserved'])
    expect(await leads()).toHaveLength(1)
    expect(state.shown).toHaveLength(1)
    expect(outcomes).toEqual(['reserved'])
    expect(recorded.map(({ url }) => url)).toEqual([
      expect.stringContaining(`/api/reservations/${id}/return`),
    ])
  })

  it('takes an online payment likewise, once [D-65] [PLUS-106]', async () => {
    const { beginPayment, tell, statuses, leads, outcomes } = open()
    await beginPayment()
    stripe.payAt('cs_1')
    expect((await tell('payment_intent.amount_capturable_updated', intent())).status).toBe(200)
    expect((await tell('payment_intent.succeeded', intent())).status).toBe(200)
    expect(await statuses('payments')).toEqual(['paid'])
    expect(await leads()).toHaveLength(1)
    expect(captures()).toHaveLength(1)
    expect(outcomes).toEqual(['paid'])
  })

  it('does nothing twice for repeats, at once, later or after a restart [PLUS-106]', async () => {
    const { beginReservation, tell, send, options, state, statuses, leads, recorded } = open()
    await beginReservation()
    stripe.payAt('cs_1')
    const event = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      id: 'evt_1',
      at: state.now,
    })
    const told = createPaymentEventsHandler(options)
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(told, event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(captures()).toHaveLength(1)
    const asked = stripe.requests.length
    expect((await send(told, event)).status).toBe(200)
    expect(stripe.requests).toHaveLength(asked)
    expect((await send(createPaymentEventsHandler(options), event)).status).toBe(200)
    expect((await tell('payment_intent.succeeded', intent())).status).toBe(200)
    expect(captures()).toHaveLength(1)
    expect(await statuses('reservations')).toEqual(['reserved'])
    expect(await leads()).toHaveLength(1)
    expect(recorded).toHaveLength(1)
  })

  it('believes the processor and not the event, so that their order does not matter [PLUS-106]', async () => {
    const { beginReservation, tell, statuses } = open()
    await beginReservation()
    stripe.payAt('cs_1')
    const late = { ...intent(), status: 'canceled' }
    await tell('payment_intent.canceled', late)
    await tell('payment_intent.payment_failed', { ...intent(), status: 'requires_payment_method' })
    expect(await statuses('reservations')).toEqual(['reserved'])
    await tell('payment_intent.amount_capturable_updated', intent())
    expect(await statuses('reservations')).toEqual(['reserved'])
    expect(captures()).toHaveLength(1)
  })

  it.each([
    ['checkout.session.expired', () => Object.assign(session() ?? {}, { status: 'expired' })],
    [
      'payment_intent.canceled',
      () => {
        stripe.payAt('cs_1')
        return Object.assign(intent() ?? {}, { status: 'canceled' })
      },
    ],
  ])('frees the car and charges nobody at %s [PLUS-105]', async (type, end) => {
    const { beginReservation, tell, statuses, leads, state, reserve } = open()
    await beginReservation()
    expect((await tell(type, end())).status).toBe(200)
    expect(await statuses('reservations')).toEqual(['failed'])
    expect([await leads(), captures(), state.shown]).toEqual([[], [], []])
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(201)
  })

  it('leaves a visitor alone whose card was declined at a page that takes another [PLUS-106]', async () => {
    const { beginReservation, tell, statuses, outcomes } = open()
    const id = await beginReservation()
    const failed = { id: 'pi_9', metadata: { reservation: id }, status: 'requires_payment_method' }
    expect((await tell('payment_intent.payment_failed', failed)).status).toBe(200)
    expect(await statuses('reservations')).toEqual(['held'])
    expect(outcomes).toEqual([])
    stripe.payAt('cs_1')
    await tell('checkout.session.completed', session())
    expect(await statuses('reservations')).toEqual(['reserved'])
  })

  it('notes what the dealer gave back at the processor: all of it, and not a part [PLUS-106]', async () => {
    const { beginReservation, beginPayment, tell, statuses, state, reserve } = open()
    await beginReservation()
    stripe.payAt('cs_1')
    await tell('checkout.session.completed', session())
    stripe.giveBack('pi_1', 5000)
    expect((await tell('charge.refunded', charge())).status).toBe(200)
    expect(await statuses('reservations')).toEqual(['reserved'])
    stripe.giveBack('pi_1', 15_000)
    await tell('charge.refunded', charge())
    await tell('charge.refunded', charge())
    expect(await statuses('reservations')).toEqual(['refunded'])
    expect(state.shown.at(-1)).toBeNull()
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(201)

    await beginPayment('pm_card_visa')
    expect(await statuses('payments')).toEqual(['paid'])
    stripe.giveBack('pi_3')
    await tell('charge.refunded', intent(3)?.latest_charge)
    expect(await statuses('payments')).toEqual(['refunded'])
    expect(stripe.refunds).toEqual([])
  })

  it('stores the lead of what was taken and given back before anybody heard of it [PLUS-106]', async () => {
    const { beginReservation, reserve, tell, statuses, leads } = open()
    stripe.fault = (path) => (path.endsWith('/capture') ? { status: 500, body: {} } : undefined)
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(202)
    stripe.fault = null
    await open().processor.capture('pi_1')
    stripe.giveBack('pi_1')
    await tell('charge.refunded', charge())
    expect(await statuses('reservations')).toEqual(['refunded'])
    expect(await leads()).toHaveLength(1)
    await beginReservation()
    expect(await statuses('reservations')).toContain('held')
  })

  it('asks for the event again when the processor or the store does not answer, and then takes it [PLUS-106]', async () => {
    const { beginReservation, options, send, state, statuses } = open()
    await beginReservation()
    stripe.payAt('cs_1')
    const event = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      at: state.now,
    })
    let isAway = true
    const { reservations } = options
    const handle = createPaymentEventsHandler({
      ...options,
      reservations: {
        ...reservations,
        find: async (...of) =>
          isAway ? Promise.reject(new Error('away')) : reservations.find(...of),
      },
    })
    const away = await send(handle, event)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await statuses('reservations')).toEqual(['held'])
    isAway = false
    expect((await send(handle, event)).status).toBe(200)
    expect(await statuses('reservations')).toEqual(['reserved'])
    const gone = createPaymentEventsHandler({ ...options, processorOf: () => null })
    expect((await send(gone, event)).status).toBe(503)
  })

  it('leaves alone what is not its own: other events, other payments, another site, another processor', async () => {
    const { beginReservation, tell, send, handle, site, state, statuses } = open()
    const id = await beginReservation()
    stripe.payAt('cs_1')
    expect((await tell('customer.created', { id: 'cus_1' })).status).toBe(200)
    expect((await tell('payment_intent.succeeded', { id: 'pi_77', metadata: {} })).status).toBe(200)
    const unknown = { id: 'pi_78', metadata: { reservation: crypto.randomUUID() } }
    expect((await tell('payment_intent.succeeded', unknown)).status).toBe(200)
    const event = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      at: state.now,
    })
    expect((await send(handle, event, { ...site, id: 'another' })).status).toBe(200)
    await database.queryAsOwner(`update reservations set processor = 'demo' where id = '${id}'`)
    expect((await send(createPaymentEventsHandler(open().options), event)).status).toBe(200)
    expect(await statuses('reservations')).toEqual(['held'])
    expect(captures()).toEqual([])
  })

  it('refuses what is not signed, what is too long and what is no event, and reads nothing of it [PLUS-106]', async () => {
    const { beginReservation, handle, send, state, statuses, site } = open()
    await beginReservation()
    stripe.payAt('cs_1')
    const event = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      at: state.now,
    })
    const asked = stripe.requests.length
    const statusOf = async (sent: { body: string; headers: Record<string, string> }) => {
      const answer = await send(handle, sent)
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    expect(await statusOf({ ...event, headers: {} })).toEqual([401, 'signature_invalid'])
    expect(await statusOf({ ...event, body: `${event.body} ` })).toEqual([401, 'signature_invalid'])
    const old = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      at: new Date(state.now.getTime() - 301_000),
    })
    expect(await statusOf(old)).toEqual([401, 'signature_invalid'])
    const other = await aStripeEvent('checkout.session.completed', session() ?? {}, {
      at: state.now,
      secret: 'whsec_other',
    })
    expect(await statusOf(other)).toEqual([401, 'signature_invalid'])
    const long = await aStripeEvent('customer.created', { name: 'x'.repeat(256 * 1024) })
    expect(await statusOf(long)).toEqual([413, 'too_large'])
    expect(stripe.requests).toHaveLength(asked)
    expect(await statuses('reservations')).toEqual(['held'])
    const closed = createPaymentEventsHandler({ ...open().options, readEvent: null })
    const request = new Request(`https://${site.domains[0]}/`, { method: 'POST', ...event })
    expect(await closed(request, site)).toBeNull()
  })

  it('and the visitor who comes back at the same moment take the amount once [PLUS-106]', async () => {
    const { beginReservation, tell, options, site, statuses, leads, recorded } = open()
    const id = await beginReservation()
    stripe.payAt('cs_1')
    const comeBack = createPaymentReturnHandler(options)
    const back = new Request(`https://${site.domains[0]}/api/reservations/${id}/return`)
    const [told, returned] = await Promise.all([
      tell('checkout.session.completed', session()),
      comeBack(back, site),
    ])
    expect([told.status, returned.headers.get('location')]).toEqual([200, '/success'])
    expect(await statuses('reservations')).toEqual(['reserved'])
    expect(await leads()).toHaveLength(1)
    expect(intent()?.status).toBe('succeeded')
    expect(recorded).toHaveLength(1)
  })
})
