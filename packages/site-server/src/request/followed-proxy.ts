import type { Env } from '../process/env.ts'
import type { Logger } from '../process/logger.ts'
import { isMalformedHost } from './malformed-request.ts'
import { isHttps, resolveRequestHost, type ServerRequest, toSiteRequest } from './request-site.ts'

type ProxyEnv = Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>

const firstOf = (list: string | null) => list?.split(',')[0]?.trim()

const hasPort = (host: string) => /:\d+$/.test(host)

/** The host a trusted proxy tells, with its port; `X-Forwarded-Port` counts where the host has none. */
function readForwardedHost(headers: Headers): string | undefined {
  const host = firstOf(headers.get('x-forwarded-host'))
  const port = firstOf(headers.get('x-forwarded-port'))
  if (!host) return undefined
  return port && /^\d{1,5}$/.test(port) && !hasPort(host) ? `${host}:${port}` : host
}

/**
 * The request as the visitor sent it: behind a trusted proxy its address and `Host` have the scheme and the
 * host the proxy tells, so that redirects, cookies and the check of `Origin` follow them. Any other request
 * stays as it is, whatever it tells of itself.
 * Source: `PLUS-090`
 */
export function followProxy(request: ServerRequest, env: ProxyEnv): ServerRequest {
  const asked = toSiteRequest(request)
  const { peerAddress } = asked
  if (peerAddress === undefined || !env.FORECOURT_TRUSTED_PROXIES.includes(peerAddress))
    return request
  const host = readForwardedHost(request.headers) ?? request.headers.get('host') ?? asked.url.host
  const scheme = isHttps(asked, env) ? 'https:' : 'http:'
  const address = `${scheme}//${host}${asked.url.pathname}${asked.url.search}`
  if (isMalformedHost(host) || address === request.url) return request
  const headers = new Headers(request.headers)
  headers.set('host', new URL(address).host)
  const { method, body, signal } = request
  const followed = new Request(address, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  } as RequestInit)
  return Object.assign(followed, { ip: request.ip })
}

const forwardedHeaders = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'forwarded',
] as const

/** Peers that are named; more would fill the log for anyone who sends such headers. */
const NAMED_PEERS = 8

/**
 * Names a peer that sends headers of a proxy and is not trusted, once: they are ignored, and behind a proxy
 * that is not in the settings every visitor has its address.
 * Source: `PLUS-090`
 */
export function createProxyNotice(env: ProxyEnv, logger: Pick<Logger, 'warn'>) {
  const named = new Set<string>()
  return (request: ServerRequest): void => {
    const { peerAddress = 'unknown' } = toSiteRequest(request)
    if (named.size >= NAMED_PEERS || named.has(peerAddress)) return
    const sent = forwardedHeaders.filter((name) => request.headers.has(name))
    if (sent.length === 0 || env.FORECOURT_TRUSTED_PROXIES.includes(peerAddress)) return
    named.add(peerAddress)
    logger.warn(
      'headers of a proxy were ignored: if this peer is your proxy, add it to FORECOURT_TRUSTED_PROXIES',
      { peer: peerAddress, headers: sent, host: resolveRequestHost(toSiteRequest(request), env) },
    )
  }
}
