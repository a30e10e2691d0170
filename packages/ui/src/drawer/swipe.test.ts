import { describe, expect, it } from 'vitest'
import { isSwipedShut, judgeWay, measureTowards } from './swipe.ts'

describe('measureTowards', () => {
  it.each([
    ['bottom', { x: 5, y: 80 }, false, 80],
    ['bottom', { x: 5, y: -80 }, false, -80],
    ['start', { x: -60, y: 0 }, false, 60],
    ['start', { x: 60, y: 0 }, true, 60],
    ['end', { x: 60, y: 0 }, false, 60],
    ['end', { x: -60, y: 0 }, true, 60],
  ] as const)('of a panel at %s and %o, right to left %s, is %i', (side, way, isRtl, expected) => {
    expect(measureTowards(side, way, isRtl)).toBe(expected)
  })
})

describe('judgeWay', () => {
  it.each([
    ['bottom', { x: 3, y: 7 }, 'yet'],
    ['bottom', { x: 3, y: 9 }, 'swipe'],
    ['bottom', { x: 9, y: 3 }, 'else'],
    ['start', { x: -9, y: 3 }, 'swipe'],
    ['end', { x: 3, y: 9 }, 'else'],
  ] as const)('of a panel at %s and %o is %s', (side, way, expected) => {
    expect(judgeWay(side, way)).toBe(expected)
  })
})

describe('isSwipedShut', () => {
  it('closes past two fifths of the panel, however slowly', () => {
    expect(isSwipedShut(241, 600, 5000)).toBe(true)
    expect(isSwipedShut(240, 600, 5000)).toBe(false)
  })

  it('closes on a flick of 40 px at more than half a pixel a millisecond', () => {
    expect(isSwipedShut(40, 600, 79)).toBe(true)
    expect(isSwipedShut(40, 600, 80)).toBe(false)
    expect(isSwipedShut(39, 600, 10)).toBe(false)
  })

  it('stays where the finger went the other way', () => {
    expect(isSwipedShut(-400, 600, 100)).toBe(false)
  })
})
