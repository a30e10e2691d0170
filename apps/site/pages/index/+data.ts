import { loadStockOverview } from '@forecourt/feature-search/server'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

const latestCars = 6

export async function data({ site, deps, now }: PageContextServer) {
  const onFailure = (error: unknown) => deps.logger.error('search failed', { site: site.id, error })
  const stock = await loadStockOverview(
    { searchClient: deps.searchClientFor(site, now), onFailure },
    site,
    latestCars,
  )
  const { hero } = site.content
  return {
    stock,
    head: {
      title: `${site.name} | ${hero.heading}`,
      description: hero.text ?? `${hero.heading} at ${site.name}.`,
      canonicalPath: '/',
      shareImage: undefined,
    },
    cache: stock ? ('public' as const) : ('private' as const),
  }
}
