import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServedAnswer } from '../../testing/local-service.ts'
import {
  LOCAL_STRIPE_KEY,
  type LocalStripe,
  startLocalStripe,
} from '../../testing/payment/local-stripe.ts'
import { createStripePaymentProcessor } from './stripe-payment-processor.ts'

let stripe: LocalStripe
beforeEach(async () => {
  stripe = await startLocalStripe()
})
afterEach(() => stripe.close())

const open = (differences: object = {}) =>
  createStripePaymentProcessor({
    secretKey: LOCAL_STRIPE_KEY,
    url: stripe.url,
    fetch,
    timeoutMs: 200,
    ...differences,
  })

const payment = {
  id: '3f0c7c5e-1111-4222-8333-444455556666',
  amountCents: 20_000,
  description: 'Deposit for 2021 Toyota Corolla',
  returnUrl: 'https://harbour.example/api/reservations/x/return',
}

async function begin(token: string | null) {
  const processor = open()
  const reference = await processor.open({ ...payment, token })
  const authorise = () => processor.authorise(reference, { token, returnUrl: payment.returnUrl })
  return { processor, reference, authorise }
}

describe('createStripePaymentProcessor', () => {
  it('sets the amount aside and takes it by hand, once [PLUS-106]', async () => {
    const { processor, reference, authorise } = await begin('pm_card_visa')
    expect(await authorise()).toEqual({ status: 'authorised' })
    expect(await processor.capture(reference)).toEqual({ status: 'captured' })
    expect(await processor.capture(reference)).toEqual({ status: 'captured' })
    expect([...stripe.intents.values()]).toMatchObject([{ status: 'succeeded', amount: 20_000 }])
    const sent = new URLSearchParams(stripe.requests[0]?.text)
    expect(Object.fromEntries(sent)).toMatchObject({
      currency: 'aud',
      capture_method: 'manual',
      description: payment.description,
      'metadata[reservation]': payment.id,
    })
  })

  it('begins the same payment for the same reservation', async () => {
    const first = await open().open({ ...payment, token: 'pm_card_visa' })
    expect(await open().open({ ...payment, token: 'pm_card_visa' })).toBe(first)
    expect(stripe.intents.size).toBe(1)
  })

  it('says that a card was declined [PLUS-106]', async () => {
    const { processor, reference, authorise } = await begin('pm_card_visa_chargeDeclined')
    expect(await authorise()).toEqual({ status: 'declined' })
    expect(await processor.read(reference)).toEqual({ status: 'declined' })
    await processor.cancel(reference)
    expect(await processor.read(reference)).toEqual({ status: 'cancelled' })
  })

  it('leads to the bank that asks its customer, and reads what came of it [PLUS-106]', async () => {
    const { processor, reference, authorise } = await begin('pm_card_authenticationRequired')
    const url = `${stripe.url}/bank/${reference}`
    expect(await authorise()).toEqual({ status: 'challenged', url })
    expect(await processor.read(reference)).toEqual({ status: 'challenged', url })
    stripe.confirm(reference, true)
    expect(await processor.read(reference)).toEqual({ status: 'authorised' })
    stripe.confirm(reference, false)
    expect(await processor.read(reference)).toEqual({ status: 'declined' })
  })

  it('asks for the card at its own page where it has no token [PLUS-106]', async () => {
    const { processor, reference, authorise } = await begin(null)
    const url = `${stripe.url}/c/${reference}`
    expect(await authorise()).toEqual({ status: 'challenged', url })
    const sent = Object.fromEntries(new URLSearchParams(stripe.requests[0]?.text))
    expect(sent).toMatchObject({
      mode: 'payment',
      success_url: payment.returnUrl,
      cancel_url: payment.returnUrl,
      'line_items[0][price_data][unit_amount]': '20000',
      'payment_intent_data[capture_method]': 'manual',
    })
    stripe.payAt(reference)
    expect(await processor.read(reference)).toEqual({ status: 'authorised' })
    expect(await processor.capture(reference)).toEqual({ status: 'captured' })
  })

  it('gives up a page nobody paid at, and what was set aside at one', async () => {
    const unpaid = await begin(null)
    await unpaid.processor.cancel(unpaid.reference)
    expect(stripe.sessions.get(unpaid.reference)?.status).toBe('expired')
    expect(await unpaid.processor.read(unpaid.reference)).toEqual({ status: 'cancelled' })
    const { processor } = unpaid
    const reference = await processor.open({ ...payment, id: 'another-id', token: null })
    stripe.payAt(reference)
    await processor.cancel(reference)
    await processor.cancel(reference)
    expect([...stripe.intents.values()]).toMatchObject([{ status: 'canceled' }])
  })

  it('never gives up what was taken, and gives it back once', async () => {
    const { processor, reference, authorise } = await begin('pm_card_visa')
    await authorise()
    await processor.capture(reference)
    await expect(processor.cancel(reference)).rejects.toThrow('taken the amount already')
    await processor.refund(reference)
    await processor.refund(reference)
    expect(stripe.refunds).toEqual([reference])
  })

  it('reads what its dashboard gave back in full as refunded, at its page and without [PLUS-106]', async () => {
    for (const token of ['pm_card_visa', null]) {
      const { processor, reference, authorise } = await begin(token)
      await authorise()
      if (token === null) stripe.payAt(reference)
      await processor.capture(reference)
      const id = [...stripe.intents.keys()].at(-1) ?? ''
      stripe.giveBack(id, 19_999)
      expect(await processor.read(reference)).toEqual({ status: 'captured' })
      stripe.giveBack(id, 1)
      expect(await processor.read(reference)).toEqual({ status: 'refunded' })
      await processor.cancel(reference)
      await processor.refund(reference)
      await stripe.close()
      stripe = await startLocalStripe()
    }
    expect(stripe.refunds).toEqual([])
  })

  it('waits for the same call under way, as when a visitor comes back beside an event', async () => {
    const { processor, reference, authorise } = await begin('pm_card_visa')
    await authorise()
    let conflicts = 2
    const conflict = { type: 'idempotency_error', code: 'idempotency_key_in_use' }
    stripe.fault = (path) => {
      if (!path.endsWith('/capture') || conflicts === 0) return undefined
      conflicts -= 1
      return { status: 409, body: { error: conflict } }
    }
    const patient = open({ timeoutMs: 5000 })
    expect(await patient.capture(reference)).toEqual({ status: 'captured' })
    stripe.fault = () => ({ status: 409, body: { error: conflict } })
    await expect(patient.read(reference)).rejects.toThrow('answered 409 idempotency_key_in_use')
    stripe.fault = null
    expect(await processor.read(reference)).toEqual({ status: 'captured' })
  })

  const faults: readonly (readonly [string, ServedAnswer])[] = [
    ['does not answer', null],
    ['answers 500', { status: 500, body: { error: { type: 'api_error' } } }],
    ['answers 429', { status: 429, body: { error: { code: 'rate_limit' } } }],
    ['answers no JSON', { text: '<html>' }],
    ['answers something else', { status: 200, body: { object: 'list' } }],
  ]
  it.each(faults)('rejects when the service %s', async (_, fault) => {
    const { processor, reference } = await begin('pm_card_visa')
    stripe.fault = () => fault
    await expect(processor.read(reference)).rejects.toBeInstanceOf(Error)
    await expect(processor.capture(reference)).rejects.toBeInstanceOf(Error)
    stripe.fault = null
    expect((await processor.read(reference)).status).toBe('open')
  })

  it('names neither key nor card when the key is wrong', async () => {
    const wrong = open({ secretKey: 'sk_wrong' })
    const failure = wrong.open({ ...payment, token: 'pm_card_visa' })
    await expect(failure).rejects.toThrow('payments: answered 401 api_key_invalid')
  })
})
