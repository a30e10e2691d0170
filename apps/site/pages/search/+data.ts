import { inertSearchClient, loadResultLayout } from '@forecourt/feature-search'
import type { SearchPageData, SearchPageHead } from '@forecourt/feature-search/model'
import { loadSearchPage } from '@forecourt/feature-search/server'
import { createBreadcrumbJsonLd } from '@forecourt/feature-vdp/model'
import { renderIsland } from '@forecourt/islands/server'
import type { Site } from '@forecourt/tenant-config/model'
import { createElement } from 'react'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { SearchIsland } from '../../islands/search.tsx'
import { searchIslandSite } from '../../islands/search-island-site.ts'
import { keptCards } from '../../layout/kept-cards.ts'
import { requestAddress } from '../../layout/load-context.ts'
import type { PageHead } from '../../layout/page-head.ts'
import { searchCrumbs } from '../../layout/search-crumbs.ts'

export type Data = Awaited<ReturnType<typeof data>>

const toHead = (head: SearchPageHead): PageHead => ({
  title: head.title,
  description: head.description,
  canonicalPath: head.canonical,
  noindex: !head.isIndexable,
})

interface SearchProps {
  page: SearchPageData
  site: ReturnType<typeof searchIslandSite>
}

async function searchIsland(page: SearchPageData, site: Site, now: Date, version: number) {
  await loadResultLayout(site.search.layout)
  const onServer = {
    searchClient: inertSearchClient,
    htmlOf: keptCards(`${site.id}.${version}`),
  }
  const Search = (props: SearchProps) => createElement(SearchIsland, { ...props, ...onServer })
  return renderIsland('search', Search, { page, site: searchIslandSite(site, now) })
}

export async function data(pageContext: PageContextServer) {
  const { site, deps, now } = pageContext
  const { pathname, search } = requestAddress(pageContext)
  const ports = {
    searchClient: deps.searchClientFor(site, now),
    onFailure: (error: unknown) => deps.logger.error('search failed', { site: site.id, error }),
  }
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
  return {
    kind: loaded.kind,
    head: {
      ...toHead(loaded.page.head),
      jsonLd: [createBreadcrumbJsonLd(searchCrumbs(loaded.page, site), site)],
    },
    island: await searchIsland(loaded.page, site, now, deps.siteVersion(site)),
    cache: 'public' as const,
  }
}
