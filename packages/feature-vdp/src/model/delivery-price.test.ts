import { measureDistanceKm } from '@forecourt/feature-locations/model'
import { describe, expect, it } from 'vitest'
import {
  checkPostcode,
  findBandPrice,
  findRegionPrice,
  formatDeliveryPrice,
  hasDeliveryPrices,
} from './delivery-price.ts'
import { DELIVERY_UNKNOWN } from './error-message.ts'

const prices = {
  regions: [
    { name: 'Inner Brisbane', price: 0, postcodes: ['4000-4012'] },
    { name: 'Brisbane', price: 350, postcodes: ['4000-4179', '4500'] },
  ],
  bands: [],
}

describe('checkPostcode', () => {
  it("requires one: 'Please enter a postcode.' [VDP-106] [VDP-107] [LEAD-040]", () => {
    for (const nothing of ['', '   '])
      expect(checkPostcode(nothing)).toEqual({ ok: false, message: 'Please enter a postcode.' })
  })

  it.each(['400', '40000', '4o00', '4000a', '-400', '４０００', '40.0'])(
    "says of %o 'Invalid postcode. Please enter a 4-digit number.' [D-41]",
    (typed) => {
      expect(checkPostcode(typed)).toEqual({
        ok: false,
        message: 'Invalid postcode. Please enter a 4-digit number.',
      })
    },
  )

  it('keeps leading zeros and drops blanks around it', () => {
    expect(checkPostcode(' 0800 ')).toEqual({ ok: true, postcode: '0800' })
  })
})

describe('findRegionPrice', () => {
  it.each([
    ['4000', 'Inner Brisbane'],
    ['4012', 'Inner Brisbane'],
    ['4013', 'Brisbane'],
    ['4179', 'Brisbane'],
    ['4500', 'Brisbane'],
    ['3999', undefined],
    ['4180', undefined],
    ['4499', undefined],
    ['4501', undefined],
  ])('finds for %s the first region with a range around it: %s [D-41]', (postcode, name) => {
    expect(findRegionPrice(prices, postcode)?.name).toBe(name)
  })
})

describe('findBandPrice', () => {
  const at = (city: string, lat: number | null, long: number | null) => ({
    address: { city, lat, long },
  })
  const places = [at('Hamilton', -27.4, 153), at('Capalaba', -27.5, 153.2), at('Nowhere', null, 1)]
  const point = { latitude: -28, longitude: 153 }
  const km = measureDistanceKm({ latitude: -27.5, longitude: 153.2 }, point)
  const band = (upToKm: number, price: number, name: string | null = null) => ({
    upToKm,
    price,
    name,
  })
  const price = (...bands: ReturnType<typeof band>[]) =>
    findBandPrice({ regions: [], bands }, places, point)

  it('is that of the first band the nearest dealership is within, its end included [D-41] [VDP-110]', () => {
    expect(price(band(20, 100), band(km, 200), band(500, 900))?.price).toBe(200)
    expect(price(band(km - 0.000_001, 200), band(500, 900))?.price).toBe(900)
  })

  it('is none past the last band, and without a place whose coordinates are known [D-41]', () => {
    expect(price(band(20, 100))).toBeNull()
    const unplaced = [at('Nowhere', null, null)]
    expect(findBandPrice({ regions: [], bands: [band(99_999, 1)] }, unplaced, point)).toBeNull()
  })

  it('is named after the distance from the nearest dealership, or as the dealer says', () => {
    expect(price(band(1500, 900))?.name).toBe('Within 1,500 km of Capalaba')
    expect(price(band(1500, 900, 'Regional Queensland'))?.name).toBe('Regional Queensland')
  })
})

describe('formatDeliveryPrice', () => {
  it.each([
    [0, 'Free'],
    [350, '$350'],
    [1250, '$1,250'],
    [99.5, '$99.50'],
  ])('writes %s as %s [D-41]', (dollars, text) => {
    expect(formatDeliveryPrice(dollars)).toBe(text)
  })
})

describe('hasDeliveryPrices', () => {
  it('is true with regions or bands', () => {
    expect(hasDeliveryPrices({ regions: [], bands: [] })).toBe(false)
    expect(hasDeliveryPrices(prices)).toBe(true)
    expect(hasDeliveryPrices({ regions: [], bands: [{ upToKm: 1, price: 1, name: null }] })).toBe(
      true,
    )
  })
})

describe('DELIVERY_UNKNOWN', () => {
  it('names the form and the phone as the way out [VDP-108]', () => {
    expect(DELIVERY_UNKNOWN).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    )
  })
})
