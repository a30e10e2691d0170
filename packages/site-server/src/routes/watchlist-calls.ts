import { createWatchlistHandlers, type WatchlistPorts } from '@forecourt/feature-leads/server'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

/** Needs of the watchlists. */
export const createWatchlistPorts = ({ deps }: RoutePorts): WatchlistPorts => ({
  store: deps.watchlists,
  signIn: deps.signIn.ports,
  async findCars(siteId, ids) {
    const cars = ids.length > 0 ? await deps.stock.loadCarsByIds(siteId, ids) : []
    return cars.map(({ id }) => id)
  },
  logger: deps.logger,
})

/** Questions of one network about its watchlist in a minute; a page asks once. */
const readingLimit = { events: 120, durationSeconds: 60, reason: 'code_rate' } as const

/** Changes of watchlists by one network, in ten minutes. */
const changeLimit = { events: 120, durationSeconds: 600, reason: 'code_rate' } as const

const watchlist =
  (name: keyof ReturnType<typeof createWatchlistHandlers>): CreateHandler =>
  (ports) =>
    guardFloods(
      ports,
      name === 'list' ? readingLimit : changeLimit,
      createWatchlistHandlers(createWatchlistPorts(ports))[name],
    )

/** Lists what somebody watches. */
export const listWatched = watchlist('list')
/** Watches a vehicle. */
export const watchCar = watchlist('save')
/** Watches a vehicle no longer. */
export const unwatchCar = watchlist('remove')
/** Changes a watchlist by a form without script. */
export const changeWatchlist = watchlist('form')
