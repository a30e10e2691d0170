import { UNSUBSCRIBE_API_PATH, UNSUBSCRIBE_PATH } from '@forecourt/feature-leads/model'
import {
  createEventsHandler,
  createLeadsHandler,
  createMemoryRateLimit,
  createUnsubscribeHandler,
  eventLimit,
  handleCompare,
  handleFavourites,
  unsubscribeLimit,
} from '@forecourt/feature-leads/server'
import { CATALOGUE_API_PATH, SEARCH_API_PATH } from '@forecourt/feature-search/model'
import {
  createCatalogueScope,
  createSearchEndpoint,
  createSearchRelay,
  createSimilarIdsHandler,
  createStockScope,
} from '@forecourt/feature-search/server'
import { createDeliveryPriceHandler } from '@forecourt/feature-vdp/server'
import {
  createMediaFiles,
  faviconResponse,
  fontResponse,
  IMAGES_PATH,
  MEDIA_PATH,
  tenantAssetResponse,
} from '@forecourt/site-server'
import type { FeatureName, Site } from '@forecourt/tenant-config/model'
import { carCalls } from './car-calls.ts'
import type { Deps } from './deps.ts'
import { outputRoutes } from './outputs/output-routes.ts'
import type { PageInit } from './page-context.ts'

/** Answers a request for one site; null leaves it to the pages. */
export type SiteHandler = (request: Request, site: Site) => Promise<Response | null>

/** A path, with `*` for anything after it, and who answers it. */
export interface Route {
  method: 'GET' | 'POST' | 'ALL'
  path: string
  handle: SiteHandler
  /** Feature it belongs to; where that is off the address is not found (`D-82`). Default none. */
  feature?: FeatureName
}

/** What came of a form without script, and the status of its page. */
export type FormAnswer = { status: number } & Pick<PageInit, 'enquiry' | 'unsubscribe'>

/** What the routes need besides the outside world. */
export interface RouteOptions {
  clientAddress: (request: Request) => string
  /** Renders the page a form stands on, with what was typed and what is wrong. */
  renderForm: (request: Request, site: Site, answer: FormAnswer) => Promise<Response>
}

const lastPart = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** Every address that is not a page. */
export function createRoutes(
  deps: Deps,
  { clientAddress, renderForm }: RouteOptions,
): readonly Route[] {
  const onSearchError = (error: unknown) => deps.logger.error('a search failed', { error })
  const search = createSearchEndpoint({
    engine: deps.engine,
    scopeFor: (site) => createStockScope(site, deps.clock().getTime()),
    now: () => deps.clock().getTime(),
    clientAddress,
    onError: onSearchError,
  })
  // The catalogue is searched here, whoever searches the stock.
  const catalogue: SiteHandler = async (request, site) => {
    const endpoint = createSearchEndpoint({
      engine: await deps.catalogue.engineFor(site),
      scopeFor: createCatalogueScope,
      path: CATALOGUE_API_PATH,
      onError: onSearchError,
    })
    const provider = { type: 'embedded', host: '', key: 'public' } as const
    return endpoint(request, { ...site, search: { ...site.search, provider } })
  }
  const relay = createSearchRelay<Site>({
    searchClientFor: (site) => deps.searchClientFor(site, deps.clock()),
    onFailure: (error) => deps.logger.error('the search service failed', { error }),
  })
  const similarIds = createSimilarIdsHandler<Site>({
    loadCarBySlug: deps.stock.loadCarBySlug,
    searchClientFor: (site) => deps.searchClientFor(site, deps.clock()),
    onFailure: (error) => deps.logger.error('similar cars failed', { error }),
  })
  const leads = createLeadsHandler({
    ...deps.enquiries,
    clientAddress,
    recordEvent: deps.events.record,
    renderRefused: (refused, request, site) =>
      renderForm(request, site, { enquiry: refused, status: refused.status }),
  })
  const unsubscribe = createUnsubscribeHandler({
    store: deps.suppressions,
    rateLimit: createMemoryRateLimit(unsubscribeLimit),
    clock: deps.clock,
    clientAddress,
    logger: deps.logger,
    renderRefused: (refused, site, request) => {
      const page = new Request(new URL(UNSUBSCRIBE_PATH, request.url), { headers: request.headers })
      return renderForm(page, site, { unsubscribe: refused, status: refused.status })
    },
  })
  const events = createEventsHandler({
    store: deps.events,
    rateLimit: createMemoryRateLimit(eventLimit),
    clock: deps.clock,
    clientAddress,
    logger: deps.logger,
  })
  const media = createMediaFiles(deps.mediaFolders)
  const deliveryPrice = createDeliveryPriceHandler({
    geocoder: deps.geocoder,
    onFailure: (error) => deps.logger.error('the geocoder failed', { error }),
  })
  return [
    { method: 'ALL', path: `${CATALOGUE_API_PATH}/*`, handle: catalogue },
    {
      method: 'ALL',
      path: `${SEARCH_API_PATH}/*`,
      handle: (request, site) =>
        site.search.provider.type === 'typesense' ? relay(request, site) : search(request, site),
    },
    { method: 'POST', path: '/api/leads', handle: leads },
    { method: 'POST', path: '/cars/:slug/enquire', handle: leads },
    { method: 'POST', path: '/cars/:slug/test-drive', feature: 'testDrive', handle: leads },
    { method: 'POST', path: '/cars/:slug/photos', feature: 'requestPhotos', handle: leads },
    { method: 'POST', path: '/contact', handle: leads },
    { method: 'POST', path: '/api/events', handle: events },
    { method: 'POST', path: UNSUBSCRIBE_API_PATH, handle: unsubscribe },
    { method: 'POST', path: UNSUBSCRIBE_PATH, handle: unsubscribe },
    {
      method: 'POST',
      path: '/favourites',
      feature: 'favourites',
      handle: async (request, site) => handleFavourites(request, site),
    },
    {
      method: 'POST',
      path: '/compare',
      feature: 'compare',
      handle: async (request, site) => handleCompare(request, site),
    },
    {
      method: 'GET',
      path: '/api/delivery-price',
      feature: 'deliveryCalculator',
      handle: deliveryPrice,
    },
    { method: 'GET', path: '/api/cars/:slug/similar.json', handle: similarIds },
    ...carCalls(deps, { clientAddress }),
    {
      method: 'GET',
      path: '/favicon.svg',
      handle: async (_request, site) => faviconResponse(site),
    },
    ...outputRoutes(deps),
    { method: 'GET', path: `${IMAGES_PATH}/*`, handle: (request) => deps.images(request) },
    { method: 'GET', path: `${MEDIA_PATH}/*`, handle: media },
    { method: 'GET', path: '/fonts/1/*', handle: (request) => fontResponse(lastPart(request)) },
    {
      method: 'GET',
      path: '/tenant-assets/*',
      handle: (request) => tenantAssetResponse(deps.env.FORECOURT_TENANTS, lastPart(request)),
    },
  ]
}
