import { describe, expect, it } from 'vitest'
import { createEmbeddedGeocoder } from '../adapters/index.ts'
import { findPlaces } from './find-places.ts'

const geocoder = createEmbeddedGeocoder()
const namesOf = async (typed: string) =>
  (await findPlaces(geocoder, typed, ['qld'])).map(({ name }) => name)

describe('findPlaces', () => {
  it('finds a postcode by the geocoder [PLUS-068]', async () => {
    const [place, ...others] = await findPlaces(geocoder, '2291', ['qld'])
    expect(others).toEqual([])
    expect(place).toMatchObject({ postcode: '2291', name: '2291' })
    expect(place?.point.latitude).toBeCloseTo(-32.94, 1)
    expect(place?.point.longitude).toBeCloseTo(151.76, 1)
    expect(await namesOf('9999')).toEqual([])
  })

  it('finds a suburb, alone or with its state or postcode [PLUS-068]', async () => {
    for (const typed of ['Merewether', ' merewether ', 'Merewether NSW', 'Merewether, NSW 2291']) {
      expect(await namesOf(typed)).toEqual(['Merewether NSW 2291'])
    }
    const [place] = await findPlaces(geocoder, 'Merewether 2291', ['qld'])
    expect(place).toMatchObject({ postcode: '2291', name: 'Merewether NSW 2291' })
    expect(await namesOf('Atlantis')).toEqual([])
  })

  it('offers one of each state, or of those that count [PLUS-068]', async () => {
    expect(await namesOf('Richmond')).toEqual(['Richmond QLD 4822'])
    const places = await findPlaces(geocoder, 'Richmond', ['wa'])
    expect(places.map(({ name }) => name).toSorted()).toEqual([
      'Richmond NSW 2753',
      'Richmond QLD 4822',
      'Richmond SA 5033',
      'Richmond TAS 7025',
      'Richmond VIC 3121',
    ])
    const ofTwo = await findPlaces(geocoder, 'Richmond', ['wa', 'nsw', 'qld'])
    expect(ofTwo.map(({ name }) => name)).toEqual(['Richmond NSW 2753', 'Richmond QLD 4822'])
    expect(await namesOf('Richmond VIC')).toEqual(['Richmond VIC 3121'])
  })

  it('passes the failure of a geocoder on', async () => {
    const broken = { locate: () => Promise.reject(new Error('down')) }
    await expect(findPlaces(broken, '2291', ['qld'])).rejects.toThrow('down')
  })
})
