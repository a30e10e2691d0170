import { describe, expect, it } from 'vitest'
import { EARTH_RADIUS_KM, findNearestPlace, findPoint, measureDistanceKm } from './index.ts'

const brisbane = { latitude: -27.4698, longitude: 153.0251 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }

describe('measureDistanceKm', () => {
  it('is a quarter of the circle of 6371 km from the equator to a pole [VDP-110]', () => {
    expect(EARTH_RADIUS_KM).toBe(6371)
    const quarter = measureDistanceKm(
      { latitude: 0, longitude: 0 },
      { latitude: 90, longitude: 50 },
    )
    expect(quarter).toBeCloseTo((6371 * Math.PI) / 2, 9)
  })

  it('is half of it between opposite points, where rounding may pass 1', () => {
    const half = measureDistanceKm(brisbane, { latitude: 27.4698, longitude: 153.0251 - 180 })
    expect(half).toBeCloseTo(6371 * Math.PI, 6)
  })

  it.each([
    ['Brisbane to Sydney', brisbane, sydney, 732.4],
    [
      'across the date line',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.2,
    ],
    ['nowhere', brisbane, brisbane, 0],
  ])('is the shorter way: %s', (_, from, to, km) => {
    expect(measureDistanceKm(from, to)).toBeCloseTo(km, 1)
    expect(measureDistanceKm(to, from)).toBeCloseTo(km, 1)
  })
})

describe('findNearestPlace', () => {
  const at = (lat: number | null, long: number | null) => ({ address: { lat, long } })

  it('passes over places without coordinates', () => {
    const places = [at(null, 153), at(-33.8, 151.2), at(-27.5, 153)]
    expect(findNearestPlace(places, brisbane)?.place).toBe(places[2])
    expect(findNearestPlace(places, sydney)?.place).toBe(places[1])
    expect(findNearestPlace([at(null, null)], brisbane)).toBeNull()
  })

  it('takes the first of two as near', () => {
    const twins = [at(-27, 153), at(-27, 153)]
    expect(findNearestPlace(twins, brisbane)?.place).toBe(twins[0])
  })

  it('knows the equator and the meridian as places', () => {
    expect(findPoint(at(0, 0))).toEqual({ latitude: 0, longitude: 0 })
  })
})
