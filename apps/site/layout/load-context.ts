import type { PageContextServer } from 'vike/types'

/** Path and query of the request, without host. */
export function requestAddress({ urlOriginal }: Pick<PageContextServer, 'urlOriginal'>): URL {
  return new URL(urlOriginal, 'http://site.invalid')
}
