import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  answerDemoBank,
  createDemoPaymentProcessor,
} from '../../adapters/payment/demo-payment-processor.ts'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import {
  aMailBrand,
  createInMemoryDemoPayments,
  createInMemoryLeadStore,
  createInMemoryOnlinePaymentStore,
} from '../../testing/index.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import type { ReceiptPorts } from '../mail/create-receipt.ts'
import { createMemoryRateLimit } from '../memory-rate-limit.ts'
import { createPhoneCodeHandlers } from '../sign-in/phone-codes.handler.ts'
import { loadPayment } from './load-payment.ts'
import { sweepPayments } from './payment-sweep.ts'
import {
  createOnlinePaymentHandlers,
  type OnlinePaymentOptions,
  type PaymentAnswer,
} from './payments.handler.ts'
import { refundPayment } from './refund-payment.ts'

const origin = 'http://harbour.localhost'
const ann = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const site = aSite({
  id: 'harbour',
  domains: ['harbour.localhost'],
  reserve: { paymentProcessors: ['demo'] },
})
const allow = { consume: async () => ({ isAllowed: true as const }), giveBack: async () => {} }

async function tested(changes: Partial<OnlinePaymentOptions> = {}) {
  const signIn = aSignIn()
  const leads = createInMemoryLeadStore()
  const mails: OwedMail[] = []
  const put = async (_site: string, mail: OwedMail) => void mails.push(mail)
  const payments = createInMemoryOnlinePaymentStore(leads, { put })
  const bank = createInMemoryDemoPayments()
  const demo = createDemoPaymentProcessor(bank)
  const rendered: PaymentAnswer[] = []
  const outcomes: string[] = []
  const onMail = vi.fn<() => void>()
  const mailBrandOf = vi.fn<ReceiptPorts['mailBrandOf']>(() => aMailBrand())
  const options: OnlinePaymentOptions = {
    payments,
    processorOf: (_site, key) => (key === 'demo' ? demo : null),
    clock: signIn.ports.clock,
    logger: signIn.logger,
    receipts: { newId: () => crypto.randomUUID(), mailBrandOf, onMail },
    paymentTimeoutMs: 50,
    rateLimit: allow,
    contactLimit: allow,
    signIn: signIn.ports,
    newId: () => crypto.randomUUID(),
    clientAddress: () => '203.0.113.9',
    async renderPayment(answer) {
      rendered.push(answer)
      return new Response(null, { status: answer.status })
    },
    onPayment: (outcome) => void outcomes.push(outcome),
    ...changes,
  }
  const handlers = createOnlinePaymentHandlers(options)
  const { verifyCode } = createPhoneCodeHandlers(signIn.ports)
  const verified = await verifyCode(
    new Request(`${origin}/api/verify-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ann, token: '246810', type: 'sms' }),
    }),
    site,
  )
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const pay = (
    differences: Record<string, string> = {},
    headers: Record<string, string> = { cookie },
  ) =>
    handlers.form(
      new Request(`${origin}/online-payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({
          reference: 'INV-10482',
          amount: '250.50',
          payment_token: 'demo_accepted',
          idempotency_key: crypto.randomUUID(),
          ...differences,
        }),
      }),
      site,
    )
  const comeBack = (id: string) =>
    handlers.comeBack(new Request(`${origin}/api/payments/${id}/return`), site)
  const newest = async () => {
    const [payment] = await payments.list('harbour', 1)
    if (!payment) throw new Error('nobody has paid')
    return payment
  }
  const show = async (paymentId: string | null, contactId?: string) => {
    const who = contactId ?? (await newest()).contactId
    const newKey = () => 'key'
    return loadPayment(options, { site, contactId: who, paymentId, answer: null, newKey })
  }
  const stores = { signIn, leads, mails, payments, bank, rendered, outcomes, onMail, mailBrandOf }
  return { ...stores, demo, options, pay, comeBack, newest, show, cookie }
}

