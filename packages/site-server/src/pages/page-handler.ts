import { FastResponse } from 'srvx'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import {
  chooseStored,
  compressAtOnce,
  decompress,
  type EncodedBody,
  listAcceptedEncodings,
  type PageEncoding,
} from '../request/page-encoding.ts'
import type { CachedPage, HtmlCache, PageKey } from './html-cache.ts'
import { createBodyHeaders, createCacheHeaders, isUnchanged, PAGE_VARY } from './page-answer.ts'
import { createPageRenderer, type RenderedPage } from './page-renderer.ts'
import type { ShrinkPage } from './page-shrinker.ts'
import type { PageInit, RenderPage, SitePage } from './site-pages.ts'

/** One request for a page: the request itself, what pages get, and the key it may be cached under. */
export interface PageRequest {
  request: Request
  init: PageInit
  /** Null when the answer belongs to this request alone, for example after a posted form. */
  key: PageKey | null
}

/** Parts the handler of pages is made of. */
export interface PageHandlerOptions {
  renderPage: RenderPage
  /** Null renders every page anew. */
  cache: HtmlCache | null
  /** Default: nothing is counted. */
  countPage?: ServerMetrics['countPage']
  /** Called for each cached page that is sent again. Default: none is made smaller. */
  shrinkPage?: ShrinkPage
  /** Where a failure goes that no visitor sees. */
  logFailure: (error: unknown) => void
}

type Head = Pick<SitePage, 'status' | 'headers'>

/* Sent as it is, where a standard response would stream its body. */
const respond = (
  request: Request,
  { status, headers }: Head,
  { encoding, body }: EncodedBody,
): Response =>
  new FastResponse(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: { ...headers, vary: PAGE_VARY, ...createBodyHeaders(encoding, body.length) },
  })

const acceptedBy = ({ headers }: Request) => listAcceptedEncodings(headers.get('accept-encoding'))

const isRedirect = ({ status, headers }: Head) =>
  status >= 300 && status < 400 && 'location' in headers

async function respondAlone({ request, key }: PageRequest, page: SitePage) {
  const head = {
    status: page.status,
    headers: { ...page.headers, ...createCacheHeaders(page.isPublic, key !== null) },
  }
  // A framework adds a note with a script of its own, which nobody sees.
  if (isRedirect(page))
    return respond(request, head, { encoding: 'identity', body: Buffer.alloc(0) })
  return respond(request, head, await compressAtOnce(Buffer.from(page.body), acceptedBy(request)))
}

/** Sends cached pages. */
function createCachedAnswer(cache: HtmlCache) {
  /** The page as a visitor accepts it; an encoding that was not stored is from now on. */
  async function encode(
    key: PageKey,
    page: CachedPage,
    accepted: ReadonlySet<PageEncoding>,
  ): Promise<EncodedBody> {
    const encoding = chooseStored(page.bodies, accepted)
    const stored = encoding && page.bodies[encoding]
    if (encoding && stored) return { encoding, body: stored }
    const encoded = await compressAtOnce(await decompress(page.bodies), accepted)
    if (encoded.encoding !== 'identity')
      cache.setBodies(key, page, { ...page.bodies, [encoded.encoding]: encoded.body })
    return encoded
  }

  return async (request: Request, key: PageKey, page: CachedPage, first?: EncodedBody) => {
    const headers = { ...page.headers, etag: page.etag }
    if (isUnchanged(request.headers.get('if-none-match'), page.etag))
      return new FastResponse(null, { status: 304, headers: { ...headers, vary: PAGE_VARY } })
    const body = first ?? (await encode(key, page, acceptedBy(request)))
    return respond(request, { status: 200, headers }, body)
  }
}

/**
 * Answers requests for pages. A cached one is sent without rendering anything, also while one rendering
 * renews it; a public page is cached, compressed at once as its visitor accepts it and for good afterwards;
 * any other is compressed for its visitor only. Where rendering fails, the page as it was is sent.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { renderPage, cache, countPage = () => {}, shrinkPage, logFailure } = options

  const renderAlone = async (asked: PageRequest) => {
    const { request, init } = asked
    return respondAlone(asked, await renderPage(request.url, request.headers, init))
  }
  if (!cache) return renderAlone

  const render = createPageRenderer({ renderPage, cache, logFailure })
  const sendCached = createCachedAnswer(cache)

  async function renderNow(
    asked: PageRequest,
    key: PageKey,
    outdated: CachedPage | undefined,
  ): Promise<Response> {
    const { request, init } = asked
    const { rendered, isOwn } = render(request, init, key)
    let result: RenderedPage
    try {
      result = await rendered
    } catch (error) {
      if (!outdated) throw error
      logFailure(error)
      return sendCached(request, key, outdated)
    }
    if (result.kind === 'cached')
      return sendCached(request, key, result.page, isOwn ? result.first : undefined)
    if (outdated && result.page.status >= 500) return sendCached(request, key, outdated)
    return isOwn ? respondAlone(asked, result.page) : renderAlone(asked)
  }

  return async (asked: PageRequest): Promise<Response> => {
    const { request, init, key } = asked
    if (!key) return renderAlone(asked)
    const found = cache.find(key)
    if (!found || found.state === 'outdated') {
      countPage('miss')
      return renderNow(asked, key, found?.page)
    }
    countPage(found.state === 'fresh' ? 'hit' : 'stale')
    if (found.state === 'stale')
      void cache
        .renew(key, () => render(request, { ...init, visitors: [] }, key).rendered)
        .catch(logFailure)
    else void shrinkPage?.(key, found.page)
    return sendCached(request, key, found.page)
  }
}
