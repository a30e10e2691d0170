import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const contact = await passGate(pageContext, 'garage')
  if (!contact) throw render(404)
  const { site } = pageContext
  const { name, last_name, email, phone } = contact
  return {
    garage: {
      dealerName: site.name,
      details: { name, last_name, email, phone },
      pageHref: '/my-garage',
      searchHref: formatStockPath(site),
      savedHref: isRouteOpen(site, 'favourites') ? '/favourites' : null,
      watchlistHref: isRouteOpen(site, 'watchlist') ? '/watchlist' : null,
      nouns: pickStockNoun(site).many,
    },
    head: {
      title: `My garage | ${site.name}`,
      description: `Your details at ${site.name}.`,
      canonicalPath: '/my-garage',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
