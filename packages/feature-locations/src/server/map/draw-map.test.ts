import { describe, expect, it } from 'vitest'
import { drawMap } from './draw-map.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const maroochydore = at(-26.6601, 153.0995)
const ballarat = at(-37.5308, 143.8284)

/** Points of the land, in per cent of the width. */
const pointsOf = (land: string) =>
  [...land.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('drawMap', () => {
  it('shows the sea where the coast is near, and land alone inland', () => {
    const east = pointsOf(drawMap([maroochydore], 0.5).land).map(([x]) => x)
    // The coast is just east of the place.
    expect(Math.max(...east)).toBeGreaterThan(50)
    expect(Math.max(...east)).toBeLessThan(75)
    const inland = drawMap([ballarat], 0.5)
    expect(pointsOf(inland.land)).toHaveLength(4)
    expect(inland.land).toMatch(/^M.*Z$/)
  })

  it('has a single place in the middle, with a scale of a round distance', () => {
    const { pins, scale, height, attribution } = drawMap([ballarat], 9 / 16)
    expect(pins).toEqual([{ x: 50, y: 50 }])
    expect(scale).toEqual({ percent: 13.9, text: '5 km' })
    expect(height).toBe(56.3)
    expect(attribution).toBe('Coast: Natural Earth. Place names © GeoNames, CC BY 4.0')
  })

  it('names the town first and then suburbs around the place, each once', () => {
    const texts = drawMap([ballarat], 9 / 16).labels.map(({ text }) => text)
    expect(texts[0]).toBe('Ballarat')
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(7)
    expect(texts.length).toBeLessThanOrEqual(14)
  })

  it('keeps its names within the picture and off the pin', () => {
    for (const place of [maroochydore, ballarat]) {
      for (const { x, y } of drawMap([place], 9 / 21).labels) {
        expect(Math.min(x, 100 - x, y, 100 - y)).toBeGreaterThan(0)
        expect(Math.abs(x - 50) + Math.abs(y - 50)).toBeGreaterThan(2)
      }
    }
  })

  it('names towns alone on a map of several cities, and stays small', () => {
    const map = drawMap([maroochydore, ballarat, at(-31.95, 115.86)], 3 / 4)
    expect(map.labels.map(({ text }) => text)).toContain('Sydney')
    expect(map.labels.every(({ kind }) => kind === 'town')).toBe(true)
    expect(map.pins).toHaveLength(3)
    expect(map.land.length).toBeLessThan(16_000)
  })

  it('refuses a map of nowhere', () => {
    expect(() => drawMap([], 0.5)).toThrow(RangeError)
  })
})
