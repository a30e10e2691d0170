import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { formatAddress, formatDirectionsUrl } from './index.ts'

const location = aLocation()

describe('formatDirectionsUrl', () => {
  it('goes to place_url, else to a maps search of the address [D-45]', () => {
    const address = { ...location.address, place_url: 'https://maps.app.goo.gl/abc' }
    expect(formatDirectionsUrl({ ...location, address })).toBe('https://maps.app.goo.gl/abc')
    const search = new URL(formatDirectionsUrl(location))
    expect(search.origin + search.pathname).toBe('https://www.google.com/maps/search/')
    expect(search.searchParams.get('query')).toBe(
      'Harbour Toyota Hamilton, 1243 Kingsford Smith Drive, Hamilton QLD 4007',
    )
  })

  it('names the place at the map service when its id is known', () => {
    const address = { ...location.address, place_id: 'ChIJ' }
    expect(
      new URL(formatDirectionsUrl({ ...location, address })).searchParams.get('query_place_id'),
    ).toBe('ChIJ')
  })
})

describe('formatAddress', () => {
  it('is one line with the state in capitals', () => {
    expect(formatAddress(location.address)).toBe('1243 Kingsford Smith Drive, Hamilton QLD 4007')
  })
})
