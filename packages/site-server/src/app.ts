import { leastFreeDiskBytes, readFreeDiskBytes } from '@forecourt/feature-leads/server'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { Hono } from 'hono'
import type { SiteDeps } from './deps/site-deps.ts'
import { createArrivals } from './limits/arrivals.ts'
import { formatClientNetwork } from './limits/client-network.ts'
import { createSearchLimits } from './limits/search-limits.ts'
import { readClientNetwork, readVisitor } from './limits/visitor.ts'
import { createMetricsEndpoint } from './metrics/metrics-endpoint.ts'
import type { RequestKind } from './metrics/server-metrics.ts'
import { createHtmlCache, type PageKey } from './pages/html-cache.ts'
import { type AnsweredPage, createPageFront, hidesBanners } from './pages/page-front.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { createPageShrinker } from './pages/page-shrinker.ts'
import { BusyError, createRenderQueue } from './pages/render-queue.ts'
import { createShedLoad } from './pages/shed-load.ts'
import type { PageInit, RenderPage } from './pages/site-pages.ts'
import { readStockVersion } from './pages/stock-version.ts'
import { createReadiness } from './process/readiness.ts'
import type { EarlyAnswer } from './request/answer-early.ts'
import { CALL_NOT_FOUND, METHOD_NOT_SUPPORTED } from './request/error-message.ts'
import {
  createBusyResponse,
  createCutOffResponse,
  createFailedResponse,
  isBodyCutOff,
  readFailureFields,
  toReadableRefusal,
} from './request/failed-request.ts'
import { createProxyNotice, followProxy } from './request/followed-proxy.ts'
import { createMalformedRefusal } from './request/malformed-request.ts'
import { resolvePagePolicy } from './request/page-headers.ts'
import { createRequestIds } from './request/request-id.ts'
import {
  isHttps,
  readRequestedSiteId,
  resolveClientAddress,
  resolveRequestHost,
  type ServerRequest,
  type SiteRequest,
  toSiteRequest,
} from './request/request-site.ts'
import { createSecurityHeaders } from './request/security-headers.ts'
import { createRoutes, type Route, type RoutePorts } from './routes/route.ts'
import { routeTable } from './routes/routes.ts'
import { createPassOn } from './workers/pass-on.ts'
import { createSharedAnswers } from './workers/worker-link.ts'

const notASite = () =>
  new Response(
    '<!doctype html><html lang="en"><title>Not found</title><p>There is no site at this address.</p></html>',
    {
      status: 404,
      headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' },
    },
  )

/** An address for scripts; anything else is read by people. */
const isCall = (path: string) => path.startsWith('/api/') || path.endsWith('/autogauge')

/** A call that no person reads: a browser that opens such an address asks for a page. */
const isScript = (path: string, headers: Headers) =>
  isCall(path) && !headers.get('accept')?.includes('text/html')

