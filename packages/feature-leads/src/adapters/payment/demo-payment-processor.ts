import {
  DEMO_BANK_PATH,
  type PaymentChoice,
  type PaymentProcessor,
  type PaymentState,
} from '../../model/payment/payment-processor.ts'

/** A payment of the demo processor. */
export interface DemoPayment {
  id: string
  status: PaymentState['status']
  amountCents: number
  description: string
  /** Where its bank sends the visitor back to. */
  returnUrl: string
}

/** Payments of the demo processor at one site. */
export interface DemoPaymentStore {
  /** Stores a payment that begins; a known id leaves the first as it is. */
  add(payment: DemoPayment): Promise<void>
  find(id: string): Promise<DemoPayment | null>
  /** Moves a payment on if it is in one of the statuses `from`. */
  move(
    id: string,
    from: readonly DemoPayment['status'][],
    to: DemoPayment['status'],
  ): Promise<boolean>
}

const choices = [
  {
    token: 'demo_accepted',
    title: 'Test card ending 4242',
    description: 'Is accepted at once.',
  },
  {
    token: 'demo_confirm',
    title: 'Test card ending 3155',
    description: 'Its bank asks you to confirm on a page of its own (3-D Secure).',
  },
  { token: 'demo_declined', title: 'Test card ending 0002', description: 'Is declined.' },
  {
    token: 'demo_silent',
    title: 'Test card ending 0119',
    description: 'Its bank stays silent.',
  },
] as const satisfies readonly PaymentChoice[]

/**
 * A processor that moves no money, for trying things out: test cards are chosen and not typed. Nothing leaves
 * the machine.
 * Source: `PLUS-106`
 */
export function createDemoPaymentProcessor(store: DemoPaymentStore): PaymentProcessor {
  async function read(id: string): Promise<PaymentState> {
    const payment = await store.find(id)
    if (!payment) throw new Error(`[feature-leads] the demo processor has no payment ${id}`)
    if (payment.status !== 'challenged') return { status: payment.status }
    const url = new URL(DEMO_BANK_PATH, payment.returnUrl)
    url.searchParams.set('payment', id)
    return { status: 'challenged', url: url.href }
  }
  return {
    key: 'demo',
    name: 'Demo payments',
    choices,
    async open({ id, amountCents, description, returnUrl }) {
      const reference = `demo-${id}`
      await store.add({ id: reference, status: 'open', amountCents, description, returnUrl })
      return reference
    },
    async authorise(reference, { token }) {
      const next = outcomes.get(token ?? '') ?? 'declined'
      await store.move(reference, ['open'], next)
      // The worst of silences: the amount is set aside, and nobody hears of it.
      if (token === 'demo_silent') return new Promise<never>(() => {})
      return read(reference)
    },
    read,
    async capture(reference) {
      await store.move(reference, ['authorised'], 'captured')
      return read(reference)
    },
    async cancel(reference) {
      await store.move(reference, ['open', 'challenged', 'authorised'], 'cancelled')
    },
    async refund(reference) {
      await store.move(reference, ['captured'], 'refunded')
      const { status } = await read(reference)
      if (status !== 'refunded')
        throw new Error(`[feature-leads] a payment that is ${status} cannot be refunded`)
    },
  }
}

const outcomes = new Map<string, DemoPayment['status']>([
  ['demo_accepted', 'authorised'],
  ['demo_confirm', 'challenged'],
  ['demo_silent', 'authorised'],
])

/**
 * The answer of a customer to the bank of the demo.
 * @returns where the bank sends the visitor; null for a payment that asks nothing
 */
export async function answerDemoBank(
  store: DemoPaymentStore,
  id: string,
  isConfirmed: boolean,
): Promise<string | null> {
  const payment = await store.find(id)
  if (!payment) return null
  await store.move(id, ['challenged'], isConfirmed ? 'authorised' : 'declined')
  return payment.returnUrl
}
