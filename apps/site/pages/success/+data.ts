import { readSuccessCookie } from '@forecourt/feature-leads/server'
import { stockPath } from '@forecourt/feature-search/model'
import { renderIsland } from '@forecourt/islands/server'
import type { PageContextServer } from 'vike/types'
import { SuccessIsland } from '../../islands/success.tsx'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, headers }: PageContextServer) {
  const request = new Request(new URL('/success', site.url), {
    headers: { cookie: headers?.['cookie'] ?? '' },
  })
  const props = { siteId: site.id, marker: readSuccessCookie(request), searchHref: stockPath(site) }
  return {
    island: renderIsland('success', SuccessIsland, props),
    head: {
      title: `Thank you | ${site.name}`,
      description: `Your enquiry to ${site.name}.`,
      canonicalPath: '/success',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