const notACall = () =>
  Response.json(
    { error: CALL_NOT_FOUND, code: 'not_found' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )

const pageMethods = ['GET', 'HEAD', 'POST']

const notAllowed = (methods: readonly string[]) =>
  Response.json(
    { error: METHOD_NOT_SUPPORTED, code: 'method_not_allowed' },
    { status: 405, headers: { allow: methods.join(', '), 'cache-control': 'no-store' } },
  )

/** The data of a page by itself, as a framework may offer it to its own scripts; ours ask for none. */
const isPageData = (path: string) => path.endsWith('.pageContext.json')

/** An address of the development server of Vite; the framework throws at one, with an error in the log. */
const isDevelopmentFile = (path: string) =>
  /^\/(?:(?:@|%40)(?:vite\/client|fs\/)|__vite_ping)/i.test(path)

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') ?? false

const kindOf = (path: string, { headers }: Response): RequestKind => {
  if (isCall(path)) return 'call'
  return isPage(headers) ? 'page' : 'file'
}

/** Answer to whoever watches the server, true at this moment alone. */
const createProbe = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

/** Handler the server answers with, whatever runs it. */
export interface App {
  fetch(request: Request): Response | Promise<Response>
  /**
   * Answers on `node:http`, before whatever runs `fetch`: malformed requests are refused, cached pages sent,
   * and pages refused that cannot be rendered now. In this order, for `answerEarly`.
   */
  earlyAnswers: readonly EarlyAnswer[]
}

/** Targets of the road. */
export interface AppOptions {
  /** Renders pages: the framework they are written in. */
  renderPage: RenderPage
  /** Addresses beside those every site has, such as the outputs. Default none. */
  routes?: readonly Route[]
}

/** The whole server: site by host, then the table of routes, then the pages. */
export function createApp(deps: SiteDeps, { renderPage, routes = [] }: AppOptions): App {
  const { env, logger, metrics, sites } = deps
  const cache = env.FORECOURT_HTML_CACHE
    ? createHtmlCache({
        versionOf: (site, carId) => ({
          site: deps.siteVersion(site),
          stock: readStockVersion(deps.stockIndex, site.id, carId),
        }),
        nowMs: () => deps.clock().getTime(),
        maxBytes: env.FORECOURT_HTML_CACHE_MB * 2 ** 20,
      })
    : null
  const createRequestId = createRequestIds()
  const renderMeasured: RenderPage = async (...page) => {
    const startedAt = performance.now()
    try {
      return await renderPage(...page)
    } finally {
      metrics.observeRender((performance.now() - startedAt) / 1000)
    }
  }
  const arrivals = createArrivals()
  const renderQueue = createRenderQueue(renderMeasured, {
    giveWay: arrivals.settle,
    onRefused: () => metrics.countRefusal('render_queue'),
  })
  const logFailure = (error: unknown) =>
    logger.error('a page could not be renewed', readFailureFields(error))
  const shrinkPage = cache ? createPageShrinker({ cache, logFailure }) : undefined
  const handlePage = createPageHandler({
    renderPage: renderQueue.renderPage,
    cache,
    countPage: metrics.countPage,
    shrinkPage,
    logFailure,
  })

  const siteOf = (request: SiteRequest): Site | null => {
    const asked = readRequestedSiteId(request, env)
    return asked ? sites.siteById(asked) : sites.siteOf(resolveRequestHost(request, env))
  }

  /** Headers every page of a site has. */
  const createPageHeaders = (site: Site, isSecure: boolean) => ({
    ...createSecurityHeaders(isSecure ? site.hsts : null),
    ...(env.isProduction && {
      'content-security-policy': resolvePagePolicy(site, deps.payments.pageOriginsOf(site)),
    }),
  })

  const pageInit = (request: ServerRequest, site: Site): PageInit => ({
    site,
    deps,
    now: deps.clock(),
    visitors: [readVisitor(request, site, env)],
  })

  const pageKey = (request: Request, site: Site): PageKey | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname, search } = new URL(request.url)
    // Who hid an announcement gets pages without it.
    if (hidesBanners(pathname, request.headers.get('cookie'))) return null
    return { site, url: pathname + search }
  }

  const renderForm: RoutePorts['renderForm'] = async (request, site, { status, ...answer }) => {
    const response = await handlePage({
      request: new Request(request.url, { headers: request.headers }),
      init: { ...pageInit(request, site), ...answer },
      key: null,
    })
    return new Response(response.body, { status, headers: response.headers })
  }

  /** Sets headers in place: a copy of the answer would send its body piece by piece. */
  const secure = (headers: Headers, request: ServerRequest, site: Site | null): void => {
    const isSecure = isHttps(toSiteRequest(request), env)
    const own =
      site && isPage(headers)
        ? createPageHeaders(site, isSecure)
        : createSecurityHeaders(isSecure && site ? site.hsts : null)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    // Some caches store for a day what says nothing of it.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }

  const app = new Hono<{ Variables: { site: Site; callMethods?: readonly string[] } }>()

  app.onError((error, c) => {
    if (error instanceof BusyError) return createBusyResponse(c.req.raw, error.retryAfterSeconds)
    if (isBodyCutOff(c.req.raw, error)) return createCutOffResponse()
    logger.error('a request failed', { path: c.req.path, ...readFailureFields(error) })
    return createFailedResponse(c.req.raw)
  })

  const readReadiness = createReadiness({
    hasIndex: deps.stockIndex.isReady,
    hasSites: () => sites.sites().length > 0,
    isStoreReady: deps.isReady,
    freeDisk: () => readFreeDiskBytes(env.FORECOURT_DATA),
    leastFreeDiskBytes,
    isStoreElsewhere: env.DATABASE_URL !== undefined,
  })
  const shared = createSharedAnswers(deps.workers, {
    readReadiness,
    writeMetrics: metrics.registry.write,
  })
  app.get('/healthz', async () =>
    (await shared.areHealthy()) ? createProbe('ok') : createProbe('a worker does not answer', 503),
  )
  app.get('/readyz', async () => {
    const readiness = await shared.readReadiness()
    return createProbe(readiness, readiness === 'not ready' ? 503 : 200)
  })

  const answerMetrics = createMetricsEndpoint(
    { write: shared.writeMetrics },
    env.FORECOURT_METRICS_TOKEN,
  )
  if (answerMetrics) app.get('/metrics', (c) => answerMetrics(c.req.raw))
  const noticeProxy = createProxyNotice(env, logger)
  app.use(async (c, next) => {
    const startedAt = performance.now()
    noticeProxy(c.req.raw)
    const id = createRequestId()
    const site = siteOf(toSiteRequest(c.req.raw))
    await logger.duringRequest({ id, site: site?.id ?? null }, async () => {
      if (site) {
        c.set('site', site)
        await next()
      } else {
        c.res = isScript(c.req.path, c.req.raw.headers) ? notACall() : notASite()
      }
      secure(c.res.headers, c.req.raw, site)
      c.res.headers.set('x-request-id', id)
      const ms = performance.now() - startedAt
      const { method, path } = c.req
      const { status } = c.res
      metrics.countRequest({
        kind: site ? kindOf(path, c.res) : 'none',
        status,
        seconds: ms / 1000,
      })
      logger.logRequest({ id, site: site?.id ?? null, method, path, status, ms })
    })
  })

  const clientAddress = (request: ServerRequest) =>
    resolveClientAddress(toSiteRequest(request), env)
  const clientNetwork = (request: ServerRequest) => readClientNetwork(request, env)
  const own = createRoutes(routeTable, {
    deps,
    clientAddress,
    clientNetwork,
    visitorOf: (request, site) => readVisitor(request, site, env),
    searchLimits: createSearchLimits({ env, metrics, clientNetwork }),
    renderForm,
  })
  for (const { method, path, feature, handle } of [...own, ...routes]) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    app.all(path, async (c, next) => {
      const isOn = !feature || isFeatureOn(c.var.site, feature)
      if (method !== 'ALL' && !methods.includes(c.req.raw.method)) {
        if (isOn && isCall(path)) c.set('callMethods', [...(c.var.callMethods ?? []), ...methods])
        return next()
      }
      if (!isOn) return isCall(path) ? notACall() : next()
      const answer = await handle(c.req.raw, c.var.site)
      if (answer) return toReadableRefusal(c.req.raw, answer)
      return next()
    })
  }

  app.all('*', (c) => {
    const { raw, path } = c.req
    const { callMethods } = c.var
    if (callMethods && isScript(path, raw.headers)) return notAllowed(callMethods)
    if (!pageMethods.includes(raw.method))
      return isCall(path) ? notACall() : notAllowed(pageMethods)
    if (isPageData(path) || isDevelopmentFile(path) || isScript(path, raw.headers))
      return notACall()
    return handlePage({
      request: raw,
      init: pageInit(raw, c.var.site),
      key: pageKey(raw, c.var.site),
    })
  })

  const onAnswer = ({ id, site, method, path, status, ms }: AnsweredPage) => {
    metrics.countPage('hit')
    metrics.countRequest({ kind: 'page', status, seconds: ms / 1000 })
    logger.logRequest({ id, site: site.id, method, path, status, ms })
  }
  // Outside production a request may name its site, which only the whole road reads.
  const answerCached =
    cache && env.isProduction
      ? createPageFront({
          cache,
          siteOf,
          onSitesChange: sites.onChange,
          isHttps: (request) => isHttps(request, env),
          createPageHeaders,
          createRequestId,
          shrinkPage,
          onAnswer,
        })
      : () => false
  const refuseMalformed = createMalformedRefusal({
    createRequestId,
    onRefused: ({ id, method, path }) => {
      metrics.countRequest({ kind: 'none', status: 400, seconds: 0 })
      logger.logRequest({ id, site: null, method, path, status: 400, ms: 0 })
    },
  })
  const shedLoad = createShedLoad({
    siteOf,
    clientNetwork: (request) => formatClientNetwork(resolveClientAddress(request, env)),
    hasRoomFor: renderQueue.hasRoomFor,
    createRequestId,
    onRefused: ({ id, site, method, path }) => {
      metrics.countRefusal('render_queue')
      metrics.countRequest({ kind: 'page', status: 503, seconds: 0 })
      logger.logRequest({ id, site: site.id, method, path, status: 503, ms: 0 })
    },
  })
  const passOn = deps.workers
    ? [
        createPassOn({
          link: deps.workers,
          siteOf,
          sharedPaths: ['/healthz', '/readyz', ...(answerMetrics ? ['/metrics'] : [])],
          createRequestId,
          onPassed: metrics.countPassedOn,
          onAway: ({ id, site, method, path }) => {
            const kind = isCall(path) ? 'call' : 'page'
            metrics.countRequest({ kind, status: 503, seconds: 0 })
            logger.logRequest({ id, site: site.id, method, path, status: 503, ms: 0 })
          },
        }),
      ]
    : []
  return {
    fetch: (request) => app.fetch(followProxy(request, env)),
    earlyAnswers: [arrivals.count, refuseMalformed, ...passOn, answerCached, shedLoad],
  }
}
