import { describe, expect, it } from 'vitest'
import { type Geocoder, InvalidPostcodeError, measureDistanceKm } from '../model/index.ts'

/** Contract of every geocoder, whoever answers. */
export function testGeocoder(name: string, open: () => Promise<Geocoder> | Geocoder): void {
  describe(`${name} as a Geocoder`, () => {
    it.each([
      ['4000', { latitude: -27.468, longitude: 153.028 }],
      ['0800', { latitude: -12.461, longitude: 130.842 }],
    ])('knows where %s is, to 5 km', async (postcode, expected) => {
      expect(measureDistanceKm(await (await open()).locate(postcode), expected)).toBeLessThan(5)
    })

    it("throws 'Invalid postcode' when no place has it [LEAD-045]", async () => {
      const geocoder = await open()
      await expect(geocoder.locate('9999')).rejects.toThrow(InvalidPostcodeError)
      await expect(geocoder.locate('9999')).rejects.toThrow(/^Invalid postcode$/)
    })
  })
}
