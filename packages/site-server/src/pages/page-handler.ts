import { FastResponse } from 'srvx'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { chooseEncoding, compress, type Encoding } from '../request/compress.ts'
import type { CachedPage, HtmlCache, PageKey } from './html-cache.ts'
import type { PageInit, RenderPage, SitePage } from './site-pages.ts'

/** One request for a page: the request itself, what pages get, and the key it may be cached under. */
export interface PageRequest {
  request: Request
  init: PageInit
  /** Null when the answer belongs to this request alone, for example after a posted form. */
  key: PageKey | null
}

const seconds = 60

function cacheHeaders(isPublic: boolean): Record<string, string> {
  if (!isPublic) return { 'cache-control': 'no-store' }
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`,
  }
}

const toCachedPage = ({ status, headers, body }: SitePage): CachedPage => ({
  status,
  headers: { ...headers, ...cacheHeaders(true) },
  bodies: { identity: Buffer.from(body) },
})

async function encodedBody({ bodies }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const body = bodies[encoding] ?? (await compress(bodies.identity, encoding))
  bodies[encoding] = body
  return body
}

function respond(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  encoding: Encoding,
  isHead: boolean,
): Response {
  const encoded: Record<string, string> =
    encoding === 'identity' ? {} : { 'content-encoding': encoding }
  // Sent as it is, where a standard response would stream it.
  return new FastResponse(isHead ? null : new Uint8Array(body), {
    status,
    headers: {
      ...headers,
      ...encoded,
      vary: 'Host, Accept-Encoding',
      'content-length': String(body.length),
    },
  })
}

/**
 * Answers a request for a page. A cached one is sent without rendering anything; a public page is
 * cached, compressed once for each encoding; any other is compressed for this request only.
 */
export function createPageHandler(
  renderPage: RenderPage,
  cache: HtmlCache | null,
  countPage: ServerMetrics['countPage'] = () => {},
) {
  return async ({ request, init, key }: PageRequest): Promise<Response> => {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const isHead = request.method === 'HEAD'
    const answer = async (page: CachedPage) =>
      respond(page.status, page.headers, await encodedBody(page, encoding), encoding, isHead)

    const cached = key && cache?.get(key)
    if (key && cache) countPage(cached ? 'hit' : 'miss')
    if (cached) return answer(cached)

    const page = await renderPage(request.url, request.headers, init)
    if (page.isPublic && key && cache) {
      const cached = toCachedPage(page)
      cache.set(key, cached)
      return answer(cached)
    }
    const body = await compress(Buffer.from(page.body), encoding)
    return respond(
      page.status,
      { ...page.headers, ...cacheHeaders(page.isPublic) },
      body,
      encoding,
      isHead,
    )
  }
}
