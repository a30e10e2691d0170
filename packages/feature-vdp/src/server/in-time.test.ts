import { describe, expect, it, vi } from 'vitest'
import { inTime, LateAnswerError } from './in-time.ts'

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), ms)
  })

describe('inTime', () => {
  it('gives an answer or a failure that comes in time', async () => {
    vi.useFakeTimers()
    const answer = inTime(after(99, 7), 100)
    await vi.advanceTimersByTimeAsync(99)
    expect(await answer).toBe(7)
    await expect(inTime(Promise.reject(new Error('down')), 100)).rejects.toThrow('down')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('gives up after the wait, and drops what comes of it later', async () => {
    vi.useFakeTimers()
    const failsLater = after(200, null).then(() => Promise.reject(new Error('too late')))
    const [answer] = await Promise.allSettled([
      inTime(failsLater, 100),
      vi.advanceTimersByTimeAsync(200),
    ])
    expect(answer).toEqual({
      status: 'rejected',
      reason: new LateAnswerError('no answer in 100 ms'),
    })
    vi.useRealTimers()
  })
})
