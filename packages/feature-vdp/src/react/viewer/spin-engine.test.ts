import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpinEngine, type SpinEngineOptions, type SpinState } from './spin-engine.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)

/** An engine of 8 frames that come when asked to, and what it said. */
function anEngine(options: Partial<SpinEngineOptions> = {}) {
  const arrivals = new Map<number, { come: () => void; fail: () => void }>()
  const states: SpinState[] = []
  const failures: number[] = []
  const engine = createSpinEngine({
    count: 8,
    frame: 0,
    load: (frame) =>
      new Promise<void>((come, fail) => {
        arrivals.set(frame, { come, fail: () => fail(new Error(`frame ${frame}`)) })
      }),
    autorotates: true,
    savesData: false,
    onChange: (state) => states.push(state),
    onFailed: (frame) => failures.push(frame),
    ...options,
  })
  const comeAll = async (except: readonly number[] = []) => {
    for (let round = 0; round < 8; round += 1) {
      for (const [frame, arrival] of arrivals)
        if (except.includes(frame)) arrival.fail()
        else arrival.come()
      await settle()
    }
  }
  return { engine, arrivals, states, failures, comeAll }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createSpinEngine', () => {
  it('fetches every frame before it starts to turn [VDP-013]', async () => {
    const { engine, arrivals, states } = anEngine()
    engine.setInSight(true)
    for (let frame = 0; frame < 8; frame += 1) {
      await vi.advanceTimersByTimeAsync(500)
      expect(engine.state()).toMatchObject({ status: 'loading', isTurning: false, frame: 0 })
      const [[next, arrival] = [-1, undefined]] = arrivals
      arrivals.delete(next)
      arrival?.come()
      await settle()
    }
    expect(engine.state()).toMatchObject({ status: 'ready', loaded: 8, isTurning: true })
    expect(states.map(({ loaded }) => loaded).filter(Boolean)).toContain(4)
  })

  it('fetches nothing until it is in sight, then the nearest frames first', async () => {
    const { engine, arrivals } = anEngine({ frame: 4 })
    await settle()
    expect(arrivals.size).toBe(0)
    engine.setInSight(true)
    expect([...arrivals.keys()]).toEqual([4, 5, 3, 6])
  })

  it('shows the next frame every 100 ms [VDP-018]', async () => {
    const { engine, comeAll } = anEngine()
    engine.setInSight(true)
    await comeAll()
    vi.advanceTimersByTime(99)
    expect(engine.state().frame).toBe(0)
    vi.advanceTimersByTime(1)
    expect(engine.state().frame).toBe(1)
    vi.advanceTimersByTime(700)
    expect(engine.state().frame).toBe(0)
  })

  it('turns by itself until a visitor acts, then stops [VDP-014]', async () => {
    const { engine, comeAll } = anEngine()
    engine.setInSight(true)
    await comeAll()
    vi.advanceTimersByTime(200)
    expect(engine.state()).toMatchObject({ frame: 2, isTurning: true })
    engine.show(5)
    expect(engine.state()).toMatchObject({ frame: 5, isTurning: false })
    vi.advanceTimersByTime(5000)
    expect(engine.state().frame).toBe(5)
  })

  it('stays at rest when a visitor acted while it was loading', async () => {
    const { engine, comeAll } = anEngine()
    engine.setInSight(true)
    engine.rest()
    await comeAll()
    vi.advanceTimersByTime(1000)
    expect(engine.state()).toMatchObject({ frame: 0, status: 'ready', isTurning: false })
  })

  it('rests until it is asked to turn where less motion is asked for [D-84]', async () => {
    const { engine, comeAll } = anEngine({ autorotates: false })
    engine.setInSight(true)
    await comeAll()
    vi.advanceTimersByTime(1000)
    expect(engine.state()).toMatchObject({ frame: 0, isTurning: false })
    engine.turn()
    vi.advanceTimersByTime(100)
    expect(engine.state()).toMatchObject({ frame: 1, isTurning: true })
  })

  it('stands still out of sight and goes on when it is back', async () => {
    const { engine, comeAll } = anEngine()
    engine.setInSight(true)
    await comeAll()
    engine.setInSight(false)
    vi.advanceTimersByTime(1000)
    expect(engine.state().frame).toBe(0)
    engine.setInSight(true)
    vi.advanceTimersByTime(100)
    expect(engine.state().frame).toBe(1)
  })

  it('fetches on a connection that saves data only what is asked for', async () => {
    const { engine, arrivals } = anEngine({ savesData: true })
    engine.setInSight(true)
    expect(arrivals.size).toBe(0)
    engine.show(3, { everyFrame: false })
    expect([...arrivals.keys()]).toEqual([3])
    engine.turn()
    expect(arrivals.size).toBeGreaterThan(1)
  })

  it('shows a frame that is not there yet as soon as it comes', async () => {
    const { engine, arrivals } = anEngine()
    engine.setInSight(true)
    engine.show(6)
    expect(engine.state().frame).toBe(0)
    arrivals.get(6)?.come()
    await settle()
    expect(engine.state().frame).toBe(6)
  })

  it('reports a frame that failed and turns past it [VDP-019]', async () => {
    const { engine, comeAll, failures } = anEngine()
    engine.setInSight(true)
    await comeAll([1, 2])
    expect(failures).toEqual([1, 2])
    expect(engine.state()).toMatchObject({ status: 'ready', loaded: 6 })
    vi.advanceTimersByTime(100)
    expect(engine.state().frame).toBe(3)
  })

  it('gives up when half of the frames failed, and keeps what is in sight [VDP-019]', async () => {
    const { engine, comeAll } = anEngine()
    engine.setInSight(true)
    await comeAll([1, 2, 3, 4])
    expect(engine.state()).toMatchObject({ status: 'failed', isTurning: false, frame: 0 })
  })
})
