import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createVehicleOpenGraph } from './open-graph.ts'

const graph = (car: Parameters<typeof aCar>[0]) =>
  Object.fromEntries(createVehicleOpenGraph(aCar(car), aSite()))

describe('createVehicleOpenGraph', () => {
  it('is a product at the price of the page', () => {
    expect(graph({ price: 25_990, offer_price: 24_990, car_type: 'demo' })).toEqual({
      'og:type': 'product',
      'product:price:amount': '24990.00',
      'product:price:currency': 'AUD',
      'product:availability': 'in stock',
      'product:condition': 'used',
      'product:brand': 'Toyota',
    })
  })

  it('states no price where the page shows none', () => {
    expect(graph({ price: 10, offer_price: null })).not.toHaveProperty('product:price:amount')
  })

  it.each([
    [{ sold: true }, 'out of stock'],
    [{ reserved: true }, 'pending'],
    [{ status: 'coming_soon' }, 'pending'],
  ] as const)('with %j is %s', (car, availability) => {
    expect(graph(car)['product:availability']).toBe(availability)
  })
})
