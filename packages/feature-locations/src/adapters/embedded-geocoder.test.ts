import { describe, expect, it } from 'vitest'
import { createEmbeddedGeocoder } from './embedded-geocoder.ts'
import { testGeocoder } from './geocoder.contract.ts'
import postcodePoints from './postcode-points.json' with { type: 'json' }

testGeocoder('createEmbeddedGeocoder', createEmbeddedGeocoder)

describe('createEmbeddedGeocoder', () => {
  const postcodes = Object.keys(postcodePoints)

  it('knows 3,166 postcodes, every one inside Australia [LEAD-044]', async () => {
    const geocoder = createEmbeddedGeocoder()
    expect(new Set(postcodes).size).toBe(3166)
    const outside = []
    for (const postcode of postcodes) {
      const { latitude, longitude } = await geocoder.locate(postcode)
      const isInside = latitude < -9 && latitude > -44 && longitude > 112 && longitude < 154
      if (!isInside) outside.push(postcode)
    }
    expect(outside).toEqual([])
  })

  it.each(['6798', '6799', '2899', '2898', '7151', '400', '', 'D02 X285'])(
    'does not know %s',
    async (postcode) => {
      await expect(createEmbeddedGeocoder().locate(postcode)).rejects.toThrow('Invalid postcode')
    },
  )
})
