import type { IncomingMessage } from 'node:http'
import type { Site } from '@forecourt/tenant-config/model'
import type { Visitor } from '../limits/work-queue.ts'
import type { EarlyAnswer } from '../request/answer-early.ts'
import { busyPage } from '../request/failed-request.ts'
import type { SiteRequest } from '../request/request-site.ts'
import { readIncoming } from './page-front.ts'
import { RETRY_AFTER_SECONDS } from './render-queue.ts'

/** Parts load is shed with. */
export interface ShedLoadOptions {
  /** The site a request is for; null at a host that is none. */
  siteOf: (request: SiteRequest) => Site | null
  /** Network of the visitor. */
  clientNetwork: (request: SiteRequest) => string
  /** True when a page for this visitor would be taken on now. */
  hasRoomFor: (visitor: Visitor) => boolean
  createRequestId: () => string
  /** Called for each refusal. */
  onRefused: (refused: { id: string; site: Site; method: string; path: string }) => void
}

const body = Buffer.from(busyPage)
const head = {
  'content-type': 'text/html;charset=utf-8',
  'content-length': body.length,
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
  'x-content-type-options': 'nosniff',
}

/** Someone who reads pages asks for a page; forms, calls and files are left alone. */
function isForPage({ method, url = '', headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.startsWith('/api/') || path.slice(path.lastIndexOf('/')).includes('.')) return false
  return headers.accept?.includes('text/html') ?? false
}

/**
 * Refuses pages that nobody can render now before any framework is asked. A framework spends a good part of
 * a rendering on a refusal, so that under many requests it would do little else.
 * Source: `PLUS-088`
 */
export function createShedLoad(options: ShedLoadOptions): EarlyAnswer {
  const { siteOf, clientNetwork, hasRoomFor, createRequestId, onRefused } = options
  return (request, response) => {
    const { method = '', url = '' } = request
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    if (!isForPage(request, path)) return false
    const asked = readIncoming(request)
    const site = siteOf(asked)
    if (!site || hasRoomFor({ site: site.id, client: clientNetwork(asked) })) return false
    const id = createRequestId()
    response.writeHead(503, { ...head, 'x-request-id': id })
    response.end(method === 'HEAD' ? undefined : body)
    onRefused({ id, site, method, path })
    return true
  }
}
