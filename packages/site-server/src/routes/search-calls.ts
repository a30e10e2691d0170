import { CATALOGUE_API_PATH } from '@forecourt/feature-search/model'
import {
  createCardPhotosHandler,
  createCatalogueScope,
  createSearchEndpoint,
  createSearchRelay,
  createSimilarIdsHandler,
  createStockCountHandler,
  createStockScope,
} from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import { compressCall } from '../request/compressed-call.ts'
import type { CreateHandler, RoutePorts } from './route.ts'

const logFailure =
  ({ deps: { logger } }: RoutePorts, message: string) =>
  (error: unknown) =>
    logger.error(message, { error })

const searchClientOf =
  ({ deps }: RoutePorts) =>
  (site: Site) =>
    deps.searchClientFor(site, deps.clock())

/** Searches the stock: in the engine of this process, or where the server’s own client searches. */
export const searchStock: CreateHandler = (ports) => {
  const { deps, clientAddress } = ports
  const search = createSearchEndpoint({
    engineFor: deps.engineFor,
    scopeFor: (site) => createStockScope(site, deps.clock().getTime()),
    now: () => deps.clock().getTime(),
    clientAddress,
    ...ports.searchLimits,
    onError: logFailure(ports, 'a search failed'),
  })
  const relay = createSearchRelay<Site>({
    searchClientFor: searchClientOf(ports),
    ...ports.searchLimits,
    onFailure: logFailure(ports, 'the search service failed'),
  })
  return async (request, site) =>
    compressCall(request, await (deps.isSearchRelayed(site) ? relay : search)(request, site))
}

/** Searches parts and accessories in this process, whoever searches the stock. */
export const searchCatalogue: CreateHandler = (ports) => async (request, site) => {
  const engine = await ports.deps.catalogue.engineFor(site)
  const endpoint = createSearchEndpoint({
    engineFor: () => engine,
    scopeFor: createCatalogueScope,
    path: CATALOGUE_API_PATH,
    ...ports.searchLimits,
    onError: logFailure(ports, 'a search failed'),
  })
  const provider = { type: 'embedded', host: '', key: 'public' } as const
  return endpoint(request, { ...site, search: { ...site.search, provider } })
}

/** Number of vehicles a search form would find. */
export const countStock: CreateHandler = (ports) =>
  createStockCountHandler<Site>({
    searchClientFor: searchClientOf(ports),
    admit: ports.searchLimits.admit,
    onRefused: ports.searchLimits.onRefused,
    onFailure: logFailure(ports, 'the stock could not be counted'),
  })

/** Ids of cars that are like another. */
export const findSimilar: CreateHandler = (ports) =>
  createSimilarIdsHandler<Site>({
    loadCarBySlug: ports.deps.stock.loadCarBySlug,
    searchClientFor: searchClientOf(ports),
    onFailure: logFailure(ports, 'similar cars failed'),
  })

/** The first photos of a car, for its card. */
export const listCardPhotos: CreateHandler = ({ deps }) =>
  createCardPhotosHandler({ loadCarBySlug: deps.stock.loadCarBySlug })
