import { createInMemoryDemoPayments } from '@forecourt/feature-leads/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { hasProcessor, openPayments, type PaymentEnv } from './open-payments.ts'

const open = (env: Partial<PaymentEnv> = {}) =>
  openPayments({ FORECOURT_STRIPE_URL: 'https://api.stripe.com', ...env }, () =>
    createInMemoryDemoPayments(),
  )
const keyed = { FORECOURT_STRIPE_KEY: 'sk_test_1' }

describe('openPayments', () => {
  it('has Stripe where the environment has its key, the demo always, and nothing else [PLUS-106]', () => {
    const keys = (payments: ReturnType<typeof open>) =>
      ['demo', 'stripe', 'elsewhere'].map((key) => payments.processorOf('a', key)?.key ?? null)
    expect(keys(open())).toEqual(['demo', null, null])
    expect(keys(open(keyed))).toEqual(['demo', 'stripe', null])
    const has = (env: object) =>
      ['demo', 'stripe', 'elsewhere'].map((key) => hasProcessor(env, key))
    expect(has({})).toEqual([true, false, false])
    expect(has(keyed)).toEqual([true, true, false])
  })

  it('takes events of Stripe with its key and a signing secret, and else none [PLUS-106]', () => {
    const secrets = { FORECOURT_STRIPE_WEBHOOK_SECRET: ['whsec_1'] }
    expect(open({ ...keyed, ...secrets }).readStripeEvent).toBeTypeOf('function')
    expect(open(keyed).readStripeEvent).toBeNull()
    expect(open(secrets).readStripeEvent).toBeNull()
    expect(open({ ...keyed, FORECOURT_STRIPE_WEBHOOK_SECRET: [] }).readStripeEvent).toBeNull()
  })

  it('lets forms lead to the page of the processor chosen, where the site has a checkout or sells online [PLUS-106]', () => {
    const origins = open(keyed).pageOriginsOf
    expect(origins(aSite())).toEqual(['https://checkout.stripe.com'])
    expect(origins(aSite({ routing: { reservePath: 'buy-online' } }))).toHaveLength(1)
    expect(origins(aSite({ features: { reserve: false } }))).toEqual([])
    expect(origins(aSite({ routing: { reservePath: '/contact' } }))).toHaveLength(1)
    expect(open().pageOriginsOf(aSite())).toEqual([])
    const other = { ...keyed, FORECOURT_STRIPE_URL: 'https://pay.example/api' }
    expect(open(other).pageOriginsOf(aSite())).toEqual(['https://pay.example'])
  })
})
