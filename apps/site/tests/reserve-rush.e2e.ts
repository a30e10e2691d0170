import { aContact } from './enquiring.ts'
import { expect, test } from './journey.ts'
import { anotherBrowser, type StripeDealer, startStripeDealer } from './stripe-dealer.ts'

let dealer: StripeDealer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dealer = await startStripeDealer()
})
test.afterAll(() => dealer.close())

/** Another visitor each time, at an address of their own: one alone may ask only so often. */
let visitors = 0
async function reserve(carId: number, token: string): Promise<[status: number, code: string]> {
  visitors += 1
  const answer = await dealer.site.ask('/api/reservations', {
    method: 'POST',
    // The last of a rush waits for all the others, however busy the machine is.
    timeoutMs: 90_000,
    headers: {
      'content-type': 'application/json',
      origin: `http://${dealer.site.host}`,
      cookie: anotherBrowser,
      'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}`,
    },
    data: {
      car_id: carId,
      contact: { name: 'Sam', last_name: 'Tran', ...aContact() },
      processor: 'stripe',
      payment_token: token,
      idempotency_key: crypto.randomUUID(),
    },
  })
  const body = (await answer.json()) as { code?: string; status?: string }
  return [answer.status(), body.code ?? body.status ?? '']
}

/** Payments by where they are at Stripe. */
const payments = (status: string) =>
  [...dealer.stripe.intents.values()].filter((intent) => intent.status === status)

test('of 200 visitors who reserve one car at once one has it, 199 get 409, and one is charged [PLUS-105]', async () => {
  test.setTimeout(120_000)
  const carId = await dealer.idOf(dealer.takeCar())
  const rush = Array.from({ length: 200 }, () => reserve(carId, 'pm_card_visa'))
  const answers = (await Promise.all(rush)).map((answer) => answer.join(' '))
  const count = (answer: string) => answers.filter((each) => each === answer).length
  expect([count('201 reserved'), count('409 vehicle_gone')]).toEqual([1, 199])
  expect(payments('succeeded').map(({ amount }) => amount)).toEqual([20_000])
  expect(dealer.stripe.requests.filter(({ path }) => path.endsWith('/capture'))).toHaveLength(1)
  expect(dealer.stripe.intents.size).toBe(1)
  expect(await dealer.site.complaints()).toEqual([])
})

test('cards that are declined and a processor that does not answer leave the car free and nobody charged [PLUS-106]', async () => {
  test.setTimeout(120_000)
  const { stripe } = dealer
  const car = dealer.takeCar()
  const carId = await dealer.idOf(car)
  const charged = payments('succeeded').length
  // One after another: the car is free again each time.
  for (let visitor = 0; visitor < 5; visitor += 1)
    expect(await reserve(carId, 'pm_card_visa_chargeDeclined')).toEqual([402, 'payment_declined'])

  // All at once: some are told that the car is held for somebody who is about to be declined.
  const rush = Array.from({ length: 50 }, () => reserve(carId, 'pm_card_visa_chargeDeclined'))
  const statuses = new Set((await Promise.all(rush)).map(([status]) => status))
  expect([...statuses].filter((status) => status !== 402 && status !== 409)).toEqual([])

  // The amount is set aside, and nobody hears of it.
  stripe.fault = (path) => {
    if (!path.endsWith('/confirm')) return undefined
    Object.assign([...stripe.intents.values()].at(-1) ?? {}, { status: 'requires_capture' })
    return null
  }
  expect(await reserve(carId, 'pm_card_visa')).toEqual([503, 'payment_unanswered'])
  stripe.fault = null
  expect(payments('succeeded')).toHaveLength(charged)
  expect(payments('requires_capture')).toEqual([])
  expect(await reserve(carId, 'pm_card_visa')).toEqual([201, 'reserved'])
  expect(payments('succeeded')).toHaveLength(charged + 1)
})
