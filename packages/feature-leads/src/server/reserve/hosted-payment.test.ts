import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventMessage } from '../../model/event-message.ts'
import { eventNumber } from '../../model/event-number.ts'
import { type LocalStripe, startLocalStripe } from '../../testing/payment/local-stripe.ts'
import { createStripeReservations } from '../../testing/reserve/test-reservations.ts'
import { createPaymentReturnHandler } from './payment-return.handler.ts'
import { refundReservation } from './refund-reservation.ts'
import { sweepReservations } from './reservation-sweep.ts'
import type { ReservationsHandlerOptions } from './reservations.handler.ts'

let database: TestDatabase
let stripe: LocalStripe
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.queryAsOwner('truncate reservations, leads cascade')
  stripe = await startLocalStripe()
})
afterEach(() => stripe.close())

function open(changes: Partial<ReservationsHandlerOptions> = {}) {
  const test = createStripeReservations(database, stripe, changes)
  const handle = createPaymentReturnHandler(test.options)
  const comeBack = (id: string) =>
    handle(new Request(`https://${test.site.domains[0]}/api/reservations/${id}/return`), test.site)
  const confirm = () =>
    test.post({
      step: 'confirm',
      car_id: String(test.state.car?.id),
      idempotency_key: crypto.randomUUID(),
      name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      phone: '0412 345 678',
    })
  return { ...test, comeBack, confirm }
}

const idOf = (response: Response) =>
  /reservation=([0-9a-f-]{36})/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''

describe('a payment at the page of its processor', () => {
  it('is led to by a form, taken once when the visitor comes back, and refunded [PLUS-106]', async () => {
    const { confirm, comeBack, reserve, options, site, processor } = open()
    const sent = await confirm()
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${stripe.url}/c/cs_1`])
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(409)
    stripe.payAt('cs_1')
    const id = idOf(sent)
    const backs = await Promise.all([comeBack(id), comeBack(id)])
    expect(backs.map(({ headers }) => headers.get('location'))).toEqual(['/success', '/success'])
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded'])
    expect(await refundReservation(options, { site, processor }, id)).toBe('refunded')
    expect(stripe.refunds).toEqual(['pi_1'])
  })

  it('that nobody paid at is closed when the hold ends, and frees the car [PLUS-105]', async () => {
    const { confirm, state, options, site, reserve } = open()
    await confirm()
    state.now = new Date(state.now.getTime() + 15 * 60_000)
    await sweepReservations({ ...options, sites: () => [site] })
    expect(stripe.sessions.get('cs_1')?.status).toBe('expired')
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(201)
  })

  it('whose answer to taking the amount is lost is taken by the sweep, once [PLUS-106]', async () => {
    const recorded: EventMessage[] = []
    const { reserve, options, site, state } = open({
      recordEvent: async (_site, event) => void recorded.push(event),
    })
    stripe.fault = (path) => (path.endsWith('/capture') ? { status: 500, body: {} } : undefined)
    const pending = await reserve({ payment_token: 'pm_card_visa' })
    const { reservation_id: id, status } = (await pending.json()) as Record<string, string>
    expect([pending.status, status]).toEqual([202, 'pending'])
    stripe.fault = null
    await sweepReservations({ ...options, sites: () => [site] })
    await sweepReservations({ ...options, sites: () => [site] })
    const rows = await database.queryAsOwner('select status from reservations')
    expect(rows).toEqual([{ status: 'reserved' }])
    expect([...stripe.intents.values()].map((intent) => intent.status)).toEqual(['succeeded'])
    expect(state.outcomes).toEqual(['pending', 'reserved'])
    expect(recorded).toMatchObject([
      {
        event_id: eventNumber.lead,
        car_id: state.car?.id,
        website_id: site.id,
        url: `${site.url}/api/reservations/${id}/return`,
      },
    ])
  })

  it('that is away leaves the car free [PLUS-106]', async () => {
    const { reserve } = open()
    stripe.fault = () => ({ status: 500, body: {} })
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(503)
    stripe.fault = null
    expect((await reserve({ payment_token: 'pm_card_visa' })).status).toBe(201)
  })
})
