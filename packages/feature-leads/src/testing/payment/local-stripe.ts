import { type LocalService, type ServedAnswer, startLocalService } from '../local-service.ts'

type Fields = URLSearchParams

interface Intent {
  id: string
  status: string
  amount: number
  last_payment_error?: object
  next_action?: object
}

interface Session {
  id: string
  status: string
  url: string | null
  payment_intent: string | null
}

/** A payment service on this machine that speaks Stripe's protocol. */
export interface LocalStripe extends LocalService {
  intents: ReadonlyMap<string, Intent>
  sessions: ReadonlyMap<string, Session>
  /** Payment intents that were refunded. */
  refunds: string[]
  /** Types a card at the hosted page of a session, or declines at it. */
  payAt(sessionId: string): void
  /** Answers of the bank at its own page. */
  confirm(intentId: string, isConfirmed: boolean): void
  /** Answers every further request this way; null speaks the protocol again. */
  fault: ((path: string) => ServedAnswer | undefined) | null
}

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
    return ok(intent)
  }

  function createSession(): Session {
    const id = `cs_${sessions.size + 1}`
    const session = { id, status: 'open', url: `${url}/c/${id}`, payment_intent: null }
    sessions.set(id, session)
    return session
  }

  const expand = (session: Session) => ({
    ...session,
    payment_intent: session.payment_intent && intents.get(session.payment_intent),
  })

  function answerSession([id = '', action]: string[]): ServedAnswer {
    if (id === '') return ok(createSession())
    const session = sessions.get(id)
    if (!session) return refuse(404, 'invalid_request_error', 'resource_missing')
    if (action === 'expire') Object.assign(session, { status: 'expired', url: null })
    return ok(expand(session))
  }

  function answerIntent([id = '', action]: string[], fields: Fields): ServedAnswer {
    if (id === '') return ok(createIntent(fields))
    const intent = intents.get(id)
    if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing')
    return action ? change(intent, action, fields) : ok(intent)
  }

  function refund(fields: Fields): ServedAnswer {
    const id = fields.get('payment_intent') ?? ''
    if (intents.get(id)?.status !== 'succeeded')
      return refuse(400, 'invalid_request_error', 'charge_not_captured')
    if (refunds.includes(id)) return refuse(400, 'invalid_request_error', 'charge_already_refunded')
    refunds.push(id)
    return ok({ id: `re_${refunds.length}`, status: 'succeeded' })
  }

  function answer(path: string, fields: Fields): ServedAnswer {
    const [, , kind, ...rest] = path.split('?')[0]?.split('/') ?? []
    if (kind === 'checkout') return answerSession(rest.slice(1))
    if (kind === 'payment_intents') return answerIntent(rest, fields)
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
      const intent = createIntent(new URLSearchParams({ amount: '20000' }))
      intent.status = 'requires_capture'
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id })
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
