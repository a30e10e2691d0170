import type { CarBySlug } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import type { PriceComparison } from '../model/price-comparison.ts'
import { createPriceComparisonHandler } from './price-comparison.handler.ts'

const car = aCar({ slug: 'known' })
const comparison: PriceComparison = {
  fill: 0.5,
  listing_price: 34_990,
  market_range_min: 31_000,
  market_range_max: 38_900,
  confidence: 0.6,
  description: 'Compared with 12 cars.',
}

interface Setting {
  found?: CarBySlug
  compare?: () => Promise<PriceComparison | null>
  isOn?: boolean
}

const ask = ({
  found = { kind: 'car', car },
  compare = async () => comparison,
  isOn = true,
}: Setting = {}) =>
  createPriceComparisonHandler({
    loadCarBySlug: async (siteId, slug) =>
      siteId === 'harbour' && slug === 'known' ? found : { kind: 'unknown' },
    portsFor: () => (isOn ? { source: { compare }, logger: { warn: () => {} } } : null),
  })(new Request('https://harbour.test/cars/known/autogauge'), { id: 'harbour' })

describe('createPriceComparisonHandler', () => {
  it('answers with the comparison of the car [API-015]', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(comparison)
  })

  it.each<[string, Setting]>([
    ['an unknown car', { found: { kind: 'unknown' } }],
    ['a car that left the stock', { found: { kind: 'withdrawn', car } }],
    [
      'a car kept off the website',
      { found: { kind: 'car', car: aCar({ show_on_dealer_website: false }) } },
    ],
    ['a car without a comparison', { compare: async () => null }],
    ['a site without the panel', { isOn: false }],
  ])('is 404 for %s', async (_what, setting) => {
    const response = await ask(setting)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })

  it('is 502 without a word of the source when it failed', async () => {
    const response = await ask({ compare: () => Promise.reject(new Error('key 123 refused')) })
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('123')
  })
})
