import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createEmbeddedGeocoder } from '../adapters/index.ts'
import type { Geocoder } from '../model/index.ts'
import { loadLocator } from './load-locator.ts'

const [base] = anExampleFile.locations ?? []

const towns = {
  Hamilton: ['qld', '4007', -27.439, 153.063],
  Southport: ['qld', '4215', -27.967, 153.398],
  Bendigo: ['vic', '3550', -36.758, 144.28],
} as const

const place = (id: number, city: keyof typeof towns, location_type = '', name = `Cars ${city}`) => {
  const [state, postcode, lat, long] = towns[city]
  const address = { street: '1 High Street', city, state, postcode, lat, long }
  return { ...base, id, slug: `place-${id}`, name, primary: false, location_type, address }
}

const site = aSite({
  locations: [
    place(1, 'Bendigo', 'used'),
    place(2, 'Southport'),
    place(3, 'Hamilton', 'service-and-parts', 'Cars Southport'),
    place(4, 'Hamilton'),
  ] as never,
})

const withoutCoordinates = aSite({
  locations: [place(1, 'Bendigo'), place(2, 'Southport')].map((each) => ({
    ...each,
    address: { ...each.address, lat: null, long: null },
  })) as never,
})

const failures: unknown[] = []

async function load(query = '', geocoder: Geocoder = createEmbeddedGeocoder(), of = site) {
  const ports = { geocoder, onFailure: (error: unknown) => failures.push(error) }
  const locator = await loadLocator(ports, of, new URLSearchParams(query))
  return {
    ...locator,
    ids: locator.groups.map(({ locations }) => locations.map(({ id }) => id)),
    labels: locator.tabs.map(({ label, count }) => `${label} ${count}`),
    current: locator.tabs.find(({ isCurrent }) => isCurrent)?.label,
  }
}

describe('loadLocator', () => {
  it('groups all locations by name, sorted by type [LOC-001] [LOC-002]', async () => {
    const { ids, labels, current, near } = await load()
    expect(ids).toEqual([[4], [2, 3], [1]])
    expect(labels).toEqual(['All 4', 'Sales 2', 'Used 1', 'Service 1', 'Parts 1'])
    expect([current, near]).toEqual(['All', null])
  })

  it('filters by locationQuery and says what was typed [LOC-003]', async () => {
    const { ids, query } = await load('locationQuery=%20Bendigo%20')
    expect([ids, query]).toEqual([[[1]], 'Bendigo'])
    expect((await load('locationQuery=boats')).ids).toEqual([])
  })

  it('selects a department by its tab, which keeps the search [LOC-004]', async () => {
    const { ids, current, tabs } = await load('locationQuery=southport&locationType=parts')
    expect([ids, current]).toEqual([[[3]], 'Parts'])
    expect(tabs.map(({ href }) => href)).toEqual([
      '/dealer-locator?locationQuery=southport',
      '/dealer-locator?locationQuery=southport&locationType=sales',
      '/dealer-locator?locationQuery=southport&locationType=service',
      '/dealer-locator?locationQuery=southport&locationType=parts',
    ])
  })

  it('starts with the first tab where the list has the chosen one no more [LOC-005]', async () => {
    const { labels, ids } = await load('locationQuery=bendigo&locationType=parts')
    expect([labels, ids]).toEqual([[], [[1]]])
    const { current } = await load('locationQuery=southport&locationType=used')
    expect(current).toBe('All')
  })

  it('lists what is within 100 km of a postcode, the nearest first', async () => {
    const { ids, near, groups } = await load('locationQuery=4215')
    expect([ids, near]).toEqual([[[2, 3], [4]], '4215'])
    const distances = groups.flatMap(({ locations }) =>
      locations.map(({ km }) => Math.round(km ?? -1)),
    )
    expect(distances).toEqual([1, 66, 66])
  })

  it('keeps the order of departments among what is as many kilometres away [LOC-002]', async () => {
    const beside = [place(5, 'Hamilton', 'service', 'Workshop'), place(6, 'Hamilton', '', 'Cars')]
    const nearer = {
      ...beside[0],
      address: { ...beside[0]?.address, lat: -27.4385, long: 153.0635 },
    }
    const of = aSite({ locations: [nearer, beside[1]] as never })
    for (const postcode of ['4007', '4009']) {
      const { ids } = await load(`locationQuery=${postcode}`, createEmbeddedGeocoder(), of)
      expect([postcode, ids]).toEqual([postcode, [[6], [5]]])
    }
  })

  it('lists the nearest alone where none is near, also of a suburb by its name', async () => {
    const { ids, near } = await load('locationQuery=Mildura')
    expect([ids, near]).toEqual([[[1]], 'Mildura VIC 3500'])
  })

  it.each([
    ['4066', [[1], [2]]],
    ['4215', [[2]]],
    ['9999', []],
  ])(
    'lists for the postcode %s, where no location has coordinates, %j',
    async (postcode, listed) => {
      const query = `locationQuery=${postcode}`
      const { ids, near } = await load(query, createEmbeddedGeocoder(), withoutCoordinates)
      expect([ids, near]).toEqual([listed, null])
    },
  )

  it('finds nothing for a postcode that is none, and goes on where the geocoder fails', async () => {
    expect((await load('locationQuery=9999')).ids).toEqual([])
    const broken = { locate: () => Promise.reject(new Error('offline')) }
    expect((await load('locationQuery=3550', broken)).ids).toEqual([[1]])
    expect(failures).toEqual([new Error('offline')])
  })
})
