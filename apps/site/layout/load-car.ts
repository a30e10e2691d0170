import { isShownInSearch } from '@forecourt/feature-search/model'
import { loadCarPage } from '@forecourt/feature-vdp/server'
import { readFailureFields } from '@forecourt/site-server'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Input of a page about one car. */
export type CarPageContext = Pick<PageContextServer, 'site' | 'deps' | 'now' | 'routeParams'>

/** Content of the address; an error page, and one line in the log, when the stock cannot be read. */
async function readCar({ site, deps, now, routeParams }: CarPageContext) {
  try {
    return await loadCarPage(
      { loadCarBySlug: deps.cars.loadCarBySlug, logger: deps.logger },
      site,
      routeParams.slug ?? '',
      (car) => isShownInSearch(car, site, now.getTime()),
    )
  } catch (error) {
    deps.logger.error('a vehicle could not be read', { site: site.id, ...readFailureFields(error) })
    throw render(503)
  }
}

/**
 * The car of the address, or the redirect or error page in its place.
 * @param below part of the path below the car's own, kept by a redirect; or the address of the page, by the car's
 */
export async function loadCar(
  pageContext: CarPageContext,
  below: string | ((carPath: string) => `/${string}`) = '',
) {
  const result = await readCar(pageContext)
  if (result.kind === 'moved')
    throw redirect(typeof below === 'string' ? result.path + below : below(result.path), 301)
  if (result.kind === 'notFound') throw render(404)
  return { car: result.car, noindex: result.noindex }
}
