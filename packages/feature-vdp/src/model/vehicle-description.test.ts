import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatVehicleDescription } from './vehicle-description.ts'

const car = aCar({
  name: '2020 Kia Sportage S',
  price: 27_990,
  offer_price: null,
  price_type: 'Excl. Government Charges',
  location_name: 'North Motors',
  state: 'qld',
  stocknum: 'S6',
})
const describeCar = (changes: Partial<typeof car> = {}) =>
  formatVehicleDescription({ ...car, ...changes }, aSite())

describe('formatVehicleDescription', () => {
  it('has the price with what it includes, the place and the stock number [D-98]', () => {
    expect(describeCar()).toBe(
      '2020 Kia Sportage S, $27,990 Excl. Government Charges, at North Motors, QLD. Stock number S6. See photos, specification and dealer comments, and enquire online.',
    )
  })

  it('has the words at a price there is not, and no place that is not known', () => {
    expect(describeCar({ price: null, location_name: null, state: null, stocknum: null })).toBe(
      '2020 Kia Sportage S, Enquire for price. See photos, specification and dealer comments, and enquire online.',
    )
  })

  it('has no price of a sold car', () => {
    expect(describeCar({ status: 'sold' })).toMatch(/^2020 Kia Sportage S, sold, at North Motors/)
  })
})
