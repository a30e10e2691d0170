import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { Site } from '@forecourt/tenant-config/model'
import { readDismissedBanners } from '@forecourt/ui/banner/dismissed'
import type { EarlyAnswer } from '../request/answer-early.ts'
import { chooseStored, compressToStay, listAcceptedEncodings } from '../request/page-encoding.ts'
import { formatPlainAddress, type SiteRequest } from '../request/request-site.ts'
import type { CachedPage, HtmlCache } from './html-cache.ts'
import { createBodyHeaders, isUnchanged, PAGE_VARY } from './page-answer.ts'
import type { ShrinkPage } from './page-shrinker.ts'

/** An answer, as it is counted and logged. */
export interface AnsweredPage {
  id: string
  site: Site
  method: string
  path: string
  status: number
  /** Milliseconds it took. */
  ms: number
}

/** Parts cached pages are answered with. */
export interface PageFrontOptions {
  cache: HtmlCache
  /** The site a request is for; null at a host that is none. */
  siteOf: (request: SiteRequest) => Site | null
  /** Calls back whenever another host may have another site. */
  onSitesChange: (changed: () => void) => unknown
  isHttps: (request: SiteRequest) => boolean
  /** Headers of every page of a site beside its own. */
  createPageHeaders: (site: Site, isHttps: boolean) => Readonly<Record<string, string>>
  createRequestId: () => string
  /** Called for each page that is sent and not as small as it gets. Default: none is made smaller. */
  shrinkPage?: ShrinkPage
  onAnswer: (answer: AnsweredPage) => void
}

/** Hosts remembered: a site has few, each with or without a port. */
const MAX_HOSTS = 10_000

const nowhere = new URL('http://site.invalid')

const nowhereSecure = new URL('https://site.invalid')

/** True for a request that says what another server was asked; only then it matters who says so. */
const isForwarded = ({ headers }: IncomingMessage) =>
  'x-forwarded-host' in headers || 'x-forwarded-proto' in headers || 'forwarded' in headers

/** Facts of a request as `node:http` hands it over. */
export const readIncoming = ({ headers, socket }: IncomingMessage): SiteRequest => ({
  url: (socket as TLSSocket).encrypted ? nowhereSecure : nowhere,
  headers: {
    get(name) {
      const value = headers[name]
      return (Array.isArray(value) ? value.join(', ') : value) ?? null
    },
  },
  peerAddress: formatPlainAddress(socket.remoteAddress),
})

/** True for a visitor who hid an announcement, whose vehicle pages are without it. */
export const hidesBanners = (url: string, cookie: string | null | undefined): boolean =>
  Boolean(cookie) && url.startsWith('/cars/') && readDismissedBanners(cookie ?? '').length > 0

const flatten = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flat()

/** Heads of answers, made once for each page, encoding and scheme; the id of a request is their last value. */
function createHeads({ createPageHeaders }: PageFrontOptions) {
  const known = new WeakMap<CachedPage, Map<string, string[]>>()

  function makeHead(page: CachedPage, site: Site, isHttps: boolean, body: [string, number] | null) {
    const [encoding, length] = body ?? []
    return flatten({
      ...page.headers,
      etag: page.etag,
      vary: PAGE_VARY,
      ...createPageHeaders(site, isHttps),
      ...(body && createBodyHeaders(encoding as 'br', length ?? 0)),
      'x-request-id': '',
    })
  }

  return (page: CachedPage, site: Site, isHttps: boolean, body: [string, number] | null) => {
    const heads = known.get(page) ?? new Map<string, string[]>()
    known.set(page, heads)
    const name = `${body?.[0] ?? ''}${isHttps ? 's' : ''}`
    const head = heads.get(name) ?? makeHead(page, site, isHttps, body)
    heads.set(name, head)
    return head
  }
}

interface Target {
  site: Site
  isHttps: boolean
}

/** Site and scheme of a request; of one that was not forwarded remembered by its host. */
function createTargets({ siteOf, onSitesChange, isHttps }: PageFrontOptions) {
  const known = new Map<string, Target>()
  onSitesChange(() => known.clear())
  return (request: IncomingMessage): Target | null => {
    const { host = '' } = request.headers
    const name = isForwarded(request) || (request.socket as TLSSocket).encrypted ? null : host
    const remembered = name === null ? undefined : known.get(name)
    if (remembered) return remembered
    const asked = readIncoming(request)
    const site = siteOf(asked)
    if (!site) return null
    const target = { site, isHttps: isHttps(asked) }
    if (name !== null && known.size < MAX_HOSTS) known.set(name, target)
    return target
  }
}

/**
 * Answers what the page cache holds before any framework is asked: a framework spends several times what
 * sending such a page costs. Whatever it does not know for sure it leaves to the server.
 * Source: `PLUS-098`
 */
export function createPageFront(options: PageFrontOptions): EarlyAnswer {
  const { cache, createRequestId, shrinkPage, onAnswer } = options
  const headOf = createHeads(options)
  const targetOf = createTargets(options)

  /** A page that may be sent as it is stored. */
  function findPage(request: IncomingMessage, site: Site, url: string): CachedPage | null {
    const key = { site, url }
    const found = cache.find(key)
    if (!found || hidesBanners(url, request.headers.cookie)) return null
    const isSent = found.state === 'fresh' || (found.state === 'stale' && cache.isBeingRenewed(key))
    return isSent ? found.page : null
  }

  return (request, response) => {
    const startedAt = performance.now()
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const target = targetOf(request)
    const page = target && findPage(request, target.site, url)
    if (!page) return false
    const { site, isHttps } = target
    const isSame = isUnchanged(request.headers['if-none-match'], page.etag)
    const accepted = listAcceptedEncodings(request.headers['accept-encoding'] as string | undefined)
    const encoding = isSame ? null : chooseStored(page.bodies, accepted)
    const body = encoding ? page.bodies[encoding] : undefined
    if (!isSame && (!encoding || !body)) return false
    const head = headOf(page, site, isHttps, encoding && body ? [encoding, body.length] : null)
    const id = createRequestId()
    head[head.length - 1] = id
    const status = isSame ? 304 : 200
    response.writeHead(status, head)
    response.end(method === 'HEAD' ? undefined : body)
    if (body && (page.timesShrunk ?? 0) < compressToStay.length)
      void shrinkPage?.({ site, url }, page)
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    onAnswer({ id, site, method, path, status, ms: performance.now() - startedAt })
    return true
  }
}
