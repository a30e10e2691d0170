import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { searchPorts } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  if (!isRouteOpen(site, 'watchlist')) throw render(404)
  const contact = await passGate(pageContext, 'watchlist')
  const watched = contact ? await deps.watchlists.listWatched(site.id, contact.id) : []
  const ids = watched.map(({ id }) => id)
  const cars = await loadCarsById(searchPorts(pageContext), site, ids)
  const noun = pickStockNoun(site)
  return {
    cars,
    goneCount: cars === null ? 0 : ids.length - cars.length,
    noun,
    searchHref: formatStockPath(site),
    showsRepayments: Boolean(cars?.some(({ weekly_price }) => weekly_price !== null)),
    head: {
      title: `Watchlist | ${site.name}`,
      description: `The ${noun.many} you watch at ${site.name}.`,
      canonicalPath: '/watchlist',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
