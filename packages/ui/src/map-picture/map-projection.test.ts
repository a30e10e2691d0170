import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDegrees, mapFrame, roundStep } from './map-projection.ts'

const indooroopilly = { latitude: -27.4986, longitude: 152.9731 }
const cairns = { latitude: -16.9203, longitude: 145.7709 }

describe('mapFrame', () => {
  it('puts a single place in the middle, with rings at round distances', () => {
    const { pins, rings } = mapFrame([indooroopilly], 9 / 16)
    expect(pins).toEqual([{ x: 50, y: 50 }])
    expect(rings.map(({ text }) => text)).toEqual(['1 km', '2 km', '3 km'])
    expect(rings.map(({ percent }) => percent)).toEqual([12.5, 25, 37.5])
  })

  it('keeps north up and east to the right', () => {
    const { pins } = mapFrame([indooroopilly, cairns], 9 / 16)
    const [south, north] = pins
    expect(north?.y).toBeLessThan(south?.y ?? 0)
    expect(north?.x).toBeLessThan(south?.x ?? 0)
  })

  it('labels the grid by round degrees', () => {
    const { meridians, parallels } = mapFrame([indooroopilly], 9 / 16)
    expect(meridians.map(({ text }) => text)).toEqual([
      '152.94° E',
      '152.95° E',
      '152.96° E',
      '152.97° E',
      '152.98° E',
      '152.99° E',
      '153.00° E',
      '153.01° E',
    ])
    expect(parallels.every(({ text }) => /^27\.\d\d° S$/.test(text))).toBe(true)
  })

  it('keeps every place inside the picture and every line on it', () => {
    const place = fc.record({
      latitude: fc.double({ min: -44, max: -10, noNaN: true }),
      longitude: fc.double({ min: 113, max: 154, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
        const { pins, meridians, parallels } = mapFrame(places, 9 / 16)
        expect(pins.every(({ x, y }) => x >= 10 && x <= 90 && y >= 10 && y <= 90)).toBe(true)
        const lines = [...meridians, ...parallels]
        expect(lines.every(({ percent }) => percent >= 0 && percent <= 100)).toBe(true)
        expect(lines.length).toBeGreaterThan(2)
        expect(lines.length).toBeLessThan(30)
      }),
    )
  })

  it('refuses to draw nowhere', () => {
    expect(() => mapFrame([], 1)).toThrow(RangeError)
  })
})

describe('roundStep', () => {
  it.each([
    [1, 1],
    [1.9, 1],
    [2, 2],
    [4.99, 2],
    [5, 5],
    [0.03, 0.02],
    [73, 50],
  ])('takes %d down to %d', (limit, step) => {
    expect(roundStep(limit)).toBeCloseTo(step, 10)
  })
})

describe('formatDegrees', () => {
  it('names the side of the globe', () => {
    expect(formatDegrees(-27.4986, 'latitude')).toBe('27.50° S')
    expect(formatDegrees(152.9731, 'longitude', 4)).toBe('152.9731° E')
    expect(formatDegrees(-0.1276, 'longitude')).toBe('0.13° W')
    expect(formatDegrees(51.5, 'latitude', 0)).toMatch(/N$/)
  })
})
