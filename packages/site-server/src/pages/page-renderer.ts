import type { Visitor } from '../limits/work-queue.ts'
import {
  compressAtOnce,
  compressToStore,
  type EncodedBody,
  listAcceptedEncodings,
  type PageBodies,
} from '../request/page-encoding.ts'
import type { CachedPage, HtmlCache, PageKey } from './html-cache.ts'
import { createCacheHeaders, createEtag } from './page-answer.ts'
import type { PageInit, RenderPage, SitePage } from './site-pages.ts'

/** A page that was rendered: cached, or for the visitor who asked alone. */
export type RenderedPage =
  | { kind: 'cached'; page: CachedPage; first: EncodedBody }
  | { kind: 'alone'; page: SitePage }

/** A rendering that several requests may wait for. */
export interface PageRendering {
  rendered: Promise<RenderedPage>
  /** True for the request it was begun for. */
  isOwn: boolean
}

/** Parts pages are rendered with. */
export interface PageRendererOptions {
  renderPage: RenderPage
  cache: HtmlCache
  /** Where a failure goes that no visitor waits for. */
  logFailure: (error: unknown) => void
}

/**
 * Pages are rendered for the last multiple of five minutes: what changes with the clock, such as opening
 * hours, changes on one, and a page that is renewed in between keeps its tag.
 */
const CLOCK_STEP_MS = 300_000

const toStep = (now: Date) => new Date(Math.floor(now.getTime() / CLOCK_STEP_MS) * CLOCK_STEP_MS)

/** Pages that wait at once to be compressed for good; what comes on top stays as it was first sent. */
const MAX_WAITING = 32

/** Compresses pages for good after they were first sent. */
function createStorer({ cache, logFailure }: PageRendererOptions) {
  let waiting = 0
  return async (key: PageKey, page: CachedPage, body: Buffer): Promise<void> => {
    if (waiting >= MAX_WAITING) return
    waiting += 1
    try {
      cache.setBodies(key, page, { br: await compressToStore(body) })
    } catch (error) {
      logFailure(error)
    } finally {
      waiting -= 1
    }
  }
}

const onlyBrotli = new Set(['br'] as const)

/** Bodies to cache of a page that was first sent so. */
async function toBodies(body: Buffer, first: EncodedBody): Promise<PageBodies> {
  const { encoding, body: stored } =
    first.encoding === 'identity' ? await compressAtOnce(body, onlyBrotli) : first
  return { [encoding]: stored }
}

/** Renders pages into the cache, each once for all who ask for it meanwhile. */
export function createPageRenderer(options: PageRendererOptions) {
  const { renderPage, cache } = options
  const storeForGood = createStorer(options)
  const renderings = new Map<string, { rendered: Promise<RenderedPage>; visitors: Visitor[] }>()

  /** The page as it is cached for good, when renewing it changed nothing. */
  function findSame(key: PageKey, etag: string): CachedPage | null {
    const page = cache.find(key)?.page
    return page?.etag === etag && page.bodies.br ? page : null
  }

  async function toCache(
    request: Request,
    rendered: SitePage,
    { key, version, nowMs }: { key: PageKey; version: CachedPage['version']; nowMs: number },
  ): Promise<RenderedPage> {
    const body = Buffer.from(rendered.body)
    const etag = createEtag(body)
    const same = findSame(key, etag)
    const accepted = listAcceptedEncodings(request.headers.get('accept-encoding'))
    const first = await compressAtOnce(body, accepted)
    const page: CachedPage = {
      etag,
      headers: { ...rendered.headers, ...createCacheHeaders(true) },
      bodies: same?.bodies ?? (await toBodies(body, first)),
      timesShrunk: same?.timesShrunk ?? 0,
      carId: rendered.carId ?? null,
      version,
      renderedAtMs: nowMs,
    }
    cache.set(key, page)
    if (!same) void storeForGood(key, page, body)
    return { kind: 'cached', page, first }
  }

  async function render(request: Request, init: PageInit, key: PageKey): Promise<RenderedPage> {
    const before = cache.versionOf(key.site, null)
    const now = toStep(init.now)
    const rendered = await renderPage(request.url, request.headers, { ...init, now })
    if (!rendered.isPublic) {
      // What failed for a moment may still be sent as it was.
      if (rendered.status < 500) cache.delete(key)
      return { kind: 'alone', page: rendered }
    }
    const after = cache.versionOf(key.site, rendered.carId ?? null)
    // A change during the rendering may be in it or not, so that the page is rendered once more.
    const version = after.stock > before.stock ? { ...after, stock: -1 } : after
    return toCache(request, rendered, { key, version, nowMs: init.now.getTime() })
  }

  return (request: Request, init: PageInit, key: PageKey): PageRendering => {
    const { site, stock } = cache.versionOf(key.site, null)
    const name = `${key.site.id}\n${site}.${stock}\n${key.url}`
    const begun = renderings.get(name)
    if (begun) {
      // Where nobody in particular waits, as in a renewal, it goes on whoever leaves.
      if (begun.visitors.length > 0) begun.visitors.push(...(init.visitors ?? []))
      return { rendered: begun.rendered, isOwn: false }
    }
    const visitors = [...(init.visitors ?? [])]
    const rendered = render(request, { ...init, visitors }, key).finally(() =>
      renderings.delete(name),
    )
    renderings.set(name, { rendered, visitors })
    return { rendered, isOwn: true }
  }
}
