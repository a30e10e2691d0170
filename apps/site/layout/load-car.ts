import { isVisible, type StockCard } from '@forecourt/feature-search/model'
import { loadSimilarCars } from '@forecourt/feature-search/server'
import { loadCarPage } from '@forecourt/feature-vdp/server'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** What a page about one car is given. */
export type CarPageContext = Pick<PageContextServer, 'site' | 'deps' | 'now' | 'routeParams'>

/** Which cars to bring along; a form needs none. */
export type SimilarChoice = 'with-similar' | 'alone'

/**
 * The car of the address, or the redirect or error page in its place.
 * @param below part of the path below the car's own, kept by a redirect
 */
export async function loadCar(
  { site, deps, now, routeParams }: CarPageContext,
  choice: SimilarChoice,
  below = '',
) {
  const searchClient = deps.searchClientFor(site, now)
  const result = await loadCarPage<StockCard>(
    {
      loadCarBySlug: deps.stock.loadCarBySlug,
      loadSimilarCars: async (car) => {
        if (choice === 'alone') return []
        const similar = await loadSimilarCars({ searchClient }, site, car)
        return similar.kind === 'cars' ? similar.cars : []
      },
      logger: deps.logger,
    },
    site,
    routeParams.slug ?? '',
    (car) => isVisible(car, site.search.soldWindowDays, now.getTime()),
  )
  if (result.kind === 'moved') throw redirect(result.path + below, 301)
  if (result.kind === 'notFound') throw render(404)
  return result
}
