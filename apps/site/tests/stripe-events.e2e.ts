import { aStripeEvent, type SentStripeEvent } from '@forecourt/feature-leads/testing/services'
import { aContact } from './enquiring.ts'
import { expect, test } from './journey.ts'
import { type StripeDealer, startStripeDealer } from './stripe-dealer.ts'

/** A dealer who takes deposits through a Stripe on this machine. */
let dealer: StripeDealer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dealer = await startStripeDealer()
})
test.afterAll(() => dealer.close())

const path = '/api/payments/stripe/events'
const send = ({ body, headers }: SentStripeEvent) =>
  dealer.site.ask(path, { method: 'POST', headers, data: body })
const checkoutOf = (car: string) => dealer.checkoutOf(car)

/** Reserves a car by the form of its page, up to the page of Stripe. */
async function goToStripe(car: string): Promise<string> {
  const { site, stripe } = dealer
  const html = await checkoutOf(car)
  const fieldOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1]
  const answer = await site.ask(`${car}/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${site.host}`,
    },
    data: new URLSearchParams({
      step: 'confirm',
      car_id: fieldOf('car_id') ?? '',
      idempotency_key: fieldOf('idempotency_key') ?? '',
      name: 'Ann',
      last_name: 'Lee',
      ...aContact(),
    }).toString(),
  })
  expect(answer.status(), await answer.text()).toBe(303)
  const { location } = answer.headers()
  expect(location).toMatch(`${stripe.url}/c/cs_`)
  return location?.split('/').at(-1) ?? ''
}

const isGone = 'This vehicle is no longer available.'

test('a visitor pays at Stripe and never comes back: its event reserves the car, once, and a refund there frees it [PLUS-106]', async () => {
  const { site, stripe } = dealer
  const car = dealer.takeCar()
  const id = await goToStripe(car)
  expect(await checkoutOf(car)).toContain('free again at')
  stripe.payAt(id)
  const paid = await aStripeEvent('checkout.session.completed', stripe.sessions.get(id) ?? {})
  const answers = await Promise.all([send(paid), send(paid), send(paid)])
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200])
  const intent = [...stripe.intents.values()].at(-1)
  expect(intent?.status).toBe('succeeded')
  const captures = () => stripe.requests.filter((asked) => asked.path.endsWith('/capture'))
  expect(captures()).toHaveLength(1)
  // Every page shows it once the memory of the stock has heard of it.
  await expect.poll(() => checkoutOf(car), { timeout: 30_000 }).toContain(isGone)

  stripe.giveBack(intent?.id ?? '')
  const refunded = await aStripeEvent('charge.refunded', intent?.latest_charge ?? {})
  expect((await send(refunded)).status()).toBe(200)
  await expect.poll(() => checkoutOf(car), { timeout: 30_000 }).not.toContain(isGone)
  expect(captures()).toHaveLength(1)
  expect(stripe.refunds).toEqual([])
  expect(await site.complaints()).toEqual([])
})

test('a payment given up at Stripe frees the car at once [PLUS-105]', async () => {
  const { stripe } = dealer
  const car = dealer.takeCar()
  const id = await goToStripe(car)
  const session = Object.assign(stripe.sessions.get(id) ?? {}, { status: 'expired', url: null })
  expect((await send(await aStripeEvent('checkout.session.expired', session))).status()).toBe(200)
  expect(await checkoutOf(car)).not.toContain('free again at')
})

test('what is not signed, old or too long is refused, and what is not ours is taken and left alone [PLUS-106]', async () => {
  const { site, stripe } = dealer
  const car = dealer.takeCar()
  const id = await goToStripe(car)
  stripe.payAt(id)
  const session = stripe.sessions.get(id) ?? {}
  const type = 'checkout.session.completed'
  const event = await aStripeEvent(type, session)
  const refused = async (sent: SentStripeEvent) => {
    const answer = await send(sent)
    return [answer.status(), ((await answer.json()) as { code: string }).code]
  }
  const unsigned = [401, 'signature_invalid']
  expect(await refused({ ...event, headers: { 'content-type': 'text/plain' } })).toEqual(unsigned)
  expect(await refused({ ...event, body: `${event.body}\n` })).toEqual(unsigned)
  const at = new Date(Date.now() - 302_000)
  expect(await refused(await aStripeEvent(type, session, { at }))).toEqual(unsigned)
  expect(await refused(await aStripeEvent(type, session, { secret: 'whsec_x' }))).toEqual(unsigned)
  const long = await aStripeEvent(type, { ...session, name: 'x'.repeat(256 * 1024) })
  expect(await refused(long)).toEqual([413, 'too_large'])
  const foreign = await aStripeEvent('customer.created', { id: 'cus_1' })
  expect((await send(foreign)).status()).toBe(200)
  const unknown = { id: 'pi_9', metadata: { reservation: crypto.randomUUID() } }
  expect((await send(await aStripeEvent('payment_intent.succeeded', unknown))).status()).toBe(200)
  expect(await checkoutOf(car)).toContain('free again at')
  expect((await send(event)).status()).toBe(200)
  await expect.poll(() => checkoutOf(car), { timeout: 30_000 }).toContain(isGone)
  expect((await site.ask(path)).status()).toBe(405)
})
