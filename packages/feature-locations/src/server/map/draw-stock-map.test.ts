import { describe, expect, it } from 'vitest'
import { drawStockMap } from '../index.ts'

const place = (name: string, latitude: number, longitude: number) => ({
  name,
  suburb: 'Somewhere QLD',
  point: { latitude, longitude },
})

const hamilton = place('Hamilton', -27.439, 153.0629)
const capalaba = place('Capalaba', -27.5433, 153.2029)
const coast = [
  hamilton,
  capalaba,
  place('Southport', -27.9672, 153.398),
  place('Maroochydore', -26.6601, 153.0995),
  place('Newcastle', -32.9245, 151.7571),
]

/** Pixels between the middles of markers, on the narrowest map. */
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => [
  Math.abs(a.x - b.x) * 2.76,
  Math.abs(a.y - b.y) * 2.76,
]

describe('drawStockMap', () => {
  it('is as high as it is wide, with a marker for each place in the order given [PLUS-081]', () => {
    const { drawing, markers } = drawStockMap(coast)
    expect(drawing.height).toBe(100)
    expect(markers.map(({ name }) => name)).toEqual(coast.map(({ name }) => name))
    expect(markers.map(({ spot }) => spot)).toEqual(drawing.pins)
    expect(drawing.attribution).toContain('GeoNames')
  })

  it('sets a marker above its place, and beside it where others are near [PLUS-081]', () => {
    const alone = drawStockMap([hamilton]).markers[0]
    expect(alone?.at.x).toBe(alone?.spot.x)
    expect(alone?.at.y).toBeLessThan(alone?.spot.y ?? 0)
    const { markers } = drawStockMap(coast)
    for (const [index, a] of markers.entries()) {
      for (const b of markers.slice(index + 1)) {
        const [wide = 0, high = 0] = apart(a.at, b.at)
        expect(wide >= 55 || high >= 43, `${a.name} and ${b.name}`).toBe(true)
      }
      expect(Math.min(a.at.x, 100 - a.at.x)).toBeGreaterThanOrEqual(8)
      expect(Math.min(a.at.y, 100 - a.at.y)).toBeGreaterThanOrEqual(7)
    }
  })

  it('shows places at one spot side by side [PLUS-081]', () => {
    const [one, other] = drawStockMap([hamilton, { ...hamilton, name: 'Next door' }]).markers
    expect(one?.spot).toEqual(other?.spot)
    expect(one?.at).not.toEqual(other?.at)
  })

  it('has a place for more markers than there is space for', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ ...hamilton, name: `Place ${index}` }))
    const { markers } = drawStockMap(many)
    expect(markers).toHaveLength(80)
    expect(markers.every(({ at }) => Number.isFinite(at.x + at.y))).toBe(true)
  })

  it('names the town at a place, and suburbs where hardly a town is near', () => {
    const places = [place('Ballarat', -37.5308, 143.8284), place('Bendigo', -36.8, 144.25)]
    const { labels } = drawStockMap(places).drawing
    const kinds = (kind: string) => labels.filter((label) => label.kind === kind)
    expect(kinds('town').map(({ text }) => text)).toContain('Ballarat')
    expect(kinds('suburb').length).toBeGreaterThan(3)
  })

  it('refuses a map of nowhere', () => {
    expect(() => drawStockMap([])).toThrow(RangeError)
  })
})
