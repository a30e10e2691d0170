import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { aCar } from '@forecourt/stock/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerDemoBank } from '../../adapters/payment/demo-payment-processor.ts'
import { createPostgresLeadStore } from '../../adapters/postgres-lead-store.ts'
import { aJourneyAnswers } from '../../testing/journey/journeys.ts'
import { aLeadOffer } from '../../testing/leads.ts'
import { createTestReservations } from '../../testing/reserve/test-reservations.ts'
import { aLeadTradeIn } from '../../testing/trade-in/trade-ins.ts'
import { createMemoryRateLimit } from '../memory-rate-limit.ts'
import { readSuccessCookie } from '../success-cookie.ts'
import { createPaymentReturnHandler } from './payment-return.handler.ts'
import { refundReservation } from './refund-reservation.ts'
import { sweepReservations } from './reservation-sweep.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.queryAsOwner('truncate reservations, leads cascade')
})

const gone = { error: 'This vehicle is no longer available.', code: 'vehicle_gone' }
const leads = () => createPostgresLeadStore(database).list('harbour')
const statuses = async () => {
  const rows = await database.queryAsOwner(
    'select status, to_void from reservations order by created_at',
  )
  return rows.map(({ status, to_void: toVoid }) => (toVoid ? `${String(status)}, to void` : status))
}

