import type { CarActivityStore } from '@forecourt/feature-vdp/model'
import { LRUCache } from 'lru-cache'

/** Longest time views of a car are remembered, in milliseconds. */
const VIEWS_MS = 60_000

/** Cars whose views are remembered, of all sites together. */
const MAX_CARS = 20_000

interface RememberedViews {
  views: number
  readAtMs: number
}

/**
 * Reads the views of a car once a minute, whatever its pages are asked for; a view that is counted here
 * shows at once. What could not be read is asked for again.
 * Source: `VDP-027`, `D-39`
 */
export function createRememberedViews(
  activity: CarActivityStore,
  nowMs: () => number,
): CarActivityStore {
  const known = new LRUCache<string, RememberedViews>({ max: MAX_CARS })
  const remember = (siteId: string, carId: number, views: number) => {
    known.set(`${siteId}\n${carId}`, { views, readAtMs: nowMs() })
    return views
  }
  return {
    recordReveal: (...reveal) => activity.recordReveal(...reveal),
    countReveals: (...car) => activity.countReveals(...car),
    countView: async (siteId, carId) =>
      remember(siteId, carId, await activity.countView(siteId, carId)),
    async readViews(siteId, carId) {
      const found = known.get(`${siteId}\n${carId}`)
      if (found && nowMs() - found.readAtMs < VIEWS_MS) return found.views
      return remember(siteId, carId, await activity.readViews(siteId, carId))
    },
  }
}
