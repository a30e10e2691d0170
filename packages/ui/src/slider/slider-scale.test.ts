import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fractionOf,
  isOnSteps,
  moveThumb,
  pageSteps,
  snapToStep,
  stepFrom,
  thumbFor,
  valueForKey,
} from './slider-scale.ts'

const price = { min: 5000, max: 250_500, step: 1000 }
const rate = { min: 0, max: 20, step: 0.1 }

describe('snapToStep', () => {
  it.each([
    [4999, 5000],
    [5499, 5000],
    [5500, 6000],
    [250_100, 250_000],
    [250_250, 250_500],
    [260_000, 250_500],
  ])('takes %i to %i', (value, expected) => {
    expect(snapToStep(value, price)).toBe(expected)
  })

  it('leaves no dust of binary fractions', () => {
    expect(snapToStep(0.31, rate)).toBe(0.3)
    expect(snapToStep(6.96, rate)).toBe(7)
  })

  it('gives a value of the scale, and the same one for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 300_000 }), (value) => {
        const snapped = snapToStep(value, price)
        expect(snapped).toBeGreaterThanOrEqual(price.min)
        expect(snapped).toBeLessThanOrEqual(price.max)
        expect(snapToStep(snapped, price)).toBe(snapped)
      }),
    )
  })
})

describe('stepFrom', () => {
  it.each([
    [12.94, 1, 13],
    [12.94, -1, 12.9],
    [12.9, 1, 13],
    [12.9, -1, 12.8],
    [20, 1, 20],
    [0, -1, 0],
  ])('moves a rate of %s by %i step to %s [D-49]', (value, steps, expected) => {
    expect(stepFrom(value, steps, rate)).toBe(expected)
  })

  it('comes to and from an end that lies between two steps', () => {
    expect(stepFrom(250_000, 1, price)).toBe(250_500)
    expect(stepFrom(250_500, -1, price)).toBe(250_000)
  })
})

describe('pageSteps', () => {
  it('is a tenth of the scale and at least one step', () => {
    expect(pageSteps({ min: 0, max: 100_000, step: 1000 })).toBe(10)
    expect(pageSteps({ min: 1, max: 7, step: 1 })).toBe(1)
  })
})

describe('fractionOf', () => {
  it('is the share of the scale, kept on the track', () => {
    expect(fractionOf(25, { min: 0, max: 100, step: 1 })).toBe(0.25)
    expect(fractionOf(-5, { min: 0, max: 100, step: 1 })).toBe(0)
    expect(fractionOf(500, { min: 0, max: 100, step: 1 })).toBe(1)
    expect(fractionOf(5, { min: 5, max: 5, step: 1 })).toBe(0)
  })
})

describe('isOnSteps', () => {
  it('looks at the values and at the end', () => {
    expect(isOnSteps([20_000, 60_000], { min: 5000, max: 250_000, step: 1000 })).toBe(true)
    expect(isOnSteps([20_500], { min: 5000, max: 250_000, step: 1000 })).toBe(false)
    expect(isOnSteps([20_000], price)).toBe(false)
    expect(isOnSteps([0.3, 12.9], rate)).toBe(true)
  })
})

describe('moveThumb', () => {
  it('stops a thumb at the other one', () => {
    expect(moveThumb([20, 60], 0, 90)).toEqual([60, 60])
    expect(moveThumb([20, 60], 1, 10)).toEqual([20, 20])
    expect(moveThumb([20, 60], 1, 80)).toEqual([20, 80])
    expect(moveThumb([5], 0, 7)).toEqual([7])
  })
})

describe('thumbFor', () => {
  it('takes the nearer thumb', () => {
    expect(thumbFor([20, 60], 30)).toBe(0)
    expect(thumbFor([20, 60], 50)).toBe(1)
    expect(thumbFor([20], 90)).toBe(0)
  })

  it('takes the one that can go there when both are in one place, and waits at that place', () => {
    expect(thumbFor([60, 60], 30)).toBe(0)
    expect(thumbFor([60, 60], 61)).toBe(1)
    expect(thumbFor([60, 60], 60)).toBeNull()
  })
})

describe('valueForKey', () => {
  const scale = { min: 0, max: 100, step: 1 }
  const press = (key: string, more: { shiftKey?: boolean; isRightToLeft?: boolean } = {}) =>
    valueForKey({ key, shiftKey: false, isRightToLeft: false, ...more }, 50, scale)

  it.each([
    ['ArrowRight', 51],
    ['ArrowUp', 51],
    ['ArrowLeft', 49],
    ['ArrowDown', 49],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 100],
    ['a', null],
    ['Tab', null],
  ])('takes 50 by %s to %s [UI-008]', (key, expected) => {
    expect(press(key)).toBe(expected)
  })

  it('makes large steps of arrows with Shift', () => {
    expect(press('ArrowRight', { shiftKey: true })).toBe(60)
    expect(press('ArrowDown', { shiftKey: true })).toBe(40)
  })

  it('turns sideways arrows round where text runs from right to left', () => {
    expect(press('ArrowRight', { isRightToLeft: true })).toBe(49)
    expect(press('ArrowUp', { isRightToLeft: true })).toBe(51)
  })
})
