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
    const store = createToastStore(clock.startTimer)
    store.show({ title: 'Saved' })
    clock.advance(4999)
    expect(store.current()?.title).toBe('Saved')
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('replaces the shown message by a new one, with its own time [UI-002]', () => {
    const clock = handClock()
    const store = createToastStore(clock.startTimer)
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
    const store = createToastStore(clock.startTimer)
    store.show({ title: 'Copied', durationMs: 3000 })
    clock.advance(2999)
    expect(store.current()).not.toBeNull()
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('waits while it is held and then starts over', () => {
    const clock = handClock()
    const store = createToastStore(clock.startTimer)
    store.show({ title: 'Saved' })
    store.hold()
    clock.advance(60_000)
    expect(store.current()).not.toBeNull()
    store.release()
    clock.advance(4999)
    expect(store.current()).not.toBeNull()
    clock.advance(1)
    expect(store.current()).toBeNull()
  })

  it('tells its listeners until they leave, and gives each message its own key', () => {
    const store = createToastStore(handClock().startTimer)
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
