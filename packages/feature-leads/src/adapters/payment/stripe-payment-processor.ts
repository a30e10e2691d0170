import type {
  PaymentProcessor,
  PaymentRequest,
  PaymentState,
} from '../../model/payment/payment-processor.ts'
import { ServiceRefusal } from '../../model/sign-in/service-refusal.ts'
import {
  readCheckoutSession,
  readPaymentIntent,
  type StripePayment,
  type StripeSession,
} from './stripe-answers.ts'

/** How the payment service is reached. */
export interface StripeProcessorOptions {
  /** Secret key of the account. */
  secretKey: string
  fetch: typeof globalThis.fetch
  /** Default `https://api.stripe.com`. */
  url?: string
  /** Three letters of the currency. Default `aud`. */
  currency?: string
  /** Longest wait for an answer, in milliseconds; default 8000. */
  timeoutMs?: number
}

/** Origins a browser is sent to from our forms. */
export const STRIPE_PAGE_ORIGINS = ['https://checkout.stripe.com'] as const

const isSession = (reference: string) => reference.startsWith('cs_')

type Fields = Readonly<Record<string, string>>

/**
 * Card payments by Stripe, or a service that speaks its protocol: without a token the card is asked at its
 * hosted checkout page, with one (`pm_…`, from its own fields) a payment intent is confirmed. Either way the
 * amount is set aside first and taken by hand, and no card reaches this server.
 * @throws from every call: ServiceRefusal when the service refuses what should be right; what `fetch` throws
 *   when it cannot be reached in time
 * @see https://docs.stripe.com/api/payment_intents and https://docs.stripe.com/api/checkout/sessions
 * Source: `PLUS-106`
 */
export function createStripePaymentProcessor(options: StripeProcessorOptions): PaymentProcessor {
  const { currency = 'aud' } = options
  const call = createCall(options)

  const readIntent = async (id: string): Promise<StripePayment> =>
    readPaymentIntent(await call('GET', `payment_intents/${id}?expand[]=latest_charge`))
  const readSession = async (id: string): Promise<StripeSession> =>
    readCheckoutSession(
      await call('GET', `checkout/sessions/${id}?expand[]=payment_intent.latest_charge`),
    )

  /** The payment intent behind a reference; null for a checkout whose card was never asked. */
  async function findIntent(reference: string): Promise<StripePayment | null> {
    if (isSession(reference)) return (await readSession(reference)).payment
    return readIntent(reference)
  }

  async function read(reference: string): Promise<PaymentState> {
    if (!isSession(reference)) return (await readIntent(reference)).state
    const { status, url, payment } = await readSession(reference)
    if (status === 'expired') return { status: 'cancelled' }
    // A card that was declined may be followed by another one at the same page.
    if (status === 'open') return url === null ? { status: 'open' } : { status: 'challenged', url }
    return payment?.state ?? { status: 'open' }
  }

  return {
    key: 'stripe',
    name: 'Stripe',
    choices: [],
    async open(payment) {
      const key = `${payment.id}-open`
      const { id } =
        payment.token === null
          ? readCheckoutSession(
              await call('POST', 'checkout/sessions', sessionOf(payment, currency), key),
            )
          : readPaymentIntent(
              await call('POST', 'payment_intents', intentOf(payment, currency), key),
            )
      return id
    },
    async authorise(reference, { token, returnUrl }) {
      if (isSession(reference)) return read(reference)
      const fields = { payment_method: token ?? '', return_url: returnUrl }
      const path = `payment_intents/${reference}/confirm`
      return readPaymentIntent(await call('POST', path, fields, `${reference}-confirm`)).state
    },
    read,
    async capture(reference) {
      const intent = await findIntent(reference)
      if (intent?.state.status !== 'authorised') return intent?.state ?? { status: 'open' }
      const path = `payment_intents/${intent.id}/capture`
      return readPaymentIntent(await call('POST', path, {}, `${reference}-capture`)).state
    },
    async cancel(reference) {
      if (isSession(reference)) {
        const { status } = await readSession(reference)
        if (status === 'open') await call('POST', `checkout/sessions/${reference}/expire`, {})
      }
      const intent = await findIntent(reference)
      if (!intent || ['cancelled', 'refunded'].includes(intent.state.status)) return
      if (intent.state.status === 'captured')
        throw new ServiceRefusal('payments', 'has taken the amount already')
      await call('POST', `payment_intents/${intent.id}/cancel`, {}, `${reference}-cancel`)
    },
    async refund(reference) {
      const intent = await findIntent(reference)
      if (!intent) throw new ServiceRefusal('payments', 'has taken nothing')
      await call('POST', 'refunds', { payment_intent: intent.id }, `${reference}-refund`)
    },
  }
}

const intentOf = ({ id, amountCents, description }: PaymentRequest, currency: string): Fields => ({
  amount: String(amountCents),
  currency,
  description,
  capture_method: 'manual',
  'payment_method_types[0]': 'card',
  'metadata[reservation]': id,
})

const sessionOf = (
  { id, amountCents, description, returnUrl }: PaymentRequest,
  currency: string,
): Fields => ({
  mode: 'payment',
  client_reference_id: id,
  success_url: returnUrl,
  cancel_url: returnUrl,
  'payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': currency,
  'line_items[0][price_data][unit_amount]': String(amountCents),
  'line_items[0][price_data][product_data][name]': description,
  'payment_intent_data[capture_method]': 'manual',
  'payment_intent_data[description]': description,
  'payment_intent_data[metadata][reservation]': id,
})

/** How often a call that meets itself is sent again, and the first pause, in milliseconds. */
const mostConflicts = 4
const conflictPauseMs = 100

function createCall({ secretKey, fetch, url, timeoutMs = 8000 }: StripeProcessorOptions) {
  const base = `${(url ?? 'https://api.stripe.com').replace(/\/+$/, '')}/v1/`
  return async (
    method: 'GET' | 'POST',
    path: string,
    fields?: Fields,
    key?: string,
  ): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const send = () =>
      fetch(base + path, {
        method,
        redirect: 'error',
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(key && { 'idempotency-key': key }),
        },
        ...(fields && { body: new URLSearchParams(fields) }),
        signal,
      })
    let response = await send()
    // The same call is under way, from a visitor who came back and an event at once; its answer is ours.
    for (let tries = 1; response.status === 409 && tries <= mostConflicts; tries += 1) {
      await response.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, conflictPauseMs * tries))
      response = await send()
    }
    const body: unknown = await response.json()
    if (response.ok) return body
    const refusal = readRefusal(body)
    // A card that was declined is an answer, and the payment says so itself.
    if (refusal.type === 'card_error' && refusal.payment !== undefined) return refusal.payment
    if (refusal.code === 'charge_already_refunded') return body
    throw new ServiceRefusal('payments', `answered ${response.status} ${refusal.code}`.trim())
  }
}

function readRefusal(body: unknown): { type: string; code: string; payment: unknown } {
  const { error = {} } = (body ?? {}) as { error?: Record<string, unknown> }
  const { type, code, payment_intent: payment } = error
  return { type: String(type ?? ''), code: String(code ?? ''), payment }
}
