import type { Site } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { createPayableSite, describeMissingProcessors } from './payable-site.ts'

const hasProcessor = (key: string) => key === 'demo'

/** Processors left to a site, and those reported as missing. */
function serve(paymentProcessors: string[], reservePath = 'checkout') {
  const onMissing = vi.fn<(site: Site, keys: readonly string[]) => void>()
  const payableSite = createPayableSite(hasProcessor, onMissing)
  const site = aSite({ reserve: { paymentProcessors }, routing: { reservePath } })
  const served = payableSite(site)
  expect(payableSite(site)).toBe(served)
  return {
    left: served.reserve.paymentProcessors,
    missing: onMissing.mock.calls.map(([, keys]) => keys),
  }
}

describe('createPayableSite', () => {
  it('leaves a site no processor that is not there, and reports it once [D-124]', () => {
    expect(serve(['stripe', 'demo'])).toEqual({ left: ['demo'], missing: [['stripe']] })
    expect(serve(['stripe', 'else'], 'buy-online')).toEqual({
      left: [],
      missing: [['stripe', 'else']],
    })
    const journey = '/checkout-journey?car_id={slug}'
    expect(serve(['stripe'], journey)).toEqual({ left: [], missing: [['stripe']] })
  })

  it('leaves alone who names those that are there, and who takes deposits elsewhere [CFG-023]', () => {
    expect(serve(['demo'])).toEqual({ left: ['demo'], missing: [] })
    expect(serve(['else'], 'https://pay.example.com/{id}')).toEqual({ left: ['else'], missing: [] })
    expect(serve(['else'], '/contact')).toEqual({ left: ['else'], missing: [] })
  })
})

describe('describeMissingProcessors', () => {
  it('names the key and what is not there', () => {
    expect(describeMissingProcessors(['stripe'])).toBe(
      'reserve.paymentProcessors names "stripe", which this deployment does not have (docs/reservations.md): nobody is offered to pay by it.',
    )
  })
})
