import { describe, expect, it } from 'vitest'
import { createArrivals } from './arrivals.ts'

/** Requests that come one a turn of the event loop. */
function arriveInTurns(count: () => void, turns: number): { left: () => number } {
  let left = turns
  const arrive = () => {
    if (left === 0) return
    left -= 1
    count()
    setImmediate(arrive)
  }
  setImmediate(arrive)
  return { left: () => left }
}

describe('createArrivals', () => {
  it('lets every request in that is about to come [PLUS-088]', async () => {
    const arrivals = createArrivals(() => 0)
    arrivals.count()
    const coming = arriveInTurns(arrivals.count, 500)
    await arrivals.settle()
    expect(coming.left()).toBe(0)
  })

  it('holds work up for 25 ms at most while they never end [PLUS-088]', async () => {
    let now = 0
    const arrivals = createArrivals(() => now)
    arriveInTurns(() => {
      now += 1
      arrivals.count()
    }, 500)
    await arrivals.settle()
    expect(now).toBe(25)
  })

  it('holds work up for a turn or two when nobody comes', async () => {
    const arrivals = createArrivals()
    let turns = 0
    const take = () => {
      turns += 1
      if (turns < 10) setImmediate(take)
    }
    setImmediate(take)
    await arrivals.settle()
    expect(turns).toBeLessThan(4)
  })
})
