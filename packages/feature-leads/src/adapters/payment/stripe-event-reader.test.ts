import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStripeEvent, LOCAL_STRIPE_SECRET } from '../../testing/payment/stripe-events.ts'
import { createStripeEventReader, STRIPE_EVENTS } from './stripe-event-reader.ts'

const about = '3f0c7c5e-1111-4222-8333-444455556666'
const object = { id: 'pi_1', object: 'payment_intent', metadata: { reservation: about } }
const at = new Date('2026-11-25T01:00:00Z')
const nowSeconds = at.getTime() / 1000
const read = createStripeEventReader([LOCAL_STRIPE_SECRET])

/** Reads an event with the given differences. */
async function receive(
  { type = 'payment_intent.succeeded', of = object as object, ...signing } = {},
  change: { body?: string; header?: string; nowSeconds?: number } = {},
) {
  const sent = await aStripeEvent(type, of, { id: 'evt_1', at, ...signing })
  const header = change.header ?? sent.headers['stripe-signature'] ?? ''
  const headers = new Headers(header === '' ? {} : { 'stripe-signature': header })
  return read(change.body ?? sent.body, headers, change.nowSeconds ?? nowSeconds)
}

describe('createStripeEventReader', () => {
  it.each(STRIPE_EVENTS)('reads %s [PLUS-106]', async (type) => {
    expect(await receive({ type })).toEqual({
      kind: 'event',
      event: { id: 'evt_1', processor: 'stripe', about, isRefund: type === 'charge.refunded' },
    })
  })

  it('knows a checkout by its own reference', async () => {
    const of = { id: 'cs_1', metadata: {}, client_reference_id: about }
    const type = 'checkout.session.completed'
    expect(await receive({ type, of })).toMatchObject({ event: { about } })
  })

  it.each([
    ['another event', { type: 'customer.created' }],
    ['an object of nobody', { of: { id: 'pi_1' } }],
    ['an object of another system', { of: { id: 'pi_1', metadata: { reservation: 'R-17' } } }],
    ['a reference that is no text', { of: { id: 'pi_1', metadata: { reservation: 17 } } }],
    ['metadata that is nothing', { of: { id: 'pi_1', metadata: null } }],
  ])('leaves %s alone', async (_, change) => {
    expect(await receive(change)).toEqual({ kind: 'foreign' })
  })

  const sign = (body: string, seconds = nowSeconds, secret = LOCAL_STRIPE_SECRET) =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

  it.each([
    ['without a signature', () => ''],
    ['with a signature of nothing', () => `t=${nowSeconds}`],
    ['of another secret', (body: string) => `t=${nowSeconds},v1=${sign(body, nowSeconds, 'x')}`],
    ['of another body', (body: string) => `t=${nowSeconds},v1=${sign(`${body} `)}`],
    ['of another scheme', (body: string) => `t=${nowSeconds},v0=${sign(body)}`],
    ['whose time was moved', (body: string) => `t=${nowSeconds + 1},v1=${sign(body)}`],
    ['without a time', (body: string) => `v1=${sign(body)}`],
    ['cut short', (body: string) => `t=${nowSeconds},v1=${sign(body).slice(0, 63)}`],
  ])('refuses a call %s', async (_, headerOf) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } })
    const headers = new Headers()
    const header = headerOf(body)
    if (header) headers.set('stripe-signature', header)
    expect(await read(body, headers, nowSeconds)).toEqual({ kind: 'unsigned' })
  })

  it('takes one right signature among several, as while a secret is rolled', async () => {
    const { body, headers } = await aStripeEvent('charge.refunded', object, { at })
    const [time, right] = (headers['stripe-signature'] ?? '').split(',')
    const header = `${time},v1=${'0'.repeat(64)},${right},v0=${'1'.repeat(64)}`
    expect((await receive({}, { body, header })).kind).toBe('event')
  })

  it('takes an event of either of two endpoints, and of none else', async () => {
    const both = createStripeEventReader(['whsec_a', 'whsec_b'])
    for (const [secret, kind] of [
      ['whsec_a', 'event'],
      ['whsec_b', 'event'],
      ['whsec_c', 'unsigned'],
    ] as const) {
      const { body, headers } = await aStripeEvent('charge.refunded', object, { at, secret })
      expect((await both(body, new Headers(headers), nowSeconds)).kind).toBe(kind)
    }
    const { body, headers } = await aStripeEvent('charge.refunded', object, { at })
    const nobody = await createStripeEventReader([])(body, new Headers(headers), nowSeconds)
    expect(nobody.kind).toBe('unsigned')
  })

  it('takes a signature of 300 seconds and refuses one of 301, early or late', async () => {
    const kinds = async (seconds: number) =>
      (await receive({}, { nowSeconds: nowSeconds + seconds })).kind
    expect(await Promise.all([300, -300].map(kinds))).toEqual(['event', 'event'])
    expect(await Promise.all([301, -301].map(kinds))).toEqual(['unsigned', 'unsigned'])
  })

  it.each(['', 'no JSON', '[]', 'null', '{}', '{"id":"evt_1","type":"charge.refunded","data":{}}'])(
    'says that the signed body %j is no event',
    async (body) => {
      const header = `t=${nowSeconds},v1=${sign(body)}`
      expect(await receive({}, { body, header })).toEqual({ kind: 'malformed' })
    },
  )
})
