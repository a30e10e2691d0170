import { loadLimitedLists, loadStockOverview } from '@forecourt/feature-search/server'
import type { PageContextServer } from 'vike/types'
import { searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

const latestCars = 6

export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const ports = searchPorts(pageContext)
  const lists = site.content.home.featured.map(({ filters, limit, sortBy }) => ({
    searchFilters: filters,
    limit,
    sortBy,
  }))
  const [stock, featured, salesCount] = await Promise.all([
    loadStockOverview(ports, site, latestCars),
    loadLimitedLists(ports, site, lists),
    deps.salesCounters.valueOf(site),
  ])
  const { hero } = site.content
  return {
    stock,
    featured,
    salesCount,
    head: {
      title: `${site.name} | ${hero.heading}`,
      description: hero.text ?? `${hero.heading} at ${site.name}.`,
      canonicalPath: '/',
      shareImage: undefined,
    },
    cache: stock ? ('public' as const) : ('private' as const),
  }
}
