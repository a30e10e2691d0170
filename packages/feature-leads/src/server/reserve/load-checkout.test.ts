import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { aCar } from '@forecourt/stock/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerDemoBank } from '../../adapters/payment/demo-payment-processor.ts'
import { aReservingSite, createTestReservations } from '../../testing/reserve/test-reservations.ts'
import { type CheckoutVisit, loadCheckout } from './load-checkout.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.queryAsOwner('truncate reservations, leads cascade')
})

const open = () => {
  const test = createTestReservations(database)
  const load = (visit: Partial<CheckoutVisit> = {}, cookie = '') =>
    loadCheckout(test.options, {
      site: test.site,
      car: test.state.car ?? aCar(),
      request: new Request('http://a.example', { headers: { cookie } }),
      contact: null,
      newKey: () => 'page-key-1',
      ...visit,
    })
  return { ...test, load }
}

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0]

describe('loadCheckout', () => {
  it('says the deposit of the site, $200 where none is set [LEAD-079] [LEAD-080]', async () => {
    const { load } = open()
    expect(await load()).toMatchObject({
      kind: 'form',
      form: { depositText: '$200', amount: '$200', holdMinutes: 15, idempotencyKey: 'page-key-1' },
    })
    const reserve = { paymentProcessors: ['demo'], price: 500, depositText: 'a $500 deposit' }
    expect(await load({ site: aReservingSite({ reserve }) })).toMatchObject({
      form: { depositText: 'a $500 deposit', amount: '$500' },
    })
  })

  it('begins with what is known of who is signed in', async () => {
    const { load } = open()
    const person = { id: '1', name: 'Ann', last_name: 'Lee', email: 'a@b.au', phone: '0412345678' }
    expect(await load({ contact: person })).toMatchObject({
      form: { start: { step: 'summary', contact: { name: 'Ann', phone: '0412345678' } } },
    })
  })

  it('begins at the step of the address [D-13]', async () => {
    const { load } = open()
    expect(await load({ step: 'payment' })).toMatchObject({ form: { start: { step: 'payment' } } })
    expect(await load({ step: 'no-step' })).toMatchObject({ form: { start: { step: 'summary' } } })
  })

  it.each([
    [{ sold: true }, true],
    [{ reserved: true }, true],
    [{ status: 'coming_soon' }, false],
    [{ price: 0 }, false],
  ] as const)('is closed for a car with %j, gone: %s [LEAD-081]', async (differences, isGone) => {
    const { load } = open()
    expect(await load({ car: aCar(differences) })).toEqual({ kind: 'closed', isGone })
  })

  it('is closed where no processor of the car is configured', async () => {
    const { load } = open()
    const site = aReservingSite({ reserve: { paymentProcessors: ['elsewhere'] } })
    const car = aCar({ payment_processors: [] })
    expect(await load({ site, car })).toEqual({ kind: 'closed', isGone: false })
  })

  it('tells others until when somebody holds the car, and goes on for its own visitor', async () => {
    const { load, reserve, bank, state } = open()
    const held = await reserve({ payment_token: 'demo_confirm' })
    const { reservation_id: id, url } = await held.json()
    // 01:15 UTC in Brisbane.
    expect(await load()).toEqual({ kind: 'held', until: '11:15 am' })
    expect(await load({}, cookieOf(held))).toEqual({ kind: 'waiting', url })
    await answerDemoBank(bank, `demo-${id}`, false)
    expect(await load({}, cookieOf(held))).toMatchObject({
      kind: 'form',
      form: {
        start: {
          step: 'payment',
          contact: { email: 'ann.lee@example.com', phone: '0412345678' },
          failure: expect.stringContaining('declined'),
        },
      },
    })
    expect(state.shown).toEqual([])
  })

  it('says when a hold ends by the clock of the state the car stands in [D-71]', async () => {
    const { load, reserve, site, state } = open()
    await reserve({ payment_token: 'demo_confirm' })
    const [place] = site.locations
    const there = {
      ...site,
      locations: [{ ...place, address: { ...place?.address, state: 'wa' } }],
    }
    const car = { ...(state.car ?? aCar()), location_id: place?.id ?? null }
    const visit = { site: there as typeof site, car }
    // 01:15 UTC in Perth, of a dealer in Brisbane.
    expect(await load(visit)).toEqual({ kind: 'held', until: '9:15 am' })
  })

  it('shows a visitor their own reservation, and nobody else', async () => {
    const { load, reserve } = open()
    const reserved = await reserve()
    const { reservation_id: id } = await reserved.json()
    expect(await load({}, cookieOf(reserved))).toEqual({
      kind: 'reserved',
      reference: `R-${id.slice(0, 8).toUpperCase()}`,
      amount: '$200',
    })
    expect(await load()).toEqual({ kind: 'closed', isGone: true })
    const answer = {
      status: 200,
      step: 'confirm' as const,
      contact: { name: '', last_name: '', email: '', phone: '', opt_in: false, opt_in_version: '' },
      paymentToken: 'demo_accepted',
      errors: {},
      failure: null,
      isGone: false,
    }
    expect(await load({ answer }, cookieOf(reserved))).toMatchObject({ kind: 'reserved' })
  })

  it('says that an amount is still being taken', async () => {
    const { load, reserve } = open()
    const reserved = await reserve()
    await database.queryAsOwner("update reservations set status = 'paying'")
    const { reservation_id: id } = await reserved.json()
    expect(await load({}, cookieOf(reserved))).toEqual({
      kind: 'pending',
      url: `/api/reservations/${id}/return`,
    })
  })
})

describe('a checkout without script', () => {
  const contact = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678' }
  const sent = (state: { car: { id: number } | null }, fields: Record<string, string>) => ({
    car_id: String(state.car?.id),
    idempotency_key: 'page-key-1',
    ...fields,
  })

  it('goes through its steps with everything typed, and reserves at the last [LEAD-081]', async () => {
    const { post, state, bank } = open()
    await post(sent(state, { step: 'summary' }))
    await post(sent(state, { step: 'details', ...contact, phone: '12' }))
    await post(sent(state, { step: 'details', ...contact }))
    await post(sent(state, { step: 'payment', ...contact }))
    await post(sent(state, { step: 'payment', ...contact, payment_token: 'demo_accepted' }))
    await post(sent(state, { step: 'payment', move: 'back', ...contact }))
    expect(state.rendered.map(({ status, step }) => [status, step])).toEqual([
      [200, 'details'],
      [422, 'details'],
      [200, 'payment'],
      [422, 'payment'],
      [200, 'confirm'],
      [200, 'details'],
    ])
    expect(state.rendered[1]).toMatchObject({
      contact: { phone: '12', email: 'ann@example.com' },
      errors: { phone: 'Please enter a valid phone number.' },
    })
    const last = sent(state, { step: 'confirm', ...contact, payment_token: 'demo_accepted' })
    const [first, second] = [await post(last), await post(last)]
    expect([first.status, first.headers.get('location')]).toEqual([303, '/success'])
    expect(second.headers.get('location')).toBe('/success')
    expect(bank.charges).toHaveLength(1)
  })

  it('comes back with the payment after a declined card, and another card is another sending [PLUS-106]', async () => {
    const { post, state, bank } = open()
    const confirm = (token: string) =>
      post(sent(state, { step: 'confirm', ...contact, payment_token: token }))
    expect((await confirm('demo_declined')).status).toBe(402)
    expect(state.rendered.at(-1)).toMatchObject({ step: 'payment', contact: { name: 'Ann' } })
    expect((await confirm('demo_accepted')).headers.get('location')).toBe('/success')
    expect(bank.charges).toHaveLength(1)
  })
})
