import { createInMemoryCarActivityStore } from '@forecourt/feature-vdp/testing'
import { describe, expect, it } from 'vitest'
import { createRememberedViews } from './remembered-views.ts'

/** Views that are counted elsewhere as well, and a clock that is set by hand. */
function openWorld() {
  const elsewhere = createInMemoryCarActivityStore()
  const world = { nowMs: 0, reads: 0, isBroken: false }
  const views = createRememberedViews(
    {
      ...elsewhere,
      readViews: async (...car) => {
        world.reads += 1
        if (world.isBroken) throw new Error('the table is gone')
        return elsewhere.readViews(...car)
      },
    },
    () => world.nowMs,
  )
  return { world, elsewhere, views }
}

describe('createRememberedViews', () => {
  it('reads the views of a car once a minute [VDP-027]', async () => {
    const { world, elsewhere, views } = openWorld()
    await views.readViews('harbour', 7)
    await elsewhere.countView('harbour', 7)
    world.nowMs = 59_999
    expect(await views.readViews('harbour', 7)).toBe(0)
    expect(world.reads).toBe(1)
    world.nowMs = 60_000
    expect(await views.readViews('harbour', 7)).toBe(1)
  })

  it('shows a view at once that is counted here', async () => {
    const { views } = openWorld()
    await views.readViews('harbour', 7)
    await views.countView('harbour', 7)
    expect(await views.readViews('harbour', 7)).toBe(1)
  })

  it('asks again after a failure [D-39]', async () => {
    const { world, views } = openWorld()
    world.isBroken = true
    await expect(views.readViews('harbour', 7)).rejects.toThrow('the table is gone')
    world.isBroken = false
    expect(await views.readViews('harbour', 7)).toBe(0)
  })

  it('tells cars and sites apart', async () => {
    const { views } = openWorld()
    await views.countView('harbour', 7)
    expect(await views.readViews('harbour', 8)).toBe(0)
    expect(await views.readViews('ridgeline', 7)).toBe(0)
  })
})
