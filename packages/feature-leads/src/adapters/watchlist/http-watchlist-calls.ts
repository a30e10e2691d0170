import {
  readWatchlist,
  UNWATCH_API_PATH,
  WATCH_API_PATH,
  WATCHLIST_API_PATH,
} from '../../model/watchlist/watchlist.ts'
import {
  readWatchlistAnswer,
  type WatchlistCalls,
  type WatchlistChange,
} from '../../model/watchlist/watchlist-calls.ts'

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 15_000

/** Calls of the watchlist over HTTP. Of the answer to a change only the success flag and the error are read. */
export function createHttpWatchlistCalls({
  fetch,
}: {
  fetch: typeof globalThis.fetch
}): WatchlistCalls {
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }
  const send = async (path: string, change: WatchlistChange) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readWatchlistAnswer(await response.json().catch(() => null))
  }
  return {
    async user() {
      const { user } = await ask('/api/session')
      const phone = typeof user === 'object' && user !== null && 'phone' in user ? user.phone : null
      return typeof phone === 'string' ? { phone } : null
    },
    list: async () => readWatchlist((await ask(WATCHLIST_API_PATH))['cars']),
    save: (change) => send(WATCH_API_PATH, change),
    remove: (change) => send(UNWATCH_API_PATH, change),
  }
}
