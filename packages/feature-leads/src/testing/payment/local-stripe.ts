import { type LocalService, type ServedAnswer, startLocalService } from '../local-service.ts'

type Fields = URLSearchParams

interface Intent {
  id: string
  status: string
  amount: number
  metadata: Record<string, string>
  last_payment_error?: object
  next_action?: object
  latest_charge?: Charge
}

interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  /** True once the whole amount is given back. */
  refunded: boolean
  payment_intent: string
  /** Copied from the payment intent. */
  metadata: Record<string, string>
}

interface Session {
  id: string
  status: string
  amount: number
  url: string | null
  payment_intent: string | null
  client_reference_id: string | null
  metadata: Record<string, string>
}

/** A payment service on this machine that speaks Stripe's protocol. */
export interface LocalStripe extends LocalService {
  intents: ReadonlyMap<string, Intent>
  sessions: ReadonlyMap<string, Session>
  /** Payment intents that were refunded. */
  refunds: string[]
  /** Types a card at the hosted page of a session, or declines at it. */
  payAt(sessionId: string): void
  /** Gives an amount back as its dashboard does; without an amount all of it. */
  giveBack(intentId: string, amountCents?: number): void
  /** Answers of the bank at its own page. */
  confirm(intentId: string, isConfirmed: boolean): void
  /** Answers every further request this way; null speaks the protocol again. */
  fault: ((path: string) => ServedAnswer | undefined) | null
}

/** Fields of a form named `prefix[…]`. */
const readMetadata = (fields: Fields, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...fields]
      .filter(([name]) => name.startsWith(`${prefix}[`))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  )

/** Key a caller has to bring. */
export const LOCAL_STRIPE_KEY = 'sk_test_local'

/**
 * Starts the service. Cards are Stripe's own test methods: `pm_card_visa` is accepted,
 * `pm_card_authenticationRequired` asks its customer, any other is declined.
 * @see https://docs.stripe.com/testing
 */
