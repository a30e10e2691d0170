import type { Site } from './site.ts'

/**
 * A site whose pages an app shows below a path of its own: every address the features write begins there.
 * @param basePath "/stock", without a slash at the end; empty for the root
 * @throws RangeError for a path with no slash before it, or with one at its end
 */
export function mountSite(site: Site, basePath: string): Site {
  if (!/^(?:\/.*[^/])?$/.test(basePath)) {
    throw new RangeError(`[tenant-config] expected a path such as /stock, got "${basePath}"`)
  }
  const { finance, routing } = site
  const below = (path: string) => (path.startsWith('/') ? `${basePath}${path}` : path)
  const isOfACar = !/^(?:\/|https:)/.test(routing.reservePath)
  return {
    ...site,
    finance: {
      ...finance,
      alternateProviderPage: finance.alternateProviderPage && below(finance.alternateProviderPage),
    },
    routing: {
      ...routing,
      stockBasePath: `${basePath}${routing.stockBasePath}`,
      reservePath: below(isOfACar ? `/cars/{slug}/${routing.reservePath}` : routing.reservePath),
      financePage: below(routing.financePage),
      clearFiltersPath: below(routing.clearFiltersPath),
      garageRoutes: routing.garageRoutes.map(below),
    },
  }
}
