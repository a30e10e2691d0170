import { createPlaceFinder } from '@forecourt/site-server'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'

/** The request a page answers, with what its `+data` gave. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a page names its data, as with Vike's useData
export const usePage = <Data = unknown>() => usePageContext() as PageContextServer & { data: Data }

/** Path and query of the request, without host. */
export function requestAddress({ urlOriginal }: Pick<PageContextServer, 'urlOriginal'>): URL {
  return new URL(urlOriginal, 'http://site.invalid')
}

/** Headers of the request. */
export const requestHeaders = ({ headersOriginal }: Pick<PageContextServer, 'headersOriginal'>) =>
  new Headers(headersOriginal as HeadersInit)

/** The stock search of a request, and where its failures are logged. */
export const searchPorts = ({
  site,
  deps,
  now,
}: Pick<PageContextServer, 'site' | 'deps' | 'now'>) => ({
  searchClient: deps.searchClientFor(site, now),
  locatePlace: createPlaceFinder(site, deps.geocoder),
  onFailure: (error: unknown) => deps.logger.error('search failed', { site: site.id, error }),
})
