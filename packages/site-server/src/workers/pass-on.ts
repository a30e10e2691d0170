import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Site } from '@forecourt/tenant-config/model'
import { readIncoming } from '../pages/page-front.ts'
import type { EarlyAnswer } from '../request/answer-early.ts'
import { busyCall, busyPage, readsPages } from '../request/failed-request.ts'
import type { SiteRequest } from '../request/request-site.ts'
import { isPassedOn, PEER_HEADER } from './passed-request.ts'
import type { WorkerLink } from './worker-link.ts'

/** Parts requests are passed on with. */
export interface PassOnOptions {
  link: Pick<WorkerLink, 'worker' | 'ownerOf' | 'socketOf'>
  /** The site a request is for; null at a host that is none. */
  siteOf: (request: SiteRequest) => Site | null
  /** Paths every worker answers for all. */
  sharedPaths: readonly string[]
  createRequestId: () => string
  /** Called for each request that is passed on. */
  onPassed?: () => void
  /** Called for each request that was answered here because its worker is away. */
  onAway: (refused: { id: string; site: Site; method: string; path: string }) => void
}

/** Seconds after which a visitor may ask again; a worker is begun again in less. */
const RETRY_AFTER_SECONDS = 2

/** Headers of one connection, which the next one has of its own. Source: RFC 9110, 7.6.1 */
const ownOfConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
])

/** The names and values of a message that go on, as they came: `[name, value, name, value, …]`. */
function headersToPass(raw: readonly string[], others: ReadonlySet<string>): string[] {
  const passed: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    const lower = name.toLowerCase()
    if (!ownOfConnection.has(lower) && !others.has(lower)) passed.push(name, value)
  }
  return passed
}

/** Whoever passes a request on has answered `100-continue` already, and nobody else says who sent it. */
const ownOfRequest: ReadonlySet<string> = new Set(['expect', PEER_HEADER])
const ownOfAnswer: ReadonlySet<string> = new Set(['transfer-encoding'])

const pathOf = (url = '') => url.split('?', 1)[0] ?? ''

function answerAway(request: IncomingMessage, response: ServerResponse, id: string): void {
  const isPage = readsPages(request.method, request.url, request.headers.accept)
  const body = isPage ? busyPage : busyCall
  response.writeHead(503, {
    'content-type': isPage ? 'text/html;charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Passes a request for a site of another worker on to it, and its answer back, as they stream: which worker
 * a connection came to says nothing of the sites it asks for. The other worker sees the visitor's address and
 * the headers as they came; a visitor who leaves leaves there too. A worker that is away answers 503 with
 * Retry-After here.
 * Source: `PLUS-097`
 */
export function createPassOn(options: PassOnOptions): EarlyAnswer {
  const { link, siteOf, sharedPaths, createRequestId, onPassed = () => {}, onAway } = options
  // The other worker never closes a connection that waits, so that no request meets one just being closed.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 })

  function passOn(site: Site, request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', rawHeaders, socket } = request
    const headers = headersToPass(rawHeaders, ownOfRequest)
    headers.push(PEER_HEADER, socket.remoteAddress ?? '')
    const passed = httpRequest({
      agent,
      socketPath: link.socketOf(link.ownerOf(site)),
      method,
      path: url,
      headers,
    })
    passed.on('response', (answer) => {
      const { statusCode = 502, statusMessage } = answer
      response.writeHead(statusCode, statusMessage, headersToPass(answer.rawHeaders, ownOfAnswer))
      pipeline(answer, response, () => {})
    })
    passed.on('error', () => {
      if (response.headersSent || response.destroyed) {
        response.destroy()
        return
      }
      const id = createRequestId()
      answerAway(request, response, id)
      onAway({ id, site, method, path: pathOf(url) })
    })
    // A worker that answered before the whole body waits for the rest of it.
    response.once('close', () => {
      if (!response.writableFinished || !passed.writableFinished) passed.destroy()
    })
    request.on('error', () => passed.destroy())
    request.pipe(passed)
  }

  return (request, response) => {
    if (isPassedOn(request) || sharedPaths.includes(pathOf(request.url))) return false
    const site = siteOf(readIncoming(request))
    const owner = site && link.ownerOf(site)
    if (!owner || owner === link.worker) return false
    onPassed()
    passOn(site, request, response)
    return true
  }
}
