import { listStockPlaces } from '@forecourt/feature-locations/model'
import { drawStockMap } from '@forecourt/feature-locations/server'
import { loadResultLayout, loadSearchView } from '@forecourt/feature-search'
import {
  isPosition,
  RESULTS_ID,
  type SearchPageData,
  type SearchPageHead,
} from '@forecourt/feature-search/model'
import { loadSearchPage } from '@forecourt/feature-search/server'
import { createBreadcrumbJsonLd } from '@forecourt/feature-vdp/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { searchIslandSite } from '../../islands/search-island-site.ts'
import type { PageHead } from '../../layout/page-head.ts'
import { requestAddress, searchPorts } from '../../layout/page-request.ts'
import { searchCrumbs } from '../../layout/search-crumbs.ts'

export type Data = Awaited<ReturnType<typeof data>>

const toHead = (head: SearchPageHead): PageHead => ({
  title: head.title,
  description: head.description,
  canonicalPath: head.canonical,
  noindex: !head.isIndexable,
})

/* A visitor's position is nobody else's, and a look-up that failed may work next time. */
const isShared = ({ state, near }: SearchPageData) =>
  !(state.near && isPosition(state.near.key)) && near?.problem !== 'failed'

export async function data(pageContext: PageContextServer) {
  const { site, now } = pageContext
  const { pathname, search } = requestAddress(pageContext)
  const places = site.search.map ? listStockPlaces(site) : []
  const ports = { ...searchPorts(pageContext), mapPlaces: places.map(({ name }) => name) }
  const loaded = await loadSearchPage(ports, site, pathname + search, now.getTime())
  if (loaded.kind === 'redirect') throw redirect(loaded.location, loaded.status)
  if (loaded.kind === 'notFound') throw render(404)
  if (loaded.kind === 'failed') {
    return {
      kind: loaded.kind,
      head: toHead(loaded.head),
      heading: loaded.head.heading,
      retryHref: loaded.retryHref,
      cache: 'private' as const,
    }
  }
  // The page draws its results with parts that are fetched apart.
  const { view } = loaded.page.base
  await Promise.all([loadResultLayout(site.search.layout), loadSearchView(view)])
  return {
    kind: loaded.kind,
    head: {
      ...toHead(loaded.page.head),
      jsonLd: [createBreadcrumbJsonLd(searchCrumbs(loaded.page, site), site)],
    },
    search: {
      page: loaded.page,
      site: searchIslandSite(site, now),
      ...(view === 'map' && { map: drawStockMap(places) }),
    },
    cache: isShared(loaded.page) ? ('public' as const) : ('private' as const),
    resultsId: RESULTS_ID,
    showsAtOnce: site.search.layout === 'carousel' || view === 'map',
  }
}
