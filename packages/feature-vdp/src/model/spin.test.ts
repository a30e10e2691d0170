import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findFrameAfterDrag,
  findFrameForKey,
  formatFrame,
  moveFrame,
  parseFrameParameter,
  SPIN_INTERVAL_MS,
  SPIN_PIXELS_PER_FRAME,
  sortFramesByDistance,
} from './spin.ts'

describe('findFrameAfterDrag', () => {
  it.each([
    [0, 5],
    [-19, 5],
    [-20, 6],
    [-39, 6],
    [-40, 7],
    [19, 5],
    [20, 4],
    [-720, 5],
    [120, 35],
  ])('a drag of %i px from frame 5 shows frame %i: 20 px a frame [VDP-017]', (pixels, frame) => {
    expect(SPIN_PIXELS_PER_FRAME).toBe(20)
    expect(findFrameAfterDrag(5, pixels, 36)).toBe(frame)
  })
})

describe('findFrameForKey', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowRight', 35, 0],
    ['ArrowLeft', 0, 35],
    ['PageUp', 0, 9],
    ['PageDown', 0, 27],
    ['Home', 20, 0],
    ['End', 20, 35],
    ['ArrowUp', 5, null],
    ['Enter', 5, null],
  ])('%s on frame %i leads to %j [D-84]', (key, frame, next) => {
    expect(findFrameForKey(key, frame, 36)).toBe(next)
  })
})

describe('sortFramesByDistance', () => {
  it('begins with the frame shown and goes outward, round the ends', () => {
    expect(sortFramesByDistance(0, 6)).toEqual([0, 1, 5, 2, 4, 3])
    expect(sortFramesByDistance(0, 0)).toEqual([])
  })

  it('names every frame once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 72 }), fc.nat(), (count, seed) => {
        const order = sortFramesByDistance(seed % count, count)
        expect(order[0]).toBe(seed % count)
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
      }),
    )
  })
})

describe('moveFrame', () => {
  it('wraps at both ends', () => {
    expect([moveFrame(35, 1, 36), moveFrame(0, -1, 36), moveFrame(0, 1, 0)]).toEqual([0, 35, 0])
  })
})

describe('parseFrameParameter', () => {
  it.each([
    ['1', 0],
    ['36', 35],
    ['37', 0],
    ['0', 0],
    ['x', 0],
    [null, 0],
  ])('reads %j as frame %i', (parameter, frame) => {
    expect(parseFrameParameter(parameter, 36)).toBe(frame)
  })

  it('counts from one on the page', () => {
    expect(formatFrame(6, 36)).toBe('View 7 of 36')
  })
})

describe('SPIN_INTERVAL_MS', () => {
  it('is 100 ms', () => expect(SPIN_INTERVAL_MS).toBe(100))
})
