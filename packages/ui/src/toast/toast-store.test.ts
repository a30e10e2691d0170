import { describe, expect, it, vi } from 'vitest'
import { createToastStore, type StartTimer } from './toast-store.ts'

/** A clock that is moved by hand. */
function handClock() {
  let nowMs = 0
  const timers = new Map<object, { atMs: number; run: () => void }>()
  const startTimer: StartTimer = (run, delayMs) => {
    const key = {}
    timers.set(key, { atMs: nowMs + delayMs, run })
    return () => timers.delete(key)
  }
  const advance = (byMs: number) => {
    nowMs += byMs
    for (const [key, timer] of timers) {
      if (timer.atMs > nowMs) continue
      timers.delete(key)
      timer.run()
    }
  }
  return { startTimer, advance }
}

describe('createToastStore', () => {
  it('shows a message and stays for 5 s', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.show({ title: 'Saved' })
    clock.advance(4999)
    expect(store.current()?.title).toBe('Saved')
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('replaces the shown message by a new one, with its own time [UI-002]', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.show({ title: 'First' })
    clock.advance(4000)
    store.show({ title: 'Second' })
    expect(store.current()?.title).toBe('Second')
    clock.advance(4999)
    expect(store.current()?.title).toBe('Second')
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('keeps to a duration of its own', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.show({ title: 'Copied', durationMs: 3000 })
    clock.advance(2999)
    expect(store.current()).not.toBeNull()
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('waits while it is held and then starts over', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.show({ title: 'Saved' })
    store.hold('pointer')
    clock.advance(60_000)
    expect(store.current()).not.toBeNull()
    store.release('pointer')
    clock.advance(4999)
    expect(store.current()).not.toBeNull()
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('waits until the last reason to wait has gone', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.hold('hidden')
    store.show({ title: 'Saved' })
    store.hold('focus')
    clock.advance(60_000)
    store.release('hidden')
    clock.advance(60_000)
    expect(store.current()?.title).toBe('Saved')
    store.release('focus')
    clock.advance(5000)
    expect(store.current()).toBeNull()
  })

  it('lets the next message go after one went from under the pointer', () => {
    const clock = handClock()
    const store = createToastStore(clock)
    store.show({ title: 'First' })
    store.hold('pointer')
    store.dismiss(store.current()?.key)
    store.show({ title: 'Second' })
    clock.advance(5000)
    expect(store.current()).toBeNull()
  })

  it('shows as many as its limit, the newest, each for its own time', () => {
    const clock = handClock()
    const store = createToastStore({ ...clock, limit: 2 })
    const titles = () => store.list().map(({ title }) => title)
    store.show({ title: 'First' })
    store.show({ title: 'Second', durationMs: 9000 })
    clock.advance(1000)
    store.show({ title: 'Third' })
    expect(titles()).toEqual(['Second', 'Third'])
    clock.advance(5000)
    expect(titles()).toEqual(['Second'])
    store.show({ title: 'Fourth' })
    store.dismiss(store.list()[0]?.key)
    expect(titles()).toEqual(['Fourth'])
  })

  it('tells its listeners until they leave, and gives each message its own key', () => {
    const store = createToastStore(handClock())
    const listener = vi.fn<() => void>()
    const leave = store.subscribe(listener)
    store.show({ title: 'Same' })
    const first = store.current()?.key
    store.show({ title: 'Same' })
    expect(store.current()?.key).not.toBe(first)
    leave()
    store.dismiss()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
