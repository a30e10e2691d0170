import { readCarListCookie } from '@forecourt/feature-leads/model'
import { pickStockNoun } from '@forecourt/feature-search/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { searchPorts } from '../../layout/page-request.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The lists of this visitor: what a form stored, and what the script of the page stores for it. */
function listsOf({ headersOriginal }: PageContextServer) {
  const cookie = new Headers(headersOriginal as HeadersInit).get('cookie')
  const posted = readCarListCookie(cookie, 'favourites')
  const saved = [...new Set([...posted, ...readCarListCookie(cookie, 'saved')])]
  const viewed = readCarListCookie(cookie, 'viewed').filter((id) => !saved.includes(id))
  return { saved, viewed }
}

const mostViewedShown = 6

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  if (!isRouteOpen(site, 'favourites')) throw render(404)
  const { saved, viewed } = listsOf(pageContext)
  const ports = searchPorts(pageContext)
  const cars = await loadCarsById(ports, site, [...saved, ...viewed])
  const isAmong = (ids: readonly number[]) => (cars ?? []).filter(({ id }) => ids.includes(id))
  const savedCars = isAmong(saved)
  return {
    cars: savedCars,
    /** Null while the search service fails: then nobody knows which are gone. */
    goneCount: cars === null ? 0 : saved.length - savedCars.length,
    hasFailed: cars === null,
    viewed: isAmong(viewed).slice(0, mostViewedShown),
    head: {
      title: `Saved ${pickStockNoun(site).many} | ${site.name}`,
      description: `The ${pickStockNoun(site).many} you saved at ${site.name}.`,
      canonicalPath: '/favourites',
      noindex: true,
    },
    showsRepayments: Boolean(cars?.some(({ weekly_price }) => weekly_price !== null)),
    cache: 'private' as const,
  }
}
