import { readSuccessCookie } from '@forecourt/feature-leads/server'
import { formatStockPath } from '@forecourt/feature-search/model'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, headers }: PageContextServer) {
  const request = new Request(new URL('/success', site.url), {
    headers: { cookie: headers?.['cookie'] ?? '' },
  })
  return {
    success: {
      siteId: site.id,
      marker: readSuccessCookie(request),
      searchHref: formatStockPath(site),
    },
    head: {
      title: `Thank you | ${site.name}`,
      description: `Your enquiry to ${site.name}.`,
      canonicalPath: '/success',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
