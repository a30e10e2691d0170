import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCounter, positionText, stepFrom, trackView, viewFrom } from './track-view.ts'

const window = { left: 100, right: 400 }

/** Slides of one width side by side, the first one at `start`. */
const row = (start: number, widthPx: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: start + index * widthPx,
    right: start + (index + 1) * widthPx,
  }))

describe('trackView', () => {
  it('sees one slide of the width of its window', () => {
    expect(trackView(window, row(100, 300, 4))).toEqual({
      first: 0,
      last: 0,
      atStart: true,
      atEnd: false,
    })
    expect(trackView(window, row(-800, 300, 4))).toEqual({
      first: 3,
      last: 3,
      atStart: false,
      atEnd: true,
    })
  })

  it('counts a slide from one half on', () => {
    expect(trackView(window, row(100, 200, 4))).toMatchObject({ first: 0, last: 1 })
    expect(trackView(window, row(100, 204, 4))).toMatchObject({ first: 0, last: 0 })
  })

  it('forgives the rounding of edges', () => {
    expect(trackView(window, row(98.6, 100.4, 3))).toMatchObject({ atStart: true, atEnd: true })
  })

  it('reads slides that run to the left', () => {
    const slides = row(100, 100, 6)
      .map(({ left, right }) => ({ left: 500 - right, right: 500 - left }))
      .slice()
    expect(trackView(window, slides)).toEqual({ first: 0, last: 2, atStart: true, atEnd: false })
  })

  it('is at both ends without slides', () => {
    expect(trackView(window, [])).toEqual({ first: 0, last: 0, atStart: true, atEnd: true })
  })
})

describe('viewFrom', () => {
  const three = { first: 0, last: 2, atStart: true, atEnd: false }

  it.each([
    [0, { first: 0, last: 2, atStart: true, atEnd: false }],
    [3, { first: 3, last: 5, atStart: false, atEnd: false }],
    [6, { first: 6, last: 8, atStart: false, atEnd: true }],
    [8, { first: 6, last: 8, atStart: false, atEnd: true }],
  ])('is as wide from slide %i on', (index, expected) => {
    expect(viewFrom(three, index, 9)).toEqual(expected)
  })
})

describe('stepFrom', () => {
  const middle = { first: 2, last: 3, atStart: false, atEnd: false }

  it('moves a whole view', () => {
    expect(stepFrom(middle, 'next', { count: 9, wraps: false })).toBe(4)
    expect(stepFrom(middle, 'previous', { count: 9, wraps: false })).toBe(0)
  })

  it('stays at an end, or goes round it', () => {
    const end = { first: 7, last: 8, atStart: false, atEnd: true }
    const start = { first: 0, last: 1, atStart: true, atEnd: false }
    expect(stepFrom(end, 'next', { count: 9, wraps: false })).toBe(7)
    expect(stepFrom(end, 'next', { count: 9, wraps: true })).toBe(0)
    expect(stepFrom(start, 'previous', { count: 9, wraps: false })).toBe(0)
    expect(stepFrom(start, 'previous', { count: 9, wraps: true })).toBe(8)
  })

  it('always leads to a slide', () => {
    const place = fc.nat({ max: 30 })
    const options = fc.record({ wraps: fc.boolean(), atStart: fc.boolean(), atEnd: fc.boolean() })
    fc.assert(
      fc.property(place, place, options, fc.boolean(), (a, b, { wraps, ...ends }, isNext) => {
        const view = { first: Math.min(a, b), last: Math.max(a, b), ...ends }
        const count = view.last + 1
        const to = stepFrom(view, isNext ? 'next' : 'previous', { count, wraps })
        return to >= 0 && to < count
      }),
    )
  })
})

describe('counterText and positionText', () => {
  it.each([
    [0, 0, '1/9', 'Slide 1 of 9'],
    [3, 5, '4–6/9', 'Slides 4 to 6 of 9'],
  ])('says for %i to %i %j and %j', (first, last, counter, position) => {
    const view = { first, last, atStart: false, atEnd: false }
    expect([formatCounter(view, 9), positionText(view, 9)]).toEqual([counter, position])
  })
})
