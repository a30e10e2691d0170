import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import { resolveCardAction } from './card-action.ts'
import { resolveReserveEligibility } from './reserve-eligibility.ts'

const site = aSite()

describe('resolveReserveEligibility', () => {
  it('allows a priced car in stock with a payment processor [SRCH-029]', () => {
    expect(resolveReserveEligibility(aCar(), site)).toEqual({ allowed: true, reason: null })
  })

  it.each([
    ['sold', { sold: true }],
    ['sold', { tag: 'SOLD' }],
    ['reserved', { reserved: true }],
    ['status', { status: 'coming_soon' as const }],
    ['price', { price: 10 }],
    ['price', { price: null }],
    ['test-drive-only', { tag: 'Test Drive Only' }],
    ['no-payment-processor', { payment_processors: [] }],
  ])('refuses with reason %s [SRCH-029]', (reason, differences) => {
    expect(resolveReserveEligibility(aCar(differences), site)).toEqual({ allowed: false, reason })
  })

  it.each([
    ['switched-off', { features: { reserve: false } }, {}],
    ['car-type', { reserve: { carTypes: ['new'] as ('new' | 'used' | 'demo')[] } }, {}],
    [
      'dealership',
      { reserve: { excludedDealerships: ['example-motors'] } },
      { dealership_slug: 'example-motors' },
    ],
  ])('refuses with reason %s by configuration [SRCH-029]', (reason, settings, differences) => {
    expect(resolveReserveEligibility(aCar(differences), aSite(settings)).reason).toBe(reason)
  })

  it("takes the dealer's payment processors for a car that has none of its own [SRCH-029]", () => {
    const paying = aSite({ reserve: { paymentProcessors: ['stripe'] } })
    expect(resolveReserveEligibility(aCar({ payment_processors: [] }), paying).allowed).toBe(true)
    expect(resolveReserveEligibility(aCar({ payment_processors: ['stripe'] }), site).allowed).toBe(
      true,
    )
  })

  it('allows a coming-soon car where the dealer does, and a price of 11 [SRCH-029]', () => {
    const generous = aSite({ reserve: { allowComingSoon: true } })
    expect(resolveReserveEligibility(aCar({ status: 'coming_soon' }), generous).allowed).toBe(true)
    expect(resolveReserveEligibility(aCar({ price: 11 }), site).allowed).toBe(true)
  })
})

describe('resolveCardAction', () => {
  const action = (differences: Parameters<typeof aCar>[0], label = 'Reserve This Car') =>
    resolveCardAction(resolveReserveEligibility(aCar(differences), site), label)

  it.each(['Reserve This Car', 'Reserve Now'])('reserves under the label %s', (label) => {
    expect(action({}, label)).toEqual({ kind: 'reserve', label })
  })

  it('enquires under the label Enquire Now', () => {
    expect(action({}, 'Enquire Now')).toEqual({ kind: 'enquire', label: 'Enquire Now' })
  })

  it.each([{ sold: true }, { reserved: true }])(
    'looks for something similar for %o [SRCH-028]',
    (car) => {
      expect(action(car)).toEqual({ kind: 'findSimilar', label: 'Find Me Something Similar' })
    },
  )

  it('sends nobody elsewhere while the car is for sale [SRCH-028]', () => {
    expect(action({ price: null })).toBeNull()
    expect(action({ tag: 'Test Drive Only' })).toBeNull()
    const off = aSite({ features: { reserve: false } })
    expect(resolveCardAction(resolveReserveEligibility(aCar(), off), 'Reserve Now')).toBeNull()
    expect(
      resolveCardAction(resolveReserveEligibility(aCar({ sold: true }), off), 'Reserve Now')?.kind,
    ).toBe('findSimilar')
  })
})
