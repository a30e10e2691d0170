import { describe, expect, it } from 'vitest'
import {
  createNearParameters,
  createPositionPlace,
  formatDistance,
  formatNearLabel,
  formatPosition,
  isPosition,
  type NearPlace,
  parseNear,
  removePosition,
} from './near.ts'

const merewether: NearPlace = {
  key: '2291',
  within: 50,
  isNearestFirst: true,
  point: { lat: -32.94, lng: 151.75 },
}
const parse = (query: string, known?: NearPlace) => parseNear(new URLSearchParams(query), known)

describe('parseNear', () => {
  it('reads a place, one of six distances and the order [PLUS-068] [PLUS-069]', () => {
    expect(parse('near=2291&within=50&sortBy=nearest', merewether)).toEqual(merewether)
    expect(parse('near=2291')).toEqual({
      key: '2291',
      within: null,
      isNearestFirst: false,
      point: null,
    })
    const distances = [9, 10, 25, 50, 100, 250, 500, 501].map(
      (km) => parse(`near=2291&within=${km}`)?.within,
    )
    expect(distances).toEqual([null, 10, 25, 50, 100, 250, 500, null])
  })

  it('knows the point of a position, and of a postcode that was looked up [D-112]', () => {
    expect(parse('near=-32.93,151.78')?.point).toEqual({ lat: -32.93, lng: 151.78 })
    expect(parse('near=2291', merewether)?.point).toEqual(merewether.point)
    expect(parse('near=2292', merewether)?.point).toBeNull()
    expect(parse('near=-91,151.78')?.point).toBeNull()
    expect(parse('near=-32.931,151.78')?.point).toBeNull()
  })

  it('keeps hostile text within reason', () => {
    expect(parse('near=%20')).toBeNull()
    expect(parse('within=50')).toBeNull()
    expect(parse(`near=${'a'.repeat(500)}`)?.key).toHaveLength(60)
    expect(parse('near=a%00%0A%20b')?.key).toBe('a b')
  })
})

describe('a position', () => {
  it('is rounded to a hundredth of a degree and kept nowhere [D-112]', () => {
    expect(formatPosition({ lat: -32.926_712, lng: 151.778_949 })).toBe('-32.93,151.78')
    expect(formatPosition({ lat: -0.001, lng: 0.001 })).toBe('0,0')
    const here = createPositionPlace({ lat: -32.926_712, lng: 151.778_949 }, 25)
    expect(here).toEqual({
      key: '-32.93,151.78',
      within: 25,
      isNearestFirst: true,
      point: { lat: -32.93, lng: 151.78 },
    })
    expect(isPosition(here.key)).toBe(true)
    expect(isPosition('2291')).toBe(false)
    expect(removePosition(here)).toBeNull()
    expect(removePosition(merewether)).toBe(merewether)
  })
})

describe('formatNearLabel', () => {
  it('says how far from where [PLUS-068]', () => {
    expect(formatNearLabel(merewether)).toBe('Within 50 km of 2291')
    expect(formatNearLabel({ ...merewether, within: null })).toBe('Near 2291')
    expect(formatNearLabel(createPositionPlace({ lat: 1, lng: 2 }, 10))).toBe(
      'Within 10 km of your position',
    )
  })
})

describe('formatDistance', () => {
  it.each([
    [0, 'Less than 1 km away'],
    [499, 'Less than 1 km away'],
    [500, '1 km away'],
    [12_499, '12 km away'],
    [1_234_567, '1,235 km away'],
  ])('of %i metres is "%s" [PLUS-069]', (metres, words) => {
    expect(formatDistance(metres)).toBe(words)
  })
})

describe('createNearParameters', () => {
  it('asks exactly within the distance, and ranks by whole kilometres or not at all [PLUS-068] [PLUS-069]', () => {
    expect(createNearParameters(merewether)).toEqual({
      aroundLatLng: '-32.94,151.75',
      aroundRadius: 50_000,
      aroundPrecision: 1000,
      getRankingInfo: true,
    })
    expect(
      createNearParameters({ ...merewether, within: null, isNearestFirst: false }),
    ).toMatchObject({
      aroundRadius: 'all',
      aroundPrecision: 50_000_000,
    })
    expect(createNearParameters({ ...merewether, point: null })).toEqual({})
    expect(createNearParameters(null)).toEqual({})
  })
})
