import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEMONSTRATION_PRICES } from './demonstration-prices.ts'
import { createDemonstrationTradeIn } from './demonstration-trade-in.ts'

const provider = createDemonstrationTradeIn({ currentYear: 2026 })
const { signal } = new AbortController()
const id = '2022.toyota.corolla'
const value = (km: number, adjustmentAnswers = {}, car = id) =>
  provider.value({ id: car, km, adjustmentAnswers }, signal)

describe('createDemonstrationTradeIn', () => {
  it('finds the same car for a registration each time, of 1 to 6 years [API-046]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z0-9]{1,6}$/), async (rego) => {
        fc.pre(rego !== 'OLDCAR')
        const asked = { rego, regoState: 'qld' } as const
        const found = await provider.findVehicle(asked, signal)
        expect(found).toEqual(await provider.findVehicle(asked, signal))
        expect(2026 - (found?.year ?? 0)).toBeGreaterThanOrEqual(1)
        expect(2026 - (found?.year ?? 0)).toBeLessThanOrEqual(6)
        expect(await provider.loadQuestions(found?.id ?? '', signal)).toHaveLength(4)
      }),
      { numRuns: 50 },
    )
  })

  it('has a registration without a car, and one of a car that is too old [LEAD-082]', async () => {
    expect(await provider.findVehicle({ rego: 'NOTFOUND', regoState: 'qld' }, signal)).toBeNull()
    const old = await provider.findVehicle({ rego: 'OLDCAR', regoState: 'vic' }, signal)
    expect(old?.year).toBe(2015)
    expect(await value(10, {}, old?.id ?? '')).toEqual({ eligible: false, reason: 'age' })
  })

  it('works out new price × share of the age × kilometres × answers', async () => {
    // 33,000 × 0.49 at the 60,000 km expected of 4 years
    expect(await value(60_000)).toEqual({ offer_price: 16_200 })
    // and 3 % for 20,000 km fewer, and 8 % less for its condition
    expect(await value(40_000, { condition: 'fair' })).toEqual({ offer_price: 15_300 })
  })

  it('gives less for more kilometres, worse answers and older cars', async () => {
    const prices = await Promise.all([
      value(10_000, { condition: 'excellent' }),
      value(10_000),
      value(90_000),
      value(90_000, { condition: 'poor', accident: 'damaged', service: 'none' }),
      value(90_000, { condition: 'poor', accident: 'damaged' }, '2019.toyota.corolla'),
    ])
    const dollars = prices.map((price) => (price && 'offer_price' in price ? price.offer_price : 0))
    expect(dollars).toEqual(dollars.toSorted((a, b) => b - a))
    expect(new Set(dollars).size).toBe(5)
  })

  it('values no car above 100,000 km, and one of exactly that and 7 years [LEAD-083] [LEAD-084]', async () => {
    expect(await value(100_001)).toEqual({ eligible: false, reason: 'km' })
    expect(await value(100_000, {}, '2019.toyota.corolla')).toEqual({ offer_price: 11_300 })
  })

  it('knows a car its owner describes, where the table has it', async () => {
    const car = { make: 'toyota', model: 'LANDCRUISER prado', year: 2021, badge: 'GXL' }
    expect(await provider.identify(car, signal)).toBe('2021.toyota.landcruiser-prado')
    expect(await provider.identify({ ...car, model: 'Supra' }, signal)).toBeNull()
  })

  it('says nothing of an id or an answer it does not know', async () => {
    expect(await value(1, {}, '2022.lada.niva')).toBeNull()
    expect(await value(1, { condition: 'mint' })).toBeNull()
    expect(await provider.loadQuestions('2022.__proto__', signal)).toBeNull()
  })

  it('stays between 10 and 90 percent of the new price for every model [D-69]', async () => {
    for (const [make, models] of Object.entries(DEMONSTRATION_PRICES))
      for (const { model, newPriceDollars } of models)
        for (const age of [0, 3, 7]) {
          const car = { make, model, year: 2026 - age, badge: '' }
          const known = await provider.identify(car, signal)
          const found = await value(age * 12_000, {}, known ?? '')
          const price = found && 'offer_price' in found ? found.offer_price : 0
          expect(price / newPriceDollars).toBeGreaterThan(0.1)
          expect(price / newPriceDollars).toBeLessThan(0.9)
        }
  })
})