describe('createReservationsHandler', () => {
  it('answers 201 with reservation, lead and status, and the lead is owed to its targets [LEAD-081]', async () => {
    const { reserve, bank, state } = createTestReservations(database)
    const response = await reserve()
    expect(response.status).toBe(201)
    const [record, ...others] = await leads()
    expect(others).toEqual([])
    const body = await response.json()
    expect(body).toEqual({
      reservation_id: expect.any(String),
      lead_id: record?.lead.id,
      status: 'reserved',
    })
    expect(record?.lead.payload).toMatchObject({
      category: 'Reservation',
      name: 'Ann',
      phone: '0412345678',
      car_id: state.car?.id,
      message: `$200 deposit by Demo payments, reservation R-${body.reservation_id.slice(0, 8).toUpperCase()}.`,
    })
    expect(record?.deliveries).toMatchObject([{ targetId: 'crm', status: 'pending' }])
    expect(bank.charges).toEqual([`demo-${body.reservation_id}`])
    expect(state.shown).toEqual([state.now.toISOString()])
  })

  it('brings car and receipt to the page after a reservation that script sent [D-07]', async () => {
    const { reserve, state } = createTestReservations(database)
    const response = await reserve()
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0])
    const marker = readSuccessCookie(
      new Request('http://a.example', { headers: { cookie: cookie.join('; ') } }),
    )
    expect(marker).toMatchObject({
      category: 'Reservation',
      car: { id: state.car?.id },
      receipt: { amount: '$200' },
    })
  })

  it('counts no reservation that was not stored, however often its visitor tries', async () => {
    const { options } = createTestReservations(database)
    const { hold } = options.reservations
    let isAway = true
    const { reserve } = createTestReservations(database, {
      reservations: {
        ...options.reservations,
        hold: (...held) => (isAway ? Promise.reject(new Error('away')) : hold(...held)),
      },
      rateLimit: createMemoryRateLimit({ events: 3, durationSeconds: 600 }),
      contactLimit: createMemoryRateLimit({ events: 1, durationSeconds: 600 }),
    })
    for (let tries = 0; tries < 4; tries += 1) expect((await reserve()).status).toBe(503)
    isAway = false
    expect([(await reserve()).status, (await leads()).length]).toEqual([201, 1])
  })

  it('stores the trade-in of whoever reserves with the lead', async () => {
    const tradeIn = aLeadTradeIn()
    const { reserve } = createTestReservations(database, { findTradeIn: async () => tradeIn })
    await reserve()
    const [record] = await leads()
    expect(record?.lead.payload.trade_in).toEqual(tradeIn)
    expect(record?.lead.payload.message).toContain('Online estimate: $18,400.')
  })

  it('stores what the delivery of a purchase costs, on request where nobody knows [D-14]', async () => {
    for (const [findDeliveryDollars, price] of [
      [async () => 350, 350],
      [() => Promise.reject(new Error('away')), undefined],
    ] as const) {
      await database.queryAsOwner('truncate reservations, leads cascade')
      const { reserve } = createTestReservations(database, { findDeliveryDollars })
      expect((await reserve({ journey: aJourneyAnswers() })).status).toBe(201)
      expect((await leads())[0]?.lead.payload.journey?.delivery_to?.price).toBe(price)
    }
  })

  it('stores the vehicle with the lead as reserved, which it is by then [D-104]', async () => {
    const offer = aLeadOffer({ availability: 'available' })
    const { reserve } = createTestReservations(database, { findOffer: async () => offer })
    await reserve()
    expect((await leads())[0]?.lead.offer).toEqual({ ...offer, availability: 'reserved' })
  })

  it('answers 409 where the car is named by something else than an id', async () => {
    const { reserve } = createTestReservations(database)
    for (const car_id of [{ toString: 1 }, 'x', null])
      expect((await reserve({ car_id })).status).toBe(409)
  })

  it('charges the amount of the site, whatever the request says [LEAD-080]', async () => {
    const { reserve, bank } = createTestReservations(database)
    await reserve({ amount: 1, amount_cents: 1, price: 1 })
    expect([...bank.payments.values()]).toMatchObject([{ amountCents: 20_000, status: 'captured' }])
  })

  it('charges nobody who was shown another price or deposit, and tells what they are now [D-13]', async () => {
    const { reserve, bank, state } = createTestReservations(database)
    state.car = aCar({ price: 24_990, payment_processors: [] })
    for (const shown of ['24980:200', '24990:100']) {
      const response = await reserve({ shown_offer: shown })
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        code: 'offer_changed',
        error:
          'The offer has changed since you opened this page: the price is $24,990 and the deposit is $200. ' +
          'Nothing has been charged. Please check it before you go on.',
      })
    }
    expect([bank.charges, await statuses()]).toEqual([[], []])
    const sending = { shown_offer: '24990:200', idempotency_key: crypto.randomUUID() }
    expect((await reserve(sending)).status).toBe(201)
    state.car = { ...state.car, price: 23_490 }
    expect((await reserve(sending)).status).toBe(201)
  })

  it('gives 200 at once one car, and makes one charge [PLUS-105]', async () => {
    const { reserve, bank } = createTestReservations(database)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        reserve({
          contact: {
            name: 'A',
            last_name: 'B',
            email: `a${index}@example.com`,
            phone: '0412345678',
          },
        }),
      ),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(201), count(409)]).toEqual([1, 199])
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(await answer.json()).toEqual(gone)
    expect(bank.charges).toHaveLength(1)
    expect(await leads()).toHaveLength(1)
  })

  it('gives the same sending the same answer, also at the same moment [PLUS-105]', async () => {
    const { reserve, bank } = createTestReservations(database)
    const key = { idempotency_key: 'the-same-key' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(key)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bank.charges).toHaveLength(1)
    const other = {
      ...key,
      contact: { name: 'Bo', last_name: 'X', email: 'b@x.au', phone: '0412345678' },
    }
    expect((await reserve(other)).status).toBe(409)
  })

  it('tells whoever has reserved the car so from another tab, and charges no second time [PLUS-105]', async () => {
    const { reserve, bank, state } = createTestReservations(database)
    const first = await reserve()
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    state.car = aCar({ ...state.car, reserved: true })
    const again = await reserve({}, { cookie })
    expect([again.status, await again.json()]).toEqual([201, await first.json()])
    expect((await reserve()).status).toBe(409)
    expect([bank.charges.length, (await leads()).length]).toEqual([1, 1])
  })

  it('answers 402 to a declined card, and leaves the car free and nobody charged [PLUS-106]', async () => {
    const { reserve, bank, state } = createTestReservations(database)
    const declined = await reserve({ payment_token: 'demo_declined' })
    expect(declined.status).toBe(402)
    expect(await declined.json()).toMatchObject({ code: 'payment_declined' })
    expect([bank.charges, state.shown, await leads()]).toEqual([[], [], []])
    expect((await reserve()).status).toBe(201)
  })

  it('gives up what a silent processor set aside, and leaves the car free [PLUS-106]', async () => {
    const { reserve, bank } = createTestReservations(database)
    const silent = await reserve({ payment_token: 'demo_silent' })
    expect(silent.status).toBe(503)
    expect(await silent.json()).toMatchObject({ code: 'payment_unanswered' })
    expect([...bank.payments.values()]).toMatchObject([{ status: 'cancelled' }])
    expect([await statuses(), bank.charges]).toEqual([['failed'], []])
    expect((await reserve()).status).toBe(201)
  })

  it('looks at the car again before it takes the amount [LEAD-081]', async () => {
    let looks = 0
    const { reserve, bank, state } = createTestReservations(database, {
      findCar: async () => {
        looks += 1
        return looks === 2 && state.car ? { ...state.car, status: 'sold' } : state.car
      },
    })
    const response = await reserve()
    expect([response.status, await response.json()]).toEqual([409, gone])
    expect([...bank.payments.values()]).toMatchObject([{ status: 'cancelled' }])
    expect([bank.charges.length, await statuses()]).toEqual([0, ['failed']])
    expect((await reserve()).status).toBe(201)
  })

  it.each([
    ['sold', { sold: true }],
    ['reserved', { reserved: true }],
    ['coming soon', { status: 'coming_soon' }],
    ['of 10 dollars', { price: 10 }],
    ['for test drives', { tag: 'Test Drive Only' }],
  ] as const)('refuses a car that is %s before anything is begun [LEAD-081]', async (_, car) => {
    const { reserve, state, bank } = createTestReservations(database)
    state.car = aCar({ payment_processors: ['demo'], ...car })
    const response = await reserve()
    expect([response.status, await response.json()]).toEqual([409, gone])
    expect(bank.payments.size).toBe(0)
  })

  it('names the fields that are wrong', async () => {
    const { reserve } = createTestReservations(database)
    const response = await reserve({ contact: { name: 'Ann', email: 'x' }, payment_token: 'pm_1' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual([
      'last_name',
      'email',
      'phone',
      'payment_token',
    ])
  })

  it('asks for sign-in where the site gates the checkout [SITE-079]', async () => {
    const { reserve, site, state } = createTestReservations(database)
    site.gates.checkout = true
    const refused = await reserve()
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'sign_in_needed'])
    state.isSignedIn = true
    expect((await reserve()).status).toBe(201)
  })

  it('refuses a form on another website', async () => {
    const { reserve } = createTestReservations(database)
    expect((await reserve({}, { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('a bank that asks its customer', () => {
  async function challenge() {
    const test = createTestReservations(database)
    const response = await test.reserve({ payment_token: 'demo_confirm' })
    expect(response.status).toBe(202)
    const { reservation_id: id, url, status } = await response.json()
    expect(status).toBe('challenged')
    const origin = `https://${test.site.domains[0]}`
    const handle = createPaymentReturnHandler(test.options)
    const comeBack = () => handle(new Request(`${origin}/api/reservations/${id}/return`), test.site)
    return { ...test, id, url, comeBack, payment: `demo-${id}` }
  }

  it('sets the car aside meanwhile and takes the amount once it was confirmed [PLUS-106]', async () => {
    const { reserve, url, bank, payment, comeBack } = await challenge()
    expect(new URL(url).pathname).toBe('/demo-bank')
    expect((await reserve()).status).toBe(409)
    await answerDemoBank(bank, payment, true)
    const back = await comeBack()
    expect([back.status, back.headers.get('location')]).toEqual([303, '/success'])
    expect(back.headers.get('set-cookie')).toContain('Reservation')
    expect(bank.charges).toEqual([payment])
    expect((await comeBack()).headers.get('location')).toBe('/success')
    expect([bank.charges.length, (await leads()).length]).toEqual([1, 1])
  })

  it('frees the car when its customer declines [PLUS-106]', async () => {
    const { reserve, bank, payment, comeBack, state } = await challenge()
    await answerDemoBank(bank, payment, false)
    const back = await comeBack()
    expect(back.headers.get('location')).toBe(`/cars/${state.car?.slug}/checkout`)
    expect(bank.charges).toEqual([])
    expect((await reserve()).status).toBe(201)
  })

  it('has until the end of the hold, which frees the car and voids what was set aside [PLUS-105]', async () => {
    const { reserve, bank, payment, comeBack, state, options, site } = await challenge()
    await answerDemoBank(bank, payment, true)
    state.now = new Date(state.now.getTime() + 15 * 60_000 - 1)
    expect((await reserve()).status).toBe(409)
    state.now = new Date(state.now.getTime() + 1)
    await sweepReservations({ ...options, sites: () => [site] })
    expect(bank.payments.get(payment)?.status).toBe('cancelled')
    expect(await statuses()).toEqual(['expired'])
    expect((await comeBack()).headers.get('location')).toContain('/checkout')
    expect(bank.charges).toEqual([])
    expect((await reserve()).status).toBe(201)
  })

  it('is asked by the sweep for a visitor who never came back', async () => {
    const { bank, payment, state, options, site } = await challenge()
    await answerDemoBank(bank, payment, true)
    state.now = new Date(state.now.getTime() + 61_000)
    await sweepReservations({ ...options, sites: () => [site] })
    expect([bank.charges, await statuses()]).toEqual([[payment], ['reserved']])
  })
})

describe('sweepReservations', () => {
  it('takes an amount that a crash left to be taken, once [PLUS-105]', async () => {
    const { reserve, bank, options, site } = createTestReservations(database)
    await reserve()
    await database.queryAsOwner("update reservations set status = 'paying', to_show = false")
    await database.queryAsOwner('truncate leads cascade')
    await sweepReservations({ ...options, sites: () => [site] })
    await sweepReservations({ ...options, sites: () => [site] })
    expect([bank.charges.length, (await leads()).length]).toEqual([1, 1])
    expect(await statuses()).toEqual(['reserved'])
  })

  it('tries again to void what a processor did not give up', async () => {
    const { reserve, bank, options, site } = createTestReservations(database)
    const demo = options.processorOf('harbour', 'demo')!
    const cancel = demo.cancel.bind(demo)
    demo.cancel = () => Promise.reject(new Error('away'))
    await reserve({ payment_token: 'demo_silent' })
    expect(await statuses()).toEqual(['failed, to void'])
    demo.cancel = cancel
    await sweepReservations({ ...options, sites: () => [site] })
    expect([...bank.payments.values()]).toMatchObject([{ status: 'cancelled' }])
    expect(await statuses()).toEqual(['failed'])
  })
})

describe('refundReservation', () => {
  it('gives the deposit back once and frees the car', async () => {
    const { reserve, bank, options, site, state } = createTestReservations(database)
    const { reservation_id: id } = await (await reserve()).json()
    const job = { site, processor: options.processorOf('harbour', 'demo')! }
    expect(await refundReservation(options, job, id)).toBe('refunded')
    expect(await refundReservation(options, job, id)).toBe('not-reserved')
    expect(await refundReservation(options, job, crypto.randomUUID())).toBe('unknown')
    expect([...bank.payments.values()]).toMatchObject([{ status: 'refunded' }])
    expect(state.shown.at(-1)).toBeNull()
    expect((await reserve()).status).toBe(201)
  })
})
