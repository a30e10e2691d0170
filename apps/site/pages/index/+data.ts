import { removeRepeats } from '@forecourt/feature-search/model'
import {
  loadLimitedLists,
  loadStockCounts,
  loadStockOverview,
} from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { PageContextServer } from 'vike/types'
import { formatHeroHeading } from '../../layout/home/hero-heading.ts'
import { searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

const latestCars = 6

/** Most cars of one list (D-86). */
const mostCars = 24

/** Lists the dealer chose, each with cars to spare for those that stand above it already. */
function createLists({ content }: Site) {
  const { featured } = content.home
  const shown = featured.reduce((total, { limit }) => total + limit, latestCars)
  return featured.map(({ filters, limit, sortBy }) => ({
    searchFilters: filters,
    limit: Math.min(mostCars, limit + shown),
    sortBy,
  }))
}

export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const ports = searchPorts(pageContext)
  const { featured, shortcuts } = site.content.home
  const searches = shortcuts.map(({ search }) => `?${search}`)
  const [stock, lists, shortcutCounts, salesCount] = await Promise.all([
    loadStockOverview(ports, site, latestCars),
    loadLimitedLists(ports, site, createLists(site)),
    loadStockCounts(ports, site, searches),
    deps.salesCounters.valueOf(site),
  ])
  const [, ...fresh] = removeRepeats([
    { cars: stock?.latest ?? [] },
    ...lists.map((cars, place) => ({ cars, size: featured[place]?.limit })),
  ])
  const heading = formatHeroHeading(site)
  return {
    stock,
    featured: fresh,
    shortcutCounts,
    salesCount,
    head: {
      title: `${site.name} | ${heading}`,
      description: site.content.hero.text ?? `${heading} at ${site.name}.`,
      canonicalPath: '/',
    },
    cache: stock && shortcutCounts ? ('public' as const) : ('private' as const),
  }
}
