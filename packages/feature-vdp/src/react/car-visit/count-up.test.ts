import { describe, expect, it } from 'vitest'
import { countUp } from './count-up.ts'

/** Draws a frame every 100 ms of a clock of its own. */
function draw(to: number, durationMs: number) {
  let clock = 0
  let next: (() => void) | null = null
  const drawn: { at: number; place: number }[] = []
  const frames = {
    now: () => clock,
    nextFrame: (run: () => void) => {
      next = run
    },
  }
  countUp(to, durationMs, (place) => drawn.push({ at: clock, place }), frames)
  while (next) {
    const run: () => void = next
    next = null
    clock += 100
    run()
  }
  return drawn
}

describe('countUp', () => {
  const drawn = draw(34_990, 2500)

  it('starts at 0 and ends at the number after 2.5 s', () => {
    expect(drawn[0]).toEqual({ at: 0, place: 0 })
    expect(drawn.at(-1)).toEqual({ at: 2500, place: 34_990 })
    expect(drawn.at(-2)?.place).toBeLessThan(34_990)
  })

  it('only ever rises, in whole numbers', () => {
    const places = drawn.map(({ place }) => place)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places.every(Number.isInteger)).toBe(true)
  })
})
