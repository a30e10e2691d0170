import { describe, expect, it, vi } from 'vitest'
import { canWatch, isWatchButtonShown } from './watchlist.ts'
import { changeWatchlist, readWatchlistAnswer, type WatchlistCalls } from './watchlist-calls.ts'

/** Calls that note what happens in its order. */
function tested(own: Partial<WatchlistCalls> = {}) {
  const order: unknown[] = []
  const calls: WatchlistCalls = {
    user: async () => ({ phone: '0412345678' }),
    list: async () => [],
    async save(change) {
      order.push({ save: change })
      return { success: true }
    },
    async remove(change) {
      order.push({ remove: change })
      return { success: true }
    },
    ...own,
  }
  const effects = {
    show: (isWatched: boolean) => void order.push(isWatched),
    signIn: vi.fn<() => void>(),
    fail: vi.fn<(error: string) => void>(),
  }
  return { order, calls, effects }
}

const sent = { phone_number: '0412345678', car_id: 7 }

describe('changeWatchlist', () => {
  it('shows the change and then sends it [LEAD-068] [LEAD-069]', async () => {
    const { order, calls, effects } = tested()
    expect(await changeWatchlist(calls, { carId: 7, isWatched: true }, effects)).toEqual({
      success: true,
    })
    await changeWatchlist(calls, { carId: 7, isWatched: false }, effects)
    expect(order).toEqual([true, { save: sent }, false, { remove: sent }])
    expect(effects.signIn).not.toHaveBeenCalled()
  })

  it('undoes what fails, and returns a failed result with the words [LEAD-075] [LEAD-076]', async () => {
    const error = 'This vehicle is no longer listed.'
    for (const isWatched of [true, false]) {
      const fails = async () => ({ success: false, error }) as const
      const { order, calls, effects } = tested({ save: fails, remove: fails })
      const answer = await changeWatchlist(calls, { carId: 7, isWatched }, effects)
      expect(answer).toEqual({ success: false, error })
      expect(effects.fail).toHaveBeenCalledExactlyOnceWith(error)
      expect(order).toEqual([isWatched, !isWatched])
    }
  })

  it('fails with words where nobody answers, and never rejects [LEAD-075] [LEAD-076]', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const own of [{ save: lost }, { user: lost }]) {
      const { order, calls, effects } = tested(own)
      const answer = await changeWatchlist(calls, { carId: 7, isWatched: true }, effects)
      expect(answer).toEqual({ success: false, error: 'An unknown error occurred.' })
      expect(order).toEqual([true, false])
    }
  })

  it('leads somebody without a session or without a phone to sign in, and sends nothing [LEAD-070] [LEAD-073]', async () => {
    for (const user of [null, { phone: '' }]) {
      const { order, calls, effects } = tested({ user: async () => user })
      const answer = await changeWatchlist(calls, { carId: 7, isWatched: true }, effects)
      expect(answer).toMatchObject({ success: false })
      expect(order).toEqual([true, false])
      expect(effects.signIn).toHaveBeenCalledOnce()
      expect(effects.fail).not.toHaveBeenCalled()
    }
  })
})

describe('canWatch', () => {
  it('asks for a person with a phone [LEAD-073]', () => {
    expect(canWatch({ phone: '0412345678' })).toBe(true)
    expect(canWatch({ phone: ' ' })).toBe(false)
    expect(canWatch(null)).toBe(false)
  })
})

describe('isWatchButtonShown', () => {
  it('hides the button of a sold car, but not of one that is watched [LEAD-071] [LEAD-072]', () => {
    expect(isWatchButtonShown(true, false)).toBe(false)
    expect(isWatchButtonShown(true, true)).toBe(true)
    expect(isWatchButtonShown(false, false)).toBe(true)
    expect(isWatchButtonShown(false, true)).toBe(true)
  })
})

describe('readWatchlistAnswer', () => {
  it('reads the success flag, and the words of a failure [API-022] [API-024]', () => {
    expect(readWatchlistAnswer({ success: true })).toEqual({ success: true })
    expect(readWatchlistAnswer({ success: false, error: 'No.' })).toEqual({
      success: false,
      error: 'No.',
    })
    for (const body of [null, 'ok', { success: 'true' }, {}])
      expect(readWatchlistAnswer(body)).toEqual({
        success: false,
        error: 'An unknown error occurred.',
      })
  })
})
