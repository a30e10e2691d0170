import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { loadDeliveryCalculator } from './load-delivery-calculator.ts'

const brisbane = { name: 'Brisbane', price: 350, postcodes: ['4000-4179'] }
const regions = { regions: [brisbane], bands: [] }
const bands = { regions: [], bands: [{ upToKm: 150, price: 590 }] }
const failing = {
  geocoder: { locate: () => Promise.reject(new Error('the geocoding service answered 500')) },
  attribution: '© the postcodes',
}

const load = (
  query: string,
  { deliveryPrices = regions, isOn = true, ...car }: Record<string, unknown> = {},
) =>
  loadDeliveryCalculator(
    failing,
    aSite({
      vehiclePage: { deliveryPrices: deliveryPrices as typeof regions },
      features: { deliveryCalculator: isOn as boolean },
    }),
    aCar({ id: 7, slug: 'a', ...car }),
    new URLSearchParams(query),
  )

describe('loadDeliveryCalculator', () => {
  it('asks nothing until the address has a postcode', async () => {
    const { kind, delivery } = await load('')
    expect(kind).toBe('loaded')
    expect(delivery).toMatchObject({
      action: '/cars/a',
      carId: 7,
      initialPostcode: '',
      initialAnswer: null,
    })
    expect(delivery).not.toHaveProperty('note')
  })

  it('answers the postcode of the address [D-41]', async () => {
    const { delivery } = await load('postcode=4101')
    expect(delivery).toMatchObject({
      initialPostcode: '4101',
      initialAnswer: { kind: 'price', name: 'Brisbane', price: 350 },
    })
  })

  it('credits the postcodes where prices go by distance, and says that it failed [D-41]', async () => {
    const { kind, delivery } = await load('postcode=4101', { deliveryPrices: bands })
    expect(kind).toBe('failed')
    expect(delivery).toMatchObject({ note: '© the postcodes', initialAnswer: { kind: 'failed' } })
  })

  it.each([[{ isOn: false }], [{ deliveryPrices: { regions: [], bands: [] } }], [{ sold: true }]])(
    'is none with %j [D-41]',
    async (differences) => {
      expect(await load('postcode=4101', differences)).toEqual({ kind: 'loaded', delivery: null })
    },
  )
})