describe('createOnlinePaymentHandlers', () => {
  it('takes the amount, tells the dealer and sends a receipt, once for two presses [D-65]', async () => {
    const { pay, newest, bank, leads, mails, onMail, mailBrandOf, show } = await tested()
    const sent = { idempotency_key: 'key-of-the-page-0001' }
    const first = await pay(sent)
    const { id, contactId } = await newest()
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      `/online-payment?payment=${id}`,
    ])
    expect((await pay(sent)).headers.get('location')).toBe(first.headers.get('location'))
    expect(await bank.find(`demo-${id}`)).toMatchObject({ status: 'captured', amountCents: 25_050 })
    const records = await leads.list('harbour')
    expect(records.map(({ lead }) => lead.payload)).toEqual([
      expect.objectContaining({
        subcategory: 'Online payment',
        phone: ann.phone,
        message: `Paid $250.50 for “INV-10482” by Demo payments, receipt P-${id.slice(0, 8).toUpperCase()}.`,
        opt_in: false,
      }),
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.message).toMatchObject({ to: ann.email })
    expect(mails[0]?.message.text).toContain('Amount: $250.50')
    expect(mailBrandOf).toHaveBeenCalledExactlyOnceWith(site, { location_id: 1 })
    expect(onMail).toHaveBeenCalledOnce()
    expect((await show(id, contactId)).view).toMatchObject({
      kind: 'paid',
      receipt: { reference: 'INV-10482', amount: '$250.50', paidOn: '22 November 2026' },
    })
  })

  it('takes another amount of the same page as another payment', async () => {
    const { pay, payments } = await tested()
    await pay({ idempotency_key: 'key-of-the-page-0001' })
    await pay({ idempotency_key: 'key-of-the-page-0001', amount: '20' })
    expect((await payments.list('harbour', 9)).map(({ amountCents }) => amountCents)).toEqual([
      2000, 25_050,
    ])
  })

  it('goes to the bank that asks, and on when the visitor comes back [PLUS-106]', async () => {
    const { pay, newest, bank, comeBack, show, leads, outcomes } = await tested()
    const sent = await pay({ payment_token: 'demo_confirm' })
    const { id, contactId } = await newest()
    const url = `${origin}/demo-bank?payment=demo-${id}`
    expect(sent.headers.get('location')).toBe(url)
    expect((await show(id, contactId)).view).toEqual({ kind: 'waiting', url })
    expect(await leads.list('harbour')).toEqual([])
    const back = await answerDemoBank(bank, `demo-${id}`, true)
    expect(back).toBe(`${origin}/api/payments/${id}/return`)
    expect((await comeBack(id)).headers.get('location')).toBe(`/online-payment?payment=${id}`)
    await comeBack(id)
    expect((await newest()).status).toBe('paid')
    expect(await leads.list('harbour')).toHaveLength(1)
    expect(outcomes).toEqual(['challenged', 'paid'])
  })

  it('charges nobody for a declined card or a silent bank, and keeps what was typed [PLUS-106]', async () => {
    const { pay, newest, bank, rendered, leads, show } = await tested()
    const declined = await pay({ payment_token: 'demo_declined' })
    expect(declined.status).toBe(402)
    expect(rendered.at(-1)).toMatchObject({
      values: { reference: 'INV-10482', amount: '250.50', payment_token: 'demo_declined' },
      failure: 'Your payment was declined, so nothing was charged. Please try another card.',
    })
    const silent = await pay({ payment_token: 'demo_silent' })
    expect(silent.status).toBe(503)
    expect(rendered.at(-1)?.failure).toMatch(/^The payment service did not answer/)
    const { id, contactId } = await newest()
    expect((await bank.find(`demo-${id}`))?.status).toBe('cancelled')
    expect(await leads.list('harbour')).toEqual([])
    expect((await show(id, contactId)).view).toMatchObject({
      kind: 'form',
      form: { values: { reference: 'INV-10482', amount: '250.50', payment_token: '' } },
    })
  })

  it('shows what is wrong with the fields, and takes nothing', async () => {
    const { pay, payments, rendered } = await tested()
    expect((await pay({ reference: '', amount: 'a lot' })).status).toBe(422)
    expect(rendered.at(-1)).toMatchObject({
      values: { reference: '', amount: 'a lot' },
      errors: {
        reference: 'This is a required field.',
        amount: 'Please enter the amount in dollars, such as 250 or 250.50.',
      },
      failure: null,
    })
    expect((await pay({ idempotency_key: '<short>' })).status).toBe(400)
    expect(await payments.list('harbour', 9)).toEqual([])
  })

  it('asks for sign-in, and refuses the form of another site [SITE-082]', async () => {
    const { pay, payments, cookie } = await tested()
    const stranger = await pay({}, {})
    expect(stranger.headers.get('location')).toBe(
      '/sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2F',
    )
    expect((await pay({}, { cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect(await payments.list('harbour', 9)).toEqual([])
  })

  it('refuses who sends too much, and says so while nobody takes payments or the store is away', async () => {
    const refuse = async () => ({ isAllowed: false as const, retryAfterSeconds: 60 })
    const limited = await tested({ rateLimit: { ...allow, consume: refuse } })
    expect((await limited.pay()).status).toBe(429)
    const closed = await tested({ processorOf: () => null })
    expect((await closed.pay()).status).toBe(503)
    expect(closed.rendered.at(-1)?.values.reference).toBe('INV-10482')
    expect((await closed.show(null, 'c-1')).view).toEqual({ kind: 'closed' })
    const away = async () => Promise.reject(new Error('away'))
    const store = createInMemoryOnlinePaymentStore(createInMemoryLeadStore())
    const broken = await tested({ payments: { ...store, begin: away } })
    expect((await broken.pay()).status).toBe(503)
    expect(broken.rendered.at(-1)?.failure).toMatch(/^We cannot take payments online/)
  })

  it('counts no payment that was not stored, however often its visitor tries', async () => {
    const payments = createInMemoryOnlinePaymentStore(createInMemoryLeadStore())
    let isAway = true
    const begin: typeof payments.begin = (...begun) =>
      isAway ? Promise.reject(new Error('away')) : payments.begin(...begun)
    const { pay } = await tested({
      payments: { ...payments, begin },
      rateLimit: createMemoryRateLimit({ events: 3, durationSeconds: 600 }),
      contactLimit: createMemoryRateLimit({ events: 2, durationSeconds: 600 }),
    })
    for (let tries = 0; tries < 4; tries += 1) expect((await pay()).status).toBe(503)
    isAway = false
    expect([(await pay()).status, (await pay()).status]).toEqual([303, 303])
    expect((await pay()).status).toBe(429)
  })
})

describe('loadPayment', () => {
  it('shows nobody the payment of somebody else, and lists the visitor’s own', async () => {
    const { pay, newest, show } = await tested()
    await pay()
    const { id, contactId } = await newest()
    const foreign = await show(id, '00000000-0000-4000-8000-000000000000')
    expect(foreign).toMatchObject({ view: { kind: 'form' }, earlier: [] })
    const own = await show(null, contactId)
    expect(own.view.kind).toBe('form')
    expect(own.earlier.map(({ reference }) => reference)).toEqual(['INV-10482'])
    expect((await show(id, contactId)).earlier).toEqual([])
  })
})

describe('sweepPayments', () => {
  it('takes what a visitor confirmed without coming back, and gives up what nobody did', async () => {
    const { pay, payments, bank, options, signIn, leads } = await tested()
    await pay({ payment_token: 'demo_confirm', reference: 'confirmed' })
    await pay({ payment_token: 'demo_confirm', reference: 'left' })
    const [left, confirmed] = await payments.list('harbour', 2)
    await answerDemoBank(bank, `demo-${confirmed?.id}`, true)
    const sweep = () => sweepPayments({ ...options, sites: () => [site] })
    const states = async () => (await payments.list('harbour', 2)).map(({ status }) => status)
    signIn.wait(60)
    await sweep()
    expect(await states()).toEqual(['begun', 'begun'])
    signIn.wait(1)
    await sweep()
    expect(await states()).toEqual(['begun', 'paid'])
    expect(await leads.list('harbour')).toHaveLength(1)
    signIn.wait(60 * 60 - 61)
    await sweep()
    expect(await states()).toEqual(['begun', 'paid'])
    signIn.wait(1)
    await sweep()
    expect(await states()).toEqual(['expired', 'paid'])
    expect((await bank.find(`demo-${left?.id}`))?.status).toBe('cancelled')
    expect(await payments.listUnfinished('harbour', signIn.ports.clock())).toEqual([])
  })

  it('takes an amount after the processor was silent when it should have been taken', async () => {
    const { demo, options, pay, newest, leads, show } = await tested()
    const silent = () => new Promise<never>(() => {})
    const capture = vi.spyOn(demo, 'capture').mockImplementation(silent)
    await pay()
    const { id, contactId, status } = await newest()
    expect(status).toBe('paying')
    expect((await show(id, contactId)).view).toEqual({
      kind: 'pending',
      url: `/api/payments/${id}/return`,
    })
    capture.mockRestore()
    await sweepPayments({ ...options, sites: () => [site] })
    expect((await newest()).status).toBe('paid')
    expect(await leads.list('harbour')).toHaveLength(1)
  })
})

describe('refundPayment', () => {
  it('gives a payment back once, and only what was paid [D-65]', async () => {
    const { pay, newest, bank, options, demo, show, mails } = await tested()
    const refund = (id: string) => refundPayment(options, { site, processor: demo }, id)
    await pay({ payment_token: 'demo_declined' })
    expect(await refund((await newest()).id)).toBe('not-paid')
    await pay()
    const { id, contactId } = await newest()
    expect(await refund(id)).toBe('refunded')
    expect(await refund(id)).toBe('not-paid')
    expect(await refund('00000000-0000-4000-8000-000000000000')).toBe('unknown')
    expect((await bank.find(`demo-${id}`))?.status).toBe('refunded')
    expect((await show(id, contactId)).view).toMatchObject({ receipt: { isRefunded: true } })
    expect(mails.map(({ message }) => [message.to, message.subject])).toEqual([
      ['ann.lee@example.com', expect.stringContaining('Receipt P-')],
      ['ann.lee@example.com', 'Your payment is refunded: INV-10482'],
    ])
    expect(mails[1]?.message.text).toContain('Amount refunded')
  })
})
