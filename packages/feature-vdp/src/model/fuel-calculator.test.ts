import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { resolveFuelCalculator } from './fuel-calculator.ts'

const resolve = (
  car: Parameters<typeof aCar>[0] = {},
  site: Parameters<typeof aSite>[0] = {},
  query = '',
) => resolveFuelCalculator(aCar(car), aSite(site), new URLSearchParams(query))

describe('resolveFuelCalculator', () => {
  it('starts from the dealer’s price and distance, and what the address says was typed [D-42]', () => {
    const fuelDefaults = { priceDollars: 1.7, distanceKm: 250, litresPer100Km: 10 }
    const start = resolve({ slug: 'a', variant: null }, { vehiclePage: { fuelDefaults } })
    expect(start).toEqual({
      action: '/cars/a',
      isStated: false,
      initialText: { fuel_price: '1.70', distance: '250', consumption: '10' },
    })
    const typed = resolve({}, { vehiclePage: { fuelDefaults } }, 'distance=400')
    expect(typed?.initialText).toMatchObject({ fuel_price: '1.70', distance: '400' })
  })

  it('is none for an electric car, a sold one, and a dealer who has it off [VDP-111]', () => {
    expect(resolve({ simple_fuel: 'Petrol' })).not.toBeNull()
    expect(resolve({ simple_fuel: 'Electric' })).toBeNull()
    expect(resolve({ sold: true })).toBeNull()
    expect(resolve({}, { features: { fuelCalculator: false } })).toBeNull()
  })
})
