import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { findLocatedAt } from './located-at.ts'

const site = aSite()
const [home] = site.locations
if (!home) throw new Error('the example site has a location')

const carIn = (city: string | null) => aCar({ city, location_id: 7, location: null })

describe('findLocatedAt', () => {
  it("reads 'Located at {city}' [VDP-068]", () => {
    expect(findLocatedAt(carIn('Cairns'), site)?.text).toBe('Located at Cairns')
  })

  it('is nothing in the city of the primary dealership, however it is written [VDP-070]', () => {
    expect(findLocatedAt(carIn('Fortitude Valley'), site)).toBeNull()
    expect(findLocatedAt(carIn(' fortitude valley '), site)).toBeNull()
    expect(findLocatedAt(carIn('Fortitude'), site)).not.toBeNull()
  })

  it.each([null, '', '  '])('is nothing for a car in the city %j [D-45]', (city) => {
    expect(findLocatedAt(carIn(city), site)).toBeNull()
  })

  it('is nothing while the city of the primary dealership is not known [D-45]', () => {
    const [dealership] = site.dealerships
    if (!dealership) throw new Error('the example site has a dealership')
    for (const city of [null, ' ']) {
      const dealerships = [{ ...dealership, city }]
      expect(findLocatedAt(carIn('Cairns'), { ...site, dealerships })).toBeNull()
    }
  })

  it('leads to the page of the place, else to a search for its address [VDP-069]', () => {
    const place_url = 'https://maps.example.test/harbour-cairns'
    const address = { ...home.address, city: 'Cairns' }
    const at = (own: string | null) => ({
      ...site,
      locations: [
        { ...home, id: 7, name: 'Harbour Cairns', address: { ...address, place_url: own } },
      ],
    })
    expect(findLocatedAt(carIn('Cairns'), at(place_url))?.directionsHref).toBe(place_url)
    const search = new URL(findLocatedAt(carIn('Cairns'), at(null))?.directionsHref ?? '')
    expect(search.searchParams.get('query')).toBe(
      'Harbour Cairns, 1 Example Street, Cairns QLD 4006',
    )
  })

  it('finds a place the site does not list by what the car says of it', () => {
    const address = {
      id: 9,
      street: '2 Wharf Street',
      city: 'Cairns',
      state: 'qld',
      postcode: '4870',
    }
    const location = (place_url: string | null) => ({
      id: 9,
      name: 'Cairns yard',
      slug: 'cairns',
      phone: null,
      address: { ...address, place_url },
      distribution_locations: [],
    })
    const car = aCar({ city: null, location_id: 9, location: location(null) })
    const query = new URL(findLocatedAt(car, site)?.directionsHref ?? '').searchParams.get('query')
    expect(query).toBe('Cairns yard 2 Wharf Street Cairns QLD 4870')
    const known = aCar({ city: 'Cairns', location: location('https://maps.example.test/9') })
    expect(findLocatedAt(known, site)?.directionsHref).toBe('https://maps.example.test/9')
  })

  it('is remembered for each location by itself [VDP-071]', () => {
    expect(findLocatedAt(carIn('Cairns'), site)?.rememberAs).toBe('located-7')
    expect(
      findLocatedAt(aCar({ city: 'Cairns', location_id: 8, location: null }), site)?.rememberAs,
    ).toBe('located-8')
  })
})
