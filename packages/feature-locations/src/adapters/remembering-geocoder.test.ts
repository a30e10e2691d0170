import { describe, expect, it } from 'vitest'
import type { Geocoder } from '../model/index.ts'
import { createEmbeddedGeocoder } from './embedded-geocoder.ts'
import { testGeocoder } from './geocoder.contract.ts'
import { createRememberingGeocoder } from './remembering-geocoder.ts'

testGeocoder('createRememberingGeocoder', () => createRememberingGeocoder(createEmbeddedGeocoder()))

/** A geocoder that counts, and fails as often as is asked first. */
function aCountingGeocoder(failures = 0): Geocoder & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async locate(postcode) {
      asked.push(postcode)
      if (asked.length <= failures) throw new Error('down')
      return createEmbeddedGeocoder().locate(postcode)
    },
  }
}

describe('createRememberingGeocoder', () => {
  it('asks about a postcode once, also when it does not exist or two ask at once', async () => {
    const counting = aCountingGeocoder()
    const geocoder = createRememberingGeocoder(counting)
    await Promise.all([geocoder.locate('4000'), geocoder.locate('4000')])
    await geocoder.locate('4000')
    for (let time = 0; time < 2; time += 1)
      await expect(geocoder.locate('9999')).rejects.toThrow('Invalid postcode')
    expect(counting.asked).toEqual(['4000', '9999'])
  })

  it('asks again after a failure', async () => {
    const counting = aCountingGeocoder(1)
    const geocoder = createRememberingGeocoder(counting)
    await expect(geocoder.locate('4000')).rejects.toThrow('down')
    expect((await geocoder.locate('4000')).latitude).toBeCloseTo(-27.5, 0)
    expect(counting.asked).toHaveLength(2)
  })

  it('asks nobody about what is no postcode', async () => {
    const counting = aCountingGeocoder()
    for (const text of ['', '400', '40000', 'SW1A 1AA'])
      await expect(createRememberingGeocoder(counting).locate(text)).rejects.toThrow(
        'Invalid postcode',
      )
    expect(counting.asked).toEqual([])
  })
})
