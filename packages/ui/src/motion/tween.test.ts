import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cssTimeMs } from './motion-duration.ts'
import { easeOut, type Frames, tween } from './tween.ts'

/** A clock and frames that are moved by hand. */
function handFrames() {
  let nowMs = 1000
  let waiting: (() => void) | null = null
  const frames: Frames = {
    now: () => nowMs,
    nextFrame: (run) => {
      waiting = run
      return () => {
        waiting = null
      }
    },
  }
  const advance = (byMs: number) => {
    nowMs += byMs
    const run = waiting
    waiting = null
    run?.()
  }
  return { frames, advance }
}

describe('tween', () => {
  it('is on its way at 299 ms of 300 and has arrived at 300', () => {
    const { frames, advance } = handFrames()
    const places: number[] = []
    let arrivals = 0
    const arrive = () => {
      arrivals += 1
    }
    tween(
      { from: 0, to: 100, durationMs: 300 },
      { onMove: (place) => places.push(place), onArrive: arrive },
      frames,
    )
    advance(299)
    expect(places.at(-1)).toBeLessThan(100)
    expect(arrivals).toBe(0)
    advance(1)
    expect(places.at(-1)).toBe(100)
    expect(arrivals).toBe(1)
    advance(1000)
    expect(arrivals).toBe(1)
  })

  it('arrives at once in no time', () => {
    const { frames } = handFrames()
    const places: number[] = []
    tween({ from: 5, to: 9, durationMs: 0 }, { onMove: (place) => places.push(place) }, frames)
    expect(places).toEqual([9])
  })

  it('stays where it was stopped', () => {
    const { frames, advance } = handFrames()
    const places: number[] = []
    const stop = tween(
      { from: 0, to: 100, durationMs: 300 },
      { onMove: (place) => places.push(place) },
      frames,
    )
    advance(100)
    const [...before] = places
    stop()
    advance(300)
    expect(places).toEqual(before)
  })
})

describe('easeOut', () => {
  it('begins at 0, ends at 1 and never goes back', () => {
    expect([easeOut(0), easeOut(1)]).toEqual([0, 1])
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, (a, b) => easeOut(Math.min(a, b)) <= easeOut(Math.max(a, b))),
    )
  })
})

describe('cssTimeMs', () => {
  it.each([
    ['0.3s', 300],
    ['300ms', 300],
    ['0.001s', 1],
    [' 1ms', 1],
    ['auto', 0],
    ['', 0],
  ])('reads %j as %i', (text, expected) => expect(cssTimeMs(text)).toBe(expected))
})
