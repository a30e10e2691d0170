import { describe, expect, it } from 'vitest'
import { createDemoPaymentProcessor } from '../../adapters/payment/demo-payment-processor.ts'
import { createInMemoryDemoPayments } from '../../testing/index.ts'
import { chooseProcessor } from './payment-processor.ts'

const demo = createDemoPaymentProcessor(createInMemoryDemoPayments())
const known = new Map([
  ['demo', demo],
  ['stripe', { ...demo, key: 'stripe' }],
])
const choose = (ofCar: string[], ofSite: string[]) =>
  chooseProcessor(
    { payment_processors: ofCar },
    { reserve: { paymentProcessors: ofSite } },
    (key) => known.get(key) ?? null,
  )?.key ?? null

describe('chooseProcessor', () => {
  it.each([
    [['demo'], ['stripe'], 'demo'],
    [[], ['stripe'], 'stripe'],
    [[' Stripe '], [], 'stripe'],
    [['elsewhere'], ['demo'], 'demo'],
    [['elsewhere'], [], null],
    [[], [], null],
  ])('of a car that names %j at a site that names %j is %s [DATA-006]', (car, site, key) => {
    expect(choose(car, site)).toBe(key)
  })
})