export async function startLocalStripe(): Promise<LocalStripe> {
  const intents = new Map<string, Intent>()
  const sessions = new Map<string, Session>()
  const answered = new Map<string, ServedAnswer>()
  const refunds: string[] = []
  let url = ''
  let fault: LocalStripe['fault'] = null

  const ok = (body: unknown): ServedAnswer => ({ status: 200, body })
  const refuse = (status: number, type: string, code: string, more: object = {}): ServedAnswer => ({
    status,
    body: { error: { type, code, message: code, ...more } },
  })

  function createIntent(fields: Fields): Intent {
    const intent = {
      id: `pi_${intents.size + 1}`,
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      metadata: readMetadata(fields, 'metadata'),
    }
    intents.set(intent.id, intent)
    return intent
  }

  function confirm(intent: Intent, fields: Fields): ServedAnswer {
    if (intent.status === 'canceled')
      return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    const method = fields.get('payment_method')
    if (method === 'pm_card_visa') intent.status = 'requires_capture'
    else if (method === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action'
      intent.next_action = { redirect_to_url: { url: `${url}/bank/${intent.id}` } }
    } else {
      intent.last_payment_error = { code: 'card_declined' }
      return refuse(402, 'card_error', 'card_declined', { payment_intent: intent })
    }
    return ok(intent)
  }

  function change(intent: Intent, action: string, fields: Fields): ServedAnswer {
    if (action === 'confirm') return confirm(intent, fields)
    const isOver = ['succeeded', 'canceled'].includes(intent.status)
    const isReady = action === 'capture' ? intent.status === 'requires_capture' : !isOver
    if (!isReady) return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    intent.status = action === 'capture' ? 'succeeded' : 'canceled'
    const { id, amount, metadata } = intent
    if (action === 'capture')
      intent.latest_charge = {
        id: id.replace('pi_', 'ch_'),
        object: 'charge',
        amount,
        amount_refunded: 0,
        refunded: false,
        payment_intent: id,
        metadata: { ...metadata },
      }
    return ok(intent)
  }

  function giveBack(intent: Intent, amountCents: number): void {
    const charge = intent.latest_charge
    if (!charge) throw new Error(`nothing was taken by ${intent.id}`)
    charge.amount_refunded += amountCents
    charge.refunded = charge.amount_refunded >= charge.amount
  }

  function createSession(fields: Fields): Session {
    const id = `cs_${sessions.size + 1}`
    const session: Session = {
      id,
      status: 'open',
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      url: `${url}/c/${id}`,
      payment_intent: null,
      client_reference_id: fields.get('client_reference_id'),
      metadata: readMetadata(fields, 'payment_intent_data[metadata]'),
    }
    sessions.set(id, session)
    return session
  }

  /** Objects within objects are told by their ids alone, unless they are asked for. */
  const showIntent = (intent: Intent, expanded: string) => {
    const { latest_charge: charge } = intent
    return { ...intent, latest_charge: expanded === 'latest_charge' ? charge : charge?.id }
  }
  const showSession = ({ metadata: _ofIntent, ...session }: Session, expanded: string) => {
    const intent = session.payment_intent === null ? null : intents.get(session.payment_intent)
    if (!intent || !expanded.startsWith('payment_intent')) return session
    return { ...session, payment_intent: showIntent(intent, expanded.split('.')[1] ?? '') }
  }

  function answerSession([id = '', action]: string[], fields: Fields, expanded: string) {
    if (id === '') return ok(showSession(createSession(fields), expanded))
    const session = sessions.get(id)
    if (!session) return refuse(404, 'invalid_request_error', 'resource_missing')
    if (action === 'expire') Object.assign(session, { status: 'expired', url: null })
    return ok(showSession(session, expanded))
  }

  function answerIntent([id = '', action]: string[], fields: Fields, expanded: string) {
    if (id === '') return ok(createIntent(fields))
    const intent = intents.get(id)
    if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing')
    return action ? change(intent, action, fields) : ok(showIntent(intent, expanded))
  }

  function refund(fields: Fields): ServedAnswer {
    const id = fields.get('payment_intent') ?? ''
    const intent = intents.get(id)
    if (intent?.status !== 'succeeded')
      return refuse(400, 'invalid_request_error', 'charge_not_captured')
    if (intent.latest_charge?.refunded)
      return refuse(400, 'invalid_request_error', 'charge_already_refunded')
    giveBack(intent, intent.amount)
    refunds.push(id)
    return ok({ id: `re_${refunds.length}`, status: 'succeeded' })
  }

  function answer(path: string, fields: Fields): ServedAnswer {
    const { pathname, searchParams } = new URL(path, url)
    const [, , kind, ...rest] = pathname.split('/')
    const expanded = searchParams.get('expand[]') ?? ''
    if (kind === 'checkout') return answerSession(rest.slice(1), fields, expanded)
    if (kind === 'payment_intents') return answerIntent(rest, fields, expanded)
    return kind === 'refunds' ? refund(fields) : refuse(404, 'invalid_request_error', 'url_invalid')
  }

  const service = await startLocalService(({ path, headers, text }) => {
    const faulty = fault?.(path)
    if (faulty !== undefined) return faulty
    if (headers.authorization !== `Bearer ${LOCAL_STRIPE_KEY}`)
      return refuse(401, 'invalid_request_error', 'api_key_invalid')
    const key = headers['idempotency-key']
    const known = typeof key === 'string' ? answered.get(key) : undefined
    if (known) return known
    const given = answer(path, new URLSearchParams(text))
    if (typeof key === 'string') answered.set(key, structuredClone(given))
    return given
  })
  url = service.url
  return {
    ...service,
    intents,
    sessions,
    refunds,
    get fault() {
      return fault
    },
    set fault(next) {
      fault = next
    },
    payAt(sessionId) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`no session ${sessionId}`)
      const intent = createIntent(new URLSearchParams({ amount: String(session.amount) }))
      Object.assign(intent, { status: 'requires_capture', metadata: session.metadata })
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id })
    },
    giveBack(intentId, amountCents) {
      const intent = intents.get(intentId)
      if (!intent) throw new Error(`no payment ${intentId}`)
      giveBack(intent, amountCents ?? intent.amount)
    },
    confirm(intentId, isConfirmed) {
      const intent = intents.get(intentId)
      if (!intent) throw new Error(`no payment ${intentId}`)
      intent.next_action = undefined
      intent.status = isConfirmed ? 'requires_capture' : 'requires_payment_method'
      if (!isConfirmed) intent.last_payment_error = { code: 'authentication_failed' }
    },
  }
}
