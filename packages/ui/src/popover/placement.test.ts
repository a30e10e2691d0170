import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Placement, placeBeside } from './placement.ts'

const viewport = { width: 1000, height: 600 }
const anchor = { left: 400, top: 200, width: 120, height: 40 }
const size = { width: 200, height: 100 }

describe('placeBeside', () => {
  it.each([
    ['bottom-start', { left: 400, top: 248 }],
    ['bottom', { left: 360, top: 248 }],
    ['bottom-end', { left: 320, top: 248 }],
    ['top-start', { left: 400, top: 92 }],
    ['top', { left: 360, top: 92 }],
    ['top-end', { left: 320, top: 92 }],
  ] satisfies [Placement, object][])('lines up %s', (placement, expected) => {
    expect(placeBeside({ anchor, size, viewport, placement })).toEqual(expected)
  })

  it('turns start and end round where text runs from right to left', () => {
    const at = { anchor, size, viewport, rtl: true }
    expect(placeBeside({ ...at, placement: 'bottom-start' }).left).toBe(320)
    expect(placeBeside({ ...at, placement: 'bottom-end' }).left).toBe(400)
  })

  it('changes sides at the foot of the window, to the pixel', () => {
    const lowest = 600 - 8 - 100 - 8 - 40
    const at = (top: number) =>
      placeBeside({ anchor: { ...anchor, top }, size, viewport, placement: 'bottom' }).top
    expect(at(lowest)).toBe(lowest + 48)
    expect(at(lowest + 1)).toBe(lowest + 1 - 108)
  })

  it('changes sides at the top of the window, to the pixel', () => {
    const highest = 8 + 100 + 8
    const at = (top: number) =>
      placeBeside({ anchor: { ...anchor, top }, size, viewport, placement: 'top' }).top
    expect(at(highest)).toBe(8)
    expect(at(highest - 1)).toBe(highest - 1 + 48)
  })

  it('stays within the window whenever it can', () => {
    const box = fc.record({
      left: fc.integer({ min: -200, max: 1200 }),
      top: fc.integer({ min: -200, max: 800 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 100 }),
    })
    const any = fc.record({
      width: fc.integer({ min: 10, max: 984 }),
      height: fc.integer({ min: 10, max: 584 }),
    })
    const placement = fc.constantFrom<Placement>('bottom-start', 'bottom', 'top-end', 'top')
    fc.assert(
      fc.property(box, any, placement, (from, of, wanted) => {
        const at = placeBeside({ anchor: from, size: of, viewport, placement: wanted })
        return (
          at.left >= 8 &&
          at.top >= 8 &&
          at.left + of.width <= viewport.width - 8 &&
          at.top + of.height <= viewport.height - 8
        )
      }),
    )
  })
})
