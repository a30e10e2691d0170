import type { LiteClientOptions } from './lite-search-client.ts'

type ResponsesCache = NonNullable<LiteClientOptions['responsesCache']>

/** Answers of the main search a browser keeps. Source: D-24, SRCH-067 */
export const SEARCH_CACHE_ENTRIES = 20
/** How long each is valid, in milliseconds. Source: D-24 */
export const SEARCH_CACHE_LIFE_MS = 5 * 60_000

interface Entry {
  answer: string
  untilMs: number
}

/**
 * A cache for Algolia's client: a few answers, the least recently used leaves first, each valid for
 * a time. Failures are never cached. The client's key holds the application id, here the site's.
 * @param now clock in milliseconds
 * Source: D-24
 */
export function createSearchCache(
  now: () => number,
  { entries = SEARCH_CACHE_ENTRIES, lifeMs = SEARCH_CACHE_LIFE_MS } = {},
): ResponsesCache {
  const cached = new Map<string, Entry>()
  const keep = (key: string, value: unknown) => {
    cached.delete(key)
    cached.set(key, { answer: JSON.stringify(value), untilMs: now() + lifeMs })
    const [oldest] = cached.keys()
    if (cached.size > entries && oldest !== undefined) cached.delete(oldest)
  }
  const recall = (key: string): Entry | undefined => {
    const entry = cached.get(key)
    if (!entry) return undefined
    cached.delete(key)
    if (entry.untilMs <= now()) return undefined
    cached.set(key, entry)
    return entry
  }
  return {
    async get(key, loadAnswer, events) {
      const entry = recall(JSON.stringify(key))
      if (entry) return JSON.parse(entry.answer)
      const answer = await loadAnswer()
      await events?.miss(answer)
      return answer
    },
    async set(key, value) {
      keep(JSON.stringify(key), value)
      return value
    },
    async delete(key) {
      cached.delete(JSON.stringify(key))
    },
    async clear() {
      cached.clear()
    },
  }
}
