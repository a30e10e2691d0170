import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findLookAfterDrag,
  findLookForKey,
  firstLook,
  formatLook,
  projectOnScreen,
  toLook,
} from './panorama.ts'

describe('findLookAfterDrag', () => {
  it('turns by the field of view for a drag across the whole view', () => {
    const dragged = findLookAfterDrag(firstLook, { right: -400, down: 100, width: 400 })
    expect(dragged).toEqual({ yaw: 80, pitch: 20, field: 80 })
  })

  it('stops before it stands on its head', () => {
    expect(findLookAfterDrag(firstLook, { right: 0, down: 4000, width: 400 }).pitch).toBe(75)
    expect(findLookAfterDrag(firstLook, { right: 0, down: -4000, width: 400 }).pitch).toBe(-75)
  })
})

describe('findLookForKey', () => {
  it.each([
    ['ArrowRight', { yaw: 15 }],
    ['ArrowLeft', { yaw: 345 }],
    ['ArrowUp', { pitch: 15 }],
    ['ArrowDown', { pitch: -15 }],
    ['+', { field: 65 }],
    ['-', { field: 95 }],
  ])('%s leads to %j', (key, change) => {
    expect(findLookForKey(key, firstLook)).toEqual({ ...firstLook, ...change })
  })

  it('comes back with Home and leaves other keys alone', () => {
    expect(findLookForKey('Home', { yaw: 90, pitch: 10, field: 50 })).toEqual(firstLook)
    expect(findLookForKey('Enter', firstLook)).toBeNull()
  })
})

describe('formatLook', () => {
  it.each([
    [0, 'Straight ahead'],
    [359.8, 'Straight ahead'],
    [15, '15° to the right'],
    [180, 'Behind'],
    [345, '15° to the left'],
  ])('says %d as %j', (yaw, text) => {
    expect(formatLook({ ...firstLook, yaw })).toBe(text)
  })
})

describe('projectOnScreen', () => {
  it('has the middle of the picture in the middle of the first look', () => {
    expect(projectOnScreen({ x: 50, y: 50 }, firstLook, 1.5)).toEqual({ x: 50, y: 50 })
  })

  it('hides what is behind, and finds it after turning round', () => {
    expect(projectOnScreen({ x: 0, y: 50 }, firstLook, 1.5)).toBeNull()
    const found = projectOnScreen({ x: 0, y: 50 }, { ...firstLook, yaw: 180 }, 1.5)
    expect(found?.x).toBeCloseTo(50)
  })

  it('has the edge of the field at the edge of the screen, and what is above at the top', () => {
    expect(projectOnScreen({ x: 50 + 39.9 / 3.6, y: 50 }, firstLook, 1.5)?.x).toBeCloseTo(99.83, 1)
    expect(projectOnScreen({ x: 50 + 40.1 / 3.6, y: 50 }, firstLook, 1.5)).toBeNull()
    expect(projectOnScreen({ x: 50, y: 45 }, firstLook, 1.5)?.y).toBeLessThan(50)
  })

  it('has a point in the middle of a look at it', () => {
    const degrees = fc.double({ min: 0, max: 359, noNaN: true })
    const pitches = fc.double({ min: -74, max: 74, noNaN: true })
    fc.assert(
      fc.property(degrees, pitches, (yaw, pitch) => {
        const point = { x: ((yaw + 180) % 360) / 3.6, y: (90 - pitch) / 1.8 }
        const place = projectOnScreen(point, toLook({ yaw, pitch, field: 60 }), 1.5)
        expect(place?.x).toBeCloseTo(50, 5)
        expect(place?.y).toBeCloseTo(50, 5)
      }),
    )
  })
})
