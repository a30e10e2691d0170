import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listStockPlaces } from './index.ts'

const [first] = anExampleFile.locations ?? []

const placesOf = (...locations: readonly object[]) =>
  listStockPlaces(
    aSite({
      locations: locations.map((more, index) => ({
        ...first,
        id: index + 1,
        slug: `place-${index}`,
        name: `Place ${index}`,
        ...more,
      })) as never,
    }),
  ).map(({ name }) => name)

describe('listStockPlaces', () => {
  it('says name, suburb and where it is [PLUS-081]', () => {
    expect(listStockPlaces(aSite())).toEqual([
      {
        name: 'Example Motors',
        suburb: 'Fortitude Valley QLD',
        point: { latitude: -27.4579, longitude: 153.0334 },
      },
    ])
  })

  it('leaves out what is hidden, what only serves, and what nobody knows where it is [PLUS-081]', () => {
    const nowhere = { ...first?.address, lat: null, long: null }
    const kept = placesOf(
      { location_type: 'used' },
      { location_type: 'service-and-parts' },
      { visible: false },
      { address: nowhere },
      { location_type: 'sales' },
    )
    expect(kept).toEqual(['Place 0', 'Place 4'])
  })

  it('has departments of one name once [PLUS-081]', () => {
    expect(placesOf({ name: 'North' }, { name: 'North' }, {})).toEqual(['North', 'Place 2'])
  })
})
