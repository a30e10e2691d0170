import { mostWatched } from '../model/watchlist/watchlist.ts'
import type { WatchlistStore } from '../model/watchlist/watchlist-store.ts'

/** Watched vehicles in memory, for tests. Passes `watchlist-store.contract.ts`. */
export function createInMemoryWatchlistStore(): WatchlistStore {
  const lists = new Map<string, { id: number; at: number }[]>()
  const keyOf = (...parts: string[]) => parts.join('\n')
  const listOf = (key: string) => lists.get(key) ?? []
  return {
    async listWatched(siteId, contactId) {
      return listOf(keyOf(siteId, contactId)).map(({ id }) => ({ id }))
    },
    async addWatched(siteId, contactId, carIds, now) {
      const key = keyOf(siteId, contactId)
      const known = listOf(key)
      const added = carIds
        .map((id, index) => ({ id, at: now.getTime() - index }))
        .filter(({ id }) => !known.some((one) => one.id === id))
      const all = [...added, ...known].toSorted((one, two) => two.at - one.at || two.id - one.id)
      lists.set(key, all.slice(0, mostWatched))
    },
    async removeWatched(siteId, contactId, carId) {
      const key = keyOf(siteId, contactId)
      lists.set(
        key,
        listOf(key).filter(({ id }) => id !== carId),
      )
    },
  }
}
