import { UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'
import type { RefusedUnsubscribe } from '@forecourt/feature-leads/server'
import { formatStockPath } from '@forecourt/feature-search/model'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

const problemOf = ({ fields, error }: RefusedUnsubscribe) =>
  ({ field: fields?.email ? 'email' : null, text: error }) as const

/** The page of `?token=…`, `?done=1` or neither; with what came of a form posted from it. */
export async function data(pageContext: PageContextServer) {
  const { site, unsubscribe: refused } = pageContext
  const { searchParams } = requestAddress(pageContext)
  return {
    page: {
      dealerName: site.name,
      searchHref: formatStockPath(site),
      isDone: searchParams.has('done'),
      token: refused ? '' : (searchParams.get('token') ?? ''),
      email: refused?.email ?? '',
      problem: refused ? problemOf(refused) : null,
    },
    head: {
      title: `Unsubscribe | ${site.name}`,
      description: `Stop news and offers by email from ${site.name}.`,
      canonicalPath: UNSUBSCRIBE_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
