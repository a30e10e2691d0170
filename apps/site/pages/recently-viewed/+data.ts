import { countViewedShown, readCarListCookie } from '@forecourt/feature-leads/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import type { PageContextServer } from 'vike/types'
import { requestHeaders, searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The cars this visitor looked at last, for the home page to show; those that are gone are left out. */
export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  const ids = readCarListCookie(requestHeaders(pageContext).get('cookie'), 'viewed')
  const cars = (await loadCarsById(searchPorts(pageContext), site, ids)) ?? []
  const { viewedHeading } = site.content.home
  return {
    cars: cars.slice(0, countViewedShown(cars.length)),
    head: {
      title: `${viewedHeading} | ${site.name}`,
      description: `${viewedHeading} at ${site.name}.`,
      canonicalPath: '/',
      noindex: true,
    },
    cache: 'private' as const,
    isBare: true as const,
  }
}
