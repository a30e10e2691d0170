import { InvalidPostcodeError } from '@forecourt/feature-locations/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createDeliveryPriceHandler } from './delivery-price.handler.ts'

const toowoomba = { latitude: -27.561, longitude: 151.953 }
const unknown =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const deliveryPrices = {
  regions: [{ name: 'Brisbane', price: 350, postcodes: ['4000-4179'] }],
  bands: [{ upToKm: 150, price: 590 }],
}

function setUp(settings: Parameters<typeof aSite>[0] = {}) {
  const located: string[] = []
  const failures: unknown[] = []
  const handle = createDeliveryPriceHandler({
    geocoder: {
      async locate(postcode) {
        located.push(postcode)
        if (postcode === '9999') throw new InvalidPostcodeError()
        if (postcode === '5000') throw new Error('the geocoding service answered 500')
        return postcode === '4350' ? toowoomba : { latitude: -33.9, longitude: 151.2 }
      },
    },
    onFailure: (error) => failures.push(error),
  })
  const site = aSite({ vehiclePage: { deliveryPrices }, ...settings })
  const ask = async (query: string) => {
    const response = await handle(
      new Request(`https://a.example/api/delivery-price?${query}`),
      site,
    )
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      body: await response.json(),
    }
  }
  return { ask, located, failures }
}

describe('createDeliveryPriceHandler', () => {
  it('answers with the price and name of the region, asking nobody [API-019] [VDP-109] [D-41]', async () => {
    const { ask, located } = setUp()
    expect(await ask('postcode=4000&car_id=1')).toEqual({
      status: 200,
      cache: 'public, max-age=3600',
      body: { name: 'Brisbane', price: 350 },
    })
    expect(located).toEqual([])
  })

  it('answers with the band around the nearest dealership elsewhere [D-41]', async () => {
    expect((await setUp().ask('postcode=4350&car_id=1')).body).toEqual({
      name: 'Within 150 km of Fortitude Valley',
      price: 590,
    })
  })

  it.each([
    ['too far', '2000'],
    ['no place in Australia', '9999'],
  ])('answers 404 for %s [VDP-108] [LEAD-045] [D-04] [D-41]', async (_, postcode) => {
    const { ask, failures } = setUp()
    expect(await ask(`postcode=${postcode}`)).toMatchObject({
      status: 404,
      body: { error: unknown, code: 'not_found' },
    })
    expect(failures).toEqual([])
  })

  it('answers 422 for what is no postcode [D-41]', async () => {
    const { ask } = setUp()
    const invalid = 'Invalid postcode. Please enter a 4-digit number.'
    expect(await ask('postcode=40x0')).toMatchObject({
      status: 422,
      body: { error: invalid, code: 'invalid' },
    })
    const missing = { error: 'Please enter a postcode.', code: 'invalid' }
    expect(await ask('car_id=1')).toMatchObject({ status: 422, body: missing })
  })

  it('answers 502, which nobody keeps, when the geocoder fails, and says so [D-41]', async () => {
    const { ask, failures } = setUp()
    expect(await ask('postcode=5000')).toEqual({
      status: 502,
      cache: 'no-store',
      body: { error: unknown, code: 'upstream_failed' },
    })
    expect(failures).toHaveLength(1)
  })

  it('does not count a workshop as a dealership', async () => {
    const [location] = aSite().locations
    const workshop = { ...location, id: 2, slug: 'workshop', location_type: 'service' as const }
    const { ask } = setUp({ locations: [workshop as never] })
    expect((await ask('postcode=4350')).status).toBe(404)
  })

  it('asks no geocoder without bands, and nothing at all when the calculator is off', async () => {
    const noBands = setUp({ vehiclePage: { deliveryPrices: { ...deliveryPrices, bands: [] } } })
    expect((await noBands.ask('postcode=4350')).status).toBe(404)
    expect(noBands.located).toEqual([])
    const off = setUp({ features: { deliveryCalculator: false } })
    expect((await off.ask('postcode=4000')).status).toBe(404)
  })
})
