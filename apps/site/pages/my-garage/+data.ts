import {
  ACCOUNT_DELETION_PATH,
  readCarListCookie,
  SAVED_SEARCHES_PATH,
} from '@forecourt/feature-leads/model'
import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { GARAGE_PATH } from '../../layout/garage-path.ts'
import { requestAddress, requestHeaders, searchPorts } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

const mostShown = 6

export async function data(pageContext: PageContextServer) {
  const contact = await passGate(pageContext, 'garage')
  if (!contact) throw render(404)
  const { site, deps } = pageContext
  const { name, last_name, email, phone } = contact
  const hasWatchlist = isRouteOpen(site, 'watchlist')
  const entries = hasWatchlist ? await deps.watchlists.listWatched(site.id, contact.id) : []
  const watched = entries.slice(0, mostShown).map(({ id }) => id)
  const seen = readCarListCookie(requestHeaders(pageContext).get('cookie'), 'viewed')
  const viewed = seen.filter((id) => !watched.includes(id))
  // Without the search the page still has the details and the way to sign out.
  const cars = (await loadCarsById(searchPorts(pageContext), site, [...watched, ...viewed])) ?? []
  const isAmong = (ids: readonly number[]) => cars.filter(({ id }) => ids.includes(id))
  return {
    garage: {
      dealerName: site.name,
      details: { name, last_name, email, phone },
      pageHref: requestAddress(pageContext).pathname,
      searchHref: formatStockPath(site),
      savedHref: isRouteOpen(site, 'favourites') ? '/favourites' : null,
      watchlistHref: hasWatchlist ? '/watchlist' : null,
      searchesHref: isRouteOpen(site, 'savedSearches') ? SAVED_SEARCHES_PATH : null,
      deletionHref: ACCOUNT_DELETION_PATH,
      nouns: pickStockNoun(site).many,
    },
    watched: isAmong(watched),
    viewed: isAmong(viewed).slice(0, mostShown),
    showsRepayments: cars.some(({ weekly_price }) => weekly_price !== null),
    head: {
      title: `My garage | ${site.name}`,
      description: `Your details at ${site.name}.`,
      canonicalPath: GARAGE_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
